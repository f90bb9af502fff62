export { default as Sprites } from '$lib/art/PiratzSprites.svelte';
export { default as Figure } from './Figure.svelte';
