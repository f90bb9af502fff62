import { words } from '$lib/words/words.svelte';

/** "62 %", as the language writes it. */
export function percent(share: number): string {
  return new Intl.NumberFormat(words.language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

/** The same with its sign: "+12 %". */
export function change(share: number): string {
  const style = { style: 'percent', maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(words.language, style).format(share);
}
