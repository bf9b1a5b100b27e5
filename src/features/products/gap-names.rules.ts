const names: Readonly<Record<string, string>> = {
  any: 'Eksiği var',
  picture: 'Görselsiz',
  name: 'Adı yok',
  summary: 'Kısa açıklaması yok',
  description: 'Açıklaması yok',
  attributes: 'Zorunlu özelliği eksik',
  seo: 'Arama motoru metni kısa',
};

/** The gaps that do not depend on the languages of the site. */
export const commonGaps: readonly string[] = Object.keys(names);

/** What a filter of the product list by a gap finds, in words; the key of a language is its code. */
export function gapName(key: string): string {
  return names[key] ?? `${nameOfLanguage(key) ?? key} metinleri eksik`;
}

/** The Turkish name of a language; undefined if the platform has none. */
function nameOfLanguage(abbr: string): string | undefined {
  return new Intl.DisplayNames('tr', { type: 'language', fallback: 'none' }).of(abbr);
}
