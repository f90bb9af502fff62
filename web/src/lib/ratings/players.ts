// How somebody with a rating is shown.

import { house } from '$lib/house/house.svelte';
import type { Player, Rating } from '$lib/types/house';
import { faceOf, pictureOf } from '$lib/ui/faces';
import { say } from '$lib/words/words.svelte';

export function nameOf(player: Player): string {
  return player.kind === 'house' ? say(`rating-house-${player.level}`) : player.name;
}

/** The name of somebody among others in a sentence, where a bot is to be known as one. */
export function calledAmongOthers(player: Player): string {
  return player.kind === 'program' ? say('rating-program', { name: player.name }) : nameOf(player);
}

export function portraitOfPlayer(player: Player): string {
  if (player.kind === 'person') return pictureOf(player.id === house.guest.id ? house.face : faceOf(player.id));
  return player.kind === 'program' ? 'house-bot-program' : `house-bot-${player.level}`;
}

/** The number, with a question mark as long as it says little. */
export function shownRating({ rating, sure }: Rating): string {
  return sure ? String(rating) : `${rating}?`;
}

export function signed(difference: number): string {
  return difference < 0 ? `−${-difference}` : `+${difference}`;
}
