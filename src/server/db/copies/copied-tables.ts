import { programTables } from '../drop-tables.ts';

/**
 * Restoring runs the migrations, so their names are not rows of a copy. Runs of backups tell what happened here, not in
 * the place that a copy comes from.
 */
const ownTables: readonly string[] = ['migrations', 'backup_runs'];

/** The tables of a copy. */
export const copiedTables = programTables.filter((name) => !ownTables.includes(name));
