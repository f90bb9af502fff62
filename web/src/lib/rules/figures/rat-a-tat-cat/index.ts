export { default as Sprites } from '$lib/art/RatATatCatSprites.svelte';
export { default as Figure } from './Figure.svelte';
