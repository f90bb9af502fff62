"""The notebooks are run as somebody would who reads them, and say what they say."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

BOOKS = sorted((Path(__file__).parents[2] / "examples/python").glob("*.ipynb"))


def test_there_are_three() -> None:
    assert [book.stem for book in BOOKS] == ["first_game", "measure_a_bot", "train_an_agent"]


@pytest.mark.parametrize("book", BOOKS, ids=lambda book: book.stem)
def test_a_notebook_runs(book: Path) -> None:
    notebook = nbformat.read(book, as_version=4)
    assert all(not cell.get("outputs") for cell in notebook.cells), "it is kept without what it prints"
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    assert any(cell.get("outputs") for cell in notebook.cells)
