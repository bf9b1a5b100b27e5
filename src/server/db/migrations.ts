import type { Migration } from './migration-tables.ts';
import { firstSchema } from './migrations/001-first-schema-6.ts';

/** Every migration, in the order in which they run. From 1.0.0 on none is edited (docs/decisions/0025). */
export const migrations: readonly Migration[] = [firstSchema];
