import { describe, expect, it } from 'vitest';
import type { TableInfo } from '$lib/types/house';
import { othersAt, stateOf } from './lists';

const table = (changes: Partial<TableInfo>): TableInfo => ({
  id: '0123456789abcdef',
  title: 'Piratz',
  game: 'piratz',
  players: 2,
  options: {},
  deck: { name: 'default', sha256: '' },
  commitment: '',
  commitments: [null, null],
  awaited: [],
  begun_again: 0,
  private: false,
  rated: false,
  clock: null,
  when_time_is_up: 'rat',
  pause: 800,
  phase: 'playing',
  created: 0,
  hosting: true,
  seats: [
    { kind: 'person', name: 'Þóra', yours: true },
    { kind: 'bot', name: 'Rat', level: 'rat' },
  ],
  seq: 5,
  resigned: [],
  to_move: null,
  ended: null,
  rematch: null,
  ...changes,
});

describe('a table in a list', () => {
  it('says when it is your turn', () => {
    expect(stateOf(table({ to_move: 0 }))).toBe('your-turn');
    expect(stateOf(table({ to_move: 1 }))).toBe('playing');
  });

  it('says whether a seat is free', () => {
    expect(stateOf(table({ phase: 'waiting' }))).toBe('waiting');
    expect(stateOf(table({ phase: 'revealing' }))).toBe('waiting');
    expect(stateOf(table({ phase: 'waiting', seats: [{ kind: 'open' }] }))).toBe('free');
  });

  it('says who has won, to those who played', () => {
    const ended = { winners: [0], points: [3, 1], reason: 'points' as const };
    expect(stateOf(table({ phase: 'over', ended }))).toBe('won');
    expect(stateOf(table({ phase: 'over', ended: { ...ended, winners: [1] } }))).toBe('lost');
    expect(stateOf(table({ phase: 'over', ended, seats: [] }))).toBe('over');
    const adjourned = { winners: [], points: null, reason: 'adjourned' as const };
    expect(stateOf(table({ phase: 'over', ended: adjourned }))).toBe('over');
  });

  it('names the others', () => {
    expect(othersAt(table({}))).toBe('Rat');
    expect(othersAt(table({ seats: [{ kind: 'open' }] }))).toBe('…');
  });
});
