import type { SimpleRow } from './content.ts';

/** One row for each section of the home page, from the first migration on. */
export type HomeSectionTable = SimpleRow & { section: string; is_active: number };
