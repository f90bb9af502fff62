// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from 'vitest';
import { keyed } from './keys';

let table: HTMLElement;
let board: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="table"><div id="board" role="application"></div><button>R</button></div><input />';
  table = document.querySelector('#table') as HTMLElement;
  board = document.querySelector('#board') as HTMLElement;
});

function press(key: string, target: Element, held: Partial<KeyboardEvent> = {}) {
  const none = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false };
  return keyed({ ...none, ...held, key, target }, table);
}

describe('keys', () => {
  it('move, turn and lay at the board', () => {
    expect(press('ArrowUp', board)).toEqual({ type: 'move', right: 0, down: -1 });
    expect(press('ArrowUp', board, { shiftKey: true })).toEqual({ type: 'pan', right: 0, down: -1 });
    expect(press('R', board, { shiftKey: true })).toEqual({ type: 'turn', quarters: -1 });
    expect(press('Enter', board)).toEqual({ type: 'lay' });
    expect(press('n', document.body)).toEqual({ type: 'next', steps: 1 });
    expect(press('2', document.body)).toEqual({ type: 'pick', index: 1 });
  });

  it('press a button that has the focus', () => {
    expect(press('Enter', table.querySelector('button') as Element)).toBeNull();
    expect(press(' ', table.querySelector('button') as Element)).toBeNull();
  });

  it('scroll the page outside the table', () => {
    expect(press('ArrowDown', document.body)).toBeNull();
  });

  it('are left alone where somebody writes', () => {
    expect(press('z', document.querySelector('input') as Element)).toBeNull();
  });

  it('take back with and without Ctrl, and leave other combinations to the browser', () => {
    expect(press('z', board)).toEqual({ type: 'take-back' });
    expect(press('z', board, { ctrlKey: true })).toEqual({ type: 'take-back' });
    expect(press('r', board, { ctrlKey: true })).toBeNull();
  });
});
