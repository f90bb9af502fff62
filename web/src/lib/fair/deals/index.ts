import type { GameName } from '$lib/games/names';
import type { Deals } from './deal';
import { deals as piratz } from './piratz';
import { deals as ratATatCat } from './rat-a-tat-cat';
import { deals as ratHot } from './rat-hot';

export type { Dealt } from './deal';

export const DEALS: Record<GameName, Deals> = { 'rat-hot': ratHot, piratz, 'rat-a-tat-cat': ratATatCat };
