import { describe, expect, it } from 'vitest';
import { Leaving } from './leaving.svelte';

const pointer = (pointerType: string) => ({ pointerType }) as PointerEvent;

describe('Leaving', () => {
  it('shows what the mouse is over, or what has the focus', () => {
    const leaving = new Leaving();
    leaving.focus('gems');
    expect(leaving.seen).toBe('gems');
    leaving.over('coins', pointer('mouse'));
    expect(leaving.seen).toBe('coins');
    leaving.out();
    leaving.blur();
    expect(leaving.seen).toBeNull();
  });

  it('takes a click or Enter at its word', () => {
    const leaving = new Leaving();
    leaving.press('gems', pointer('mouse'));
    expect(leaving.name('gems', 2)).toBe(true);
    leaving.key();
    expect(leaving.name('coins', 1)).toBe(true);
  });

  it('asks a finger twice', () => {
    const leaving = new Leaving();
    leaving.press('gems', pointer('touch'));
    expect(leaving.seen).toBe('gems');
    leaving.release();
    expect(leaving.name('gems', 2)).toBe(false);
    expect([leaving.seen, leaving.named]).toEqual(['gems', 'gems']);
    leaving.press('coins', pointer('touch'));
    expect(leaving.name('coins', 2)).toBe(false);
    leaving.press('coins', pointer('touch'));
    expect(leaving.name('coins', 2)).toBe(true);
    expect(leaving.named).toBeNull();
  });

  it('asks twice before leaving with nothing', () => {
    const leaving = new Leaving();
    leaving.key();
    expect(leaving.name('gems', 0)).toBe(false);
    expect(leaving.name('gems', 0)).toBe(true);
    expect(leaving.name('gems', 0)).toBe(false);
    leaving.forget();
    expect(leaving.seen).toBeNull();
  });
});
