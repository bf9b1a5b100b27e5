import type { Completeness } from '../language.ts';

export type Totals = Pick<Completeness, 'total' | 'missing' | 'outdated'>;

/** All kinds of a language together. */
export function totalsOf(kinds: readonly Completeness[]): Totals {
  const sum = (field: keyof Totals) => kinds.reduce((count, kind) => count + kind[field], 0);
  return { total: sum('total'), missing: sum('missing'), outdated: sum('outdated') };
}

/** Whole percents, where 100 means complete and nothing else: 299 of 300 are 99. */
export function percent({ total, missing }: Pick<Totals, 'total' | 'missing'>): number {
  return total === 0 ? 100 : Math.floor(((total - missing) / total) * 100);
}
