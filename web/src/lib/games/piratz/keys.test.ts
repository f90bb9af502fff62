// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { belongsElsewhere, wish } from './keys';

describe('wish', () => {
  it('knows its keys', () => {
    expect(['d', 'D', ' ', 's', 'n'].map(wish)).toEqual(['reveal', 'reveal', 'reveal', 'stay', 'decline_rat']);
    expect(wish('1')).toEqual({ kind: 0 });
    expect(wish('6')).toEqual({ kind: 5 });
    expect(['7', '0', 'x', 'Enter', '12'].map(wish)).toEqual([null, null, null, null, null]);
  });
});

describe('belongsElsewhere', () => {
  function pressed(html: string, init: KeyboardEventInit): boolean {
    document.body.innerHTML = html;
    const target = document.body.querySelector('#here') ?? document.body;
    const event = new KeyboardEvent('keydown', { bubbles: true, ...init });
    target.dispatchEvent(event);
    return belongsElsewhere(event);
  }

  it('leaves fields and dialogs their keys', () => {
    expect(pressed('', { key: 'd' })).toBe(false);
    expect(pressed('<input id="here">', { key: 'd' })).toBe(true);
    expect(pressed('<dialog><p id="here"></p></dialog>', { key: 'd' })).toBe(true);
    expect(pressed('', { key: 'd', ctrlKey: true })).toBe(true);
  });

  it('leaves a button its space, but not its letters', () => {
    expect(pressed('<button id="here"></button>', { key: ' ' })).toBe(true);
    expect(pressed('<button id="here"></button>', { key: 'd' })).toBe(false);
    expect(pressed('<p id="here"></p>', { key: ' ' })).toBe(false);
  });
});
