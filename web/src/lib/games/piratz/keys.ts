// The keys of the table.

export type Wish = 'reveal' | 'stay' | 'decline_rat' | { kind: number };

export const shortcuts = [
  ['Space', 'piratz-key-dig'],
  ['D', 'piratz-key-dig'],
  ['S', 'piratz-key-stay'],
  ['1 – 6', 'piratz-key-kind'],
  ['← ↑ ↓ →', 'piratz-key-card'],
  ['Enter', 'piratz-key-choose'],
  ['N', 'piratz-key-none'],
] as const;

/** What a key asks for, wherever on the page it is pressed. */
export function wish(key: string): Wish | null {
  if (/^[1-6]$/.test(key)) return { kind: Number(key) - 1 };
  const wishes: Record<string, Wish> = { ' ': 'reveal', d: 'reveal', s: 'stay', n: 'decline_rat' };
  return wishes[key.toLowerCase()] ?? null;
}

/** Whether a key pressed there belongs to something else: a field, an open dialog, or a button that space would press. */
export function belongsElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable], dialog, [role="dialog"], [role="menu"]'))
    return true;
  return event.key === ' ' && Boolean(target?.closest('button, a, summary, [role="button"]'));
}
