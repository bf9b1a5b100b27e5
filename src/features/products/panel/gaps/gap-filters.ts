import type { Language } from '#features/languages/language.ts';
import { commonGaps, gapName } from '../../gap-names.rules.ts';

/** The filters of the product list by what a product lacks, with their names in words. */
export function gapFilters(languages: readonly Language[]): { value: string; label: string }[] {
  const keys = languages.filter(({ active, is_main: isMain }) => active && !isMain).map(({ abbr }) => abbr);
  return [...commonGaps, ...keys].map((value) => ({ value, label: gapName(value) }));
}
