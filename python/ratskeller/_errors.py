"""What can be wrong, told in the sentences of the house."""

from __future__ import annotations


class RatskellerError(Exception):
    """Whatever the house refuses; ``rule`` is the id of the rule that says so, such as ``"RH-P4"``, if one does."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.rule = rule

    def __reduce__(self) -> tuple[type[RatskellerError], tuple[str, str | None]]:
        return type(self), (self.sentence, self.rule)


class Malformed(RatskellerError, ValueError):
    """Something that nothing could be made of: no such game, seat or id, options or a record that do not hold."""


class IllegalAction(RatskellerError, ValueError):
    """The rules do not allow it now."""


class GameOver(RatskellerError):
    """There is nothing left to decide."""


class NotTheirTurn(RatskellerError, ValueError):
    """Somebody else is to move."""


class Unknowable(RatskellerError, ValueError):
    """Nobody could say, knowing only this."""


class Busy(RatskellerError):
    """Another thread is at it."""
