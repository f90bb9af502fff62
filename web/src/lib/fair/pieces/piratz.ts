export { default as Sprites } from '$lib/art/PiratzSprites.svelte';
export { default as Piece } from './Treasure.svelte';
