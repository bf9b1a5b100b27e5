import type { OrderingData, OwnOrderingData } from '#features/ordering-data/ordering-data.ts';
import type { FieldValue, FieldValues } from './article.ts';

/** The fields with one column each; the lead time has one for each language. */
const plainFields = [
  'status',
  'successor',
  'minimum_order',
  'carton_quantity',
  'length',
  'width',
  'height',
  'gross_weight',
  'origin',
  'hs_code',
  'gtin',
] as const satisfies readonly (keyof OrderingData)[];

const ownFields = ['weight', 'pack_quantity'] as const;
const leadTimeKey = /^lead_time_([a-z]{2})$/;

/** The values of an article's ordering data by column key. */
export function orderingValues(data: OrderingData, languages: readonly string[]): Record<string, FieldValue> {
  return {
    ...Object.fromEntries(plainFields.map((field) => [field, data[field]])),
    ...Object.fromEntries(languages.map((lang) => [`lead_time_${lang}`, data.lead_time[lang] ?? ''])),
  };
}

/** The data of an article with these values; undefined if they contain none of its fields. */
export function changedOrdering<Data extends OrderingData>(
  values: FieldValues,
  data: Data,
): Data | undefined {
  const changed: Record<string, unknown> = {};
  for (const field of plainFields) if (values[field] !== undefined) changed[field] = values[field];
  const texts = Object.entries(values).flatMap(([key, value]) => {
    const lang = leadTimeKey.exec(key)?.[1];
    return lang === undefined ? [] : [[lang, value as string] as const];
  });
  if (texts.length > 0) changed.lead_time = withTexts(data.lead_time, texts);
  return Object.keys(changed).length > 0 ? { ...data, ...changed } : undefined;
}

/** Does the same for a product's own code, which has a weight and a pack quantity too. */
export function changedOwn(values: FieldValues, data: OwnOrderingData): OwnOrderingData | undefined {
  const own = ownFields.filter((field) => values[field] !== undefined);
  const changed = changedOrdering(values, data);
  if (own.length === 0) return changed;
  return { ...(changed ?? data), ...Object.fromEntries(own.map((field) => [field, values[field]])) };
}

/** Empty texts are not stored, and languages are in the order of their codes. */
function withTexts(before: Readonly<Record<string, string>>, texts: readonly (readonly [string, string])[]) {
  const merged = Object.entries({ ...before, ...Object.fromEntries(texts) });
  return Object.fromEntries(
    merged.filter(([, text]) => text !== '').sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
