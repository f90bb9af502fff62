export { default as Sprites } from '$lib/art/RatHotSprites.svelte';
export { default as Figure } from './Figure.svelte';
