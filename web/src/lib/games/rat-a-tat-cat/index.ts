import { announce, doing, lasting, tell } from './telling';
import { shortcuts } from './keys';
import Table from './Table.svelte';

export const game = { Table, hides: true, tell, announce, doing, lasting, shortcuts };
