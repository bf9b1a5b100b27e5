import type { SimpleRow } from './content.ts';

/** The first migration adds one row for each section of the home page. */
export type HomeSectionTable = SimpleRow & { section: string; is_active: number };
