import type { Migration } from './columns.ts';
import { catalogue } from './migrations/001-catalogue.ts';

/** Every migration, in the order in which they run. Never edited after it landed. */
export const migrations: readonly Migration[] = [catalogue];
