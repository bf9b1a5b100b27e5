import type { Migration } from './migration-tables.ts';
import { initialSchema } from './migrations/001-initial-schema.ts';

/** Every migration, in the order in which they run. From 1.0.0 on none is edited (docs/decisions/0025). */
export const migrations: readonly Migration[] = [initialSchema];
