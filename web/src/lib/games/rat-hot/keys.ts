// What the keys do at this table.

const STEP = 1.25;

export type Command =
  | { type: 'pick'; index: number }
  | { type: 'move' | 'pan'; right: number; down: number }
  | { type: 'next'; steps: number }
  | { type: 'turn'; quarters: number }
  | { type: 'lay' | 'back' | 'take-back' | 'levels' }
  /** Null looks at everything. */
  | { type: 'zoom'; factor: number | null };

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Key = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey' | 'target' | 'defaultPrevented'>;

/** Whether a command is about the strip that is held; without one its key is free for others. */
export function needsStrip({ type }: Command): boolean {
  return type === 'next' || type === 'turn' || type === 'lay' || type === 'back';
}

/** The command of a key, unless it is meant for something else on the page. */
export function keyed(event: Key, table: Element): Command | null {
  const { key, shiftKey, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
  if (defaultPrevented || altKey || !(target instanceof Element)) return null;
  if (target.closest('input, select, textarea, dialog, [contenteditable]')) return null;
  const letter = key.toLowerCase();
  if (ctrlKey || metaKey) return letter === 'z' && !shiftKey ? { type: 'take-back' } : null;
  // Enter presses a button, unless one is at the board.
  const atBoard = target.matches('[role="application"]') && table.contains(target);
  const arrow = ARROWS[key];
  if (arrow && table.contains(target)) {
    return { type: shiftKey ? 'pan' : 'move', right: arrow[0], down: arrow[1] };
  }
  switch (letter) {
    case '1':
    case '2':
      return { type: 'pick', index: Number(key) - 1 };
    case 'n':
      return { type: 'next', steps: shiftKey ? -1 : 1 };
    case 'r':
      return { type: 'turn', quarters: shiftKey ? -1 : 1 };
    case 'enter':
    case ' ':
      return atBoard || target === document.body ? { type: 'lay' } : null;
    case 'escape':
      return { type: 'back' };
    case 'z':
      return { type: 'take-back' };
    case 'l':
      return { type: 'levels' };
    case '+':
    case '=':
      return { type: 'zoom', factor: STEP };
    case '-':
      return { type: 'zoom', factor: 1 / STEP };
    case '0':
      return { type: 'zoom', factor: null };
    default:
      return null;
  }
}
