import type { SimpleRow } from './content.ts';

/** The sections of the home page; the first migration adds a row for each. */
export type HomeSectionTable = SimpleRow & { section: string; is_active: number };
