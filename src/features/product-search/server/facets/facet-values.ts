import { resolveText, type LocalisedText } from '#shared/localised.ts';
import { slugify } from '#shared/rules/slug.ts';
import { fromJson } from '#server/db/json.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import {
  readTextsOfValue,
  writeValue,
  type TypedPart,
} from '#features/attribute-labels/attribute-value.rules.ts';
import type { Label, Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { unpackValues } from '#features/attribute-labels/server/packed-values.ts';
import { rangeKey } from './number-ranges.ts';

/** A value of a product's attribute as a facet counts it. The key in addresses is like `5-zamak`. */
export type FacetValue = {
  labelId: number;
  key: string;
  name: string;
  color?: string | undefined;
  /** The number, or the range of numbers; null at an open end. */
  range?: { low: number | null; high: number | null };
};

/** Reads the values of products for one page; what many products share is made once. */
export function facetValueReader(labels: Labels, { lang, mainLang }: Localiser) {
  const slugs = new Map<string, string>();
  const slugOf = (value: string) => {
    const slug = slugs.get(value) ?? slugify(value);
    slugs.set(value, slug);
    return slug;
  };
  const known = new Map<string, FacetValue>();
  const ofPart = (labelId: number, label: Label, part: TypedPart): FacetValue => {
    const place = `${labelId}:${JSON.stringify(part)}`;
    const value = known.get(place) ?? typedValue(labelId, label, part, { lang, mainLang });
    known.set(place, value);
    return value;
  };
  const ofParts = (labelId: number, parts: readonly TypedPart[]): FacetValue[] => {
    const label = labels.get(labelId);
    // A part without its size is the same value as that of other sizes.
    return label ? parts.map((part) => ofPart(labelId, label, { ...part, size: undefined })) : [];
  };
  return {
    fromAttributes: (column: string): FacetValue[] =>
      fromJson<{ label_id: number; value: LocalisedText }[]>(column).flatMap(
        ({ label_id: labelId, value }) => {
          const parts = readTextsOfValue(labels.get(labelId), value, mainLang);
          if (parts) return ofParts(labelId, parts);
          const name = resolveText(value, lang, mainLang).text;
          return [{ labelId, name, key: `${labelId}-${slugOf(name)}` }];
        },
      ),
    fromPacked: (packed: string): FacetValue[] =>
      unpackValues(packed).flatMap(({ labelId, parts }) => ofParts(labelId, parts)),
  };
}

function typedValue(
  labelId: number,
  label: Label,
  part: TypedPart,
  { lang, mainLang }: { lang: string; mainLang: string },
): FacetValue {
  const name = writeValue({ ...label, second_unit: '' }, [part], lang, mainLang);
  const value = { labelId, name };
  if ('yes' in part) return { ...value, key: `${labelId}-${part.yes ? 'yes' : 'no'}` };
  if ('choice' in part) {
    const color = label.choices.find(({ key }) => key === part.choice)?.color;
    return { ...value, key: `${labelId}-${part.choice}`, ...(color && { color }) };
  }
  if ('sides' in part) return { ...value, key: rangeKey(labelId, ...part.sides) };
  return { ...value, key: rangeKey(labelId, part.low, part.high), range: part };
}
