import { shortcuts } from './keys';
import { lasting } from './moves';
import Table from './Table.svelte';
import { announce, tell } from './telling';

export const game = { Table, tell, announce, lasting, shortcuts };
