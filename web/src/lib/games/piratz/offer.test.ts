import { describe, expect, it } from 'vitest';
import { offered, picking } from './offer';

describe('offered', () => {
  it('has nothing for those who wait', () => {
    expect(offered([])).toMatchObject({ any: false, reveal: false, stay: false, decline: false });
  });

  it('knows what each kind takes', () => {
    const offer = offered([
      { action: 'reveal' },
      { action: { leave: { kind: 'gems' } }, effect: { cards: [1] } },
      { action: { leave: { kind: 'rings' } }, effect: { cards: [] } },
    ]);
    expect(offer).toMatchObject({ any: true, reveal: true, stay: false });
    expect([...offer.leave]).toEqual([
      ['gems', [1]],
      ['rings', []],
    ]);
  });

  it('knows what choosing a card does', () => {
    const keep = { keep_rat: { card: 0 } };
    const alarm = offered([{ action: keep, effect: { cards: [0] } }, { action: 'decline_rat' }]);
    expect([alarm.decline, alarm.cards.get(0), alarm.cards.get(1)]).toEqual([true, keep, undefined]);
    expect(offered([{ action: { bury: { card: 1 } } }]).cards.get(1)).toEqual({ bury: { card: 1 } });
  });
});

describe('picking', () => {
  it('is what somebody means by choosing a card', () => {
    expect(picking('alarm', 3)).toEqual({ keep_rat: { card: 3 } });
    expect(picking('bury', 3)).toEqual({ bury: { card: 3 } });
    expect(picking('turn', 3)).toEqual({ bury: { card: 3 } });
  });
});
