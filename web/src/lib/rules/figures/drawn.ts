// Which figures can be drawn.

import type { GameName } from '$lib/games';
import { FIGURES as piratz } from './piratz/figures';
import { FIGURES as ratATatCat } from './rat-a-tat-cat/figures';
import { FIGURES as ratHot } from './rat-hot/figures';

export const DRAWN: Record<GameName, readonly string[]> = {
  'rat-hot': Object.keys(ratHot),
  piratz: Object.keys(piratz),
  'rat-a-tat-cat': Object.keys(ratATatCat),
};
