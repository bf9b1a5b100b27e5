import type { Language } from '#features/languages/language.ts';

const labels: Readonly<Record<string, string>> = {
  picture: 'Görselsiz',
  name: 'Adı yok',
  summary: 'Kısa açıklaması yok',
  description: 'Açıklaması yok',
  attributes: 'Zorunlu özelliği eksik',
  seo: 'Arama motoru metni kısa',
};

/** The filters of the product list by what a product lacks, with their names in words. */
export function gapFilters(languages: readonly Language[]): { value: string; label: string }[] {
  const translations = languages
    .filter(({ active, is_main: isMain }) => active && !isMain)
    .map(({ abbr, lang }) => ({ value: abbr, label: `${nameOfLanguage(abbr) ?? lang} metinleri eksik` }));
  return [...Object.entries(labels).map(([value, label]) => ({ value, label })), ...translations];
}

/** The Turkish name of a language; undefined if the browser has none. */
function nameOfLanguage(abbr: string): string | undefined {
  return new Intl.DisplayNames('tr', { type: 'language', fallback: 'none' }).of(abbr);
}
