import type { Attribute } from '../product.ts';
import { dateTimeText } from '#panel/format/date-time-text.ts';
import { useCategoryOptions } from '#features/categories/panel/categories.api.ts';
import { useTransporterTypes } from '#features/transporter-types/panel/transporter-types.api.ts';

/**
 * Returns a function that makes ids, keys, dates and attribute rows of a product readable; undefined for
 * other values.
 */
export function useShownValues(mainLang: string): (name: string, value: unknown) => unknown {
  const categories = useCategoryOptions(mainLang);
  const { data: types } = useTransporterTypes(mainLang);
  return (name, value) => {
    if (name === 'category_id') {
      if (value === null) return null;
      return categories?.find((one) => one.value === value)?.label ?? 'Silinmiş kategori';
    }
    if (name === 'transporter_types')
      return (value as string[]).map((key) => types?.find((one) => one.value === key)?.label ?? key);
    if (name === 'published_at') return dateTimeText(String(value));
    if (name === 'attributes')
      return (value as Attribute[]).map(({ label, value: text }) => `${texts(label)}: ${texts(text)}`);
    return undefined;
  };
}

function texts(byLanguage: Readonly<Record<string, string>>): string {
  return Object.values(byLanguage).filter(Boolean).join(' / ') || '–';
}
