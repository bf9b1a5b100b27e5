import type { PrintedCatalogue } from '../printed-catalogue.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { savedListName } from '#features/products/panel/saved-lists/saved-lists.api.ts';
import { useLanguages } from '#panel/api/languages.api.ts';

type Words<Name extends keyof PrintedCatalogue> = Readonly<Record<PrintedCatalogue[Name] & string, string>>;

export const printLabels = {
  name: 'Ad',
  subtitle: 'Alt başlık',
  choice: 'Ürünler',
  category_ids: 'Kategoriler',
  list: 'Kayıtlı liste',
  lang: 'Dil',
  second_lang: 'İkinci dil',
  format: 'Kâğıt',
  layout: 'Düzen',
  quality: 'Kalite',
  cover_id: 'Kapak görseli',
  has_ordering: 'Sipariş bilgileri',
  has_bleed: 'Taşma payı ve kesim işaretleri (3 mm)',
  valid_until: 'Geçerlilik tarihi',
  is_monthly: 'Her ay yeniden hazırla',
};

export const choiceWords: Words<'choice'> = { categories: 'Kategorilerle', list: 'Kayıtlı listeyle' };
export const formatWords: Words<'format'> = { a4: 'A4', a5: 'A5' };
export const layoutWords: Words<'layout'> = {
  pages: 'Her sayfada bir model',
  rows: 'Satır satır',
  cards: 'Kartlar',
};
export const qualityWords: Words<'quality'> = {
  print: 'Baskı için, 300 dpi',
  mail: 'E-posta için, küçük dosya',
};

const words: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  choice: choiceWords,
  format: formatWords,
  layout: layoutWords,
  quality: qualityWords,
};

/** Returns a function that names the values of the form in the history and in conflicts. */
export function usePrintValueNames(): (name: string, value: unknown) => unknown {
  const { data: languages = [] } = useLanguages();
  const categories = useCategoryOptions(languages[0]?.abbr ?? 'tr') ?? [];
  return (name, value) => {
    if (name === 'category_ids' && Array.isArray(value))
      return value.map((id) => categories.find((one) => one.value === String(id))?.label ?? `#${String(id)}`);
    if (typeof value !== 'string' || value === '') return undefined;
    if (name === 'lang' || name === 'second_lang') return languages.find(({ abbr }) => abbr === value)?.lang;
    if (name === 'list') return savedListName(value);
    return words[name]?.[value];
  };
}
