import type { Migration } from './migration-tables.ts';
import { firstSchema } from './migrations/001-first-schema-12.ts';

/** All migrations in order. From 1.0.0 on they are never edited (docs/decisions/0025). */
export const migrations: readonly Migration[] = [firstSchema];
