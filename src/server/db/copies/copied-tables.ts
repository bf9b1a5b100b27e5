import { programTables } from '../drop-tables.ts';

/**
 * Restoring runs the migrations, so their names are not rows of a copy. Runs of backups and processes
 * are left out too, because they tell what happened on this server.
 */
const ownTables: readonly string[] = ['migrations', 'smallest_schema', 'backup_runs', 'processes'];

/** The tables of a copy. */
export const copiedTables = programTables.filter((name) => !ownTables.includes(name));
