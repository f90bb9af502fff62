export { default as Sprites } from '$lib/art/RatATatCatSprites.svelte';
export { default as Piece } from './Cat.svelte';
