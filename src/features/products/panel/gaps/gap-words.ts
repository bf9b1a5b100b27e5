import type { Language } from '#features/languages/language.ts';
import type { Gap } from '../../product-gaps.rules.ts';
import { productLabels, productTexts } from '../product-fields.ts';

/** Who misses what is not there. */
export const gapGroups: Readonly<Record<Gap['who'], string>> = {
  visitors: 'Ziyaretçi görmez',
  search: 'Arama motoru bulmakta zorlanır',
  language: 'Diğer dilde yok',
};

/** The name of the missing field, with its language where another one has it. `label` names a required attribute. */
export function gapName(
  { field, lang }: { field: string; lang?: string | null | undefined },
  { languages, label }: { languages: readonly Language[]; label?: string | undefined },
): string {
  if (label) return label;
  const language = lang ? ` (${languages.find(({ abbr }) => abbr === lang)?.lang ?? lang})` : '';
  const text = productTexts.find(
    ({ name }) => field.startsWith(`${name}_`) && field.length === name.length + 3,
  );
  return `${text?.label ?? productLabels[field as keyof typeof productLabels]}${language}`;
}
