import { programTables } from '../drop-tables.ts';

/** The tables of a copy. The names of migrations are not rows of it: restoring runs the migrations. */
export const copiedTables = programTables.filter((name) => name !== 'migrations');
