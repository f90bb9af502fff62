import { shortcuts } from './keys';
import { lasting } from './moves';
import Table from './Table.svelte';
import { announce, doing, tell } from './telling';

export const game = { Table, hides: false, tell, announce, doing, lasting, shortcuts };
