import type { Completeness } from '../language.ts';

export type Totals = Pick<Completeness, 'total' | 'missing' | 'outdated'>;

/** Adds up the counts of all kinds of records in one language. */
export function totalsOf(kinds: readonly Completeness[]): Totals {
  const sum = (field: keyof Totals) => kinds.reduce((count, kind) => count + kind[field], 0);
  return { total: sum('total'), missing: sum('missing'), outdated: sum('outdated') };
}

/**
 * The translated share in whole percent. It is rounded down, so that 100 always means that nothing is
 * missing: 299 of 300 give 99.
 */
export function percent({ total, missing }: Pick<Totals, 'total' | 'missing'>): number {
  return total === 0 ? 100 : Math.floor(((total - missing) / total) * 100);
}
