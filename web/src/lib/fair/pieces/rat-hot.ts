export { default as Sprites } from '$lib/art/RatHotSprites.svelte';
export { default as Piece } from './Strip.svelte';
