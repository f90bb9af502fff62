import Table from './Table.svelte';

export const game = { Table, tell: () => null, announce: () => null, lasting: () => 450 };
