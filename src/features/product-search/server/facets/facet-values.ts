import { resolveText, type LocalisedText } from '#shared/localised.ts';
import { slugify } from '#shared/rules/slug.ts';
import { fromJson } from '#server/db/json.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import { readTextsOfValue, type TypedPart } from '#features/attribute-labels/attribute-value.rules.ts';
import { writeValue } from '#features/attribute-labels/attribute-value-text.rules.ts';
import type { Label, Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { unpackValues, valuesEnd } from '#features/attribute-labels/server/packed-values.ts';
import { rangeKey } from './number-ranges.ts';

/** A value of a product's attribute as a facet counts it. The key in addresses is like `5-zamak`. */
export type FacetValue = {
  /** The place among all values of its reader, by which counting is fast. Equal values are one object. */
  place: number;
  labelId: number;
  key: string;
  name: string;
  color?: string | undefined;
  /** The number, or the range of numbers; null at an open end. */
  range?: { low: number | null; high: number | null };
};

export type FacetValueReader = {
  fromAttributes: (column: string) => readonly FacetValue[];
  /** The places of the values that were read when a product was stored. */
  placesOf: (packed: string) => Uint32Array;
  /** All values by their place. */
  values: readonly FacetValue[];
  /** Whether it has read so much that a new one should take its place. */
  isFull: () => boolean;
};

/** The number of kept readers: one for each language, while labels stay the same. */
const keptReaders = 4;
/** A kept reader is dropped above this number of products or of different values. */
const keptProducts = 10_000;
const keptValues = 20_000;

const kept = new Map<string, FacetValueReader>();

/**
 * Reads the values of products. What was read is kept for later pages, because products seldom change and reading the
 * values of 5,000 products takes far longer than counting them.
 */
export function facetValueReader(labels: Labels, { lang, mainLang }: Localiser): FacetValueReader {
  const key = JSON.stringify([lang, mainLang, ...labels]);
  let reader = kept.get(key);
  kept.delete(key);
  if (!reader || reader.isFull()) reader = createReader(labels, { lang, mainLang });
  // The least recently used one is the first.
  kept.set(key, reader);
  const [oldest] = kept.keys();
  if (kept.size > keptReaders && oldest !== undefined) kept.delete(oldest);
  return reader;
}

function createReader(labels: Labels, languages: { lang: string; mainLang: string }): FacetValueReader {
  const { lang, mainLang } = languages;
  const slugs = new Map<string, string>();
  const slugOf = (value: string) => {
    const slug = slugs.get(value) ?? slugify(value);
    slugs.set(value, slug);
    return slug;
  };
  const values: FacetValue[] = [];
  const known = new Map<string, FacetValue>();
  const shared = (value: Omit<FacetValue, 'place'>): FacetValue => {
    const same = known.get(value.key) ?? { ...value, place: values.length };
    if (same.place === values.length) values.push(same);
    known.set(value.key, same);
    return same;
  };
  const ofParts = (labelId: number, parts: readonly TypedPart[]): FacetValue[] => {
    const label = labels.get(labelId);
    // A part without its size is the same value as that of other sizes.
    return label
      ? parts.map((part) => shared(typedValue(labelId, label, { ...part, size: undefined }, languages)))
      : [];
  };
  const byText = new Map<string, readonly FacetValue[]>();
  const fromText = (text: string) => {
    const read =
      byText.get(text) ?? unpackValues(text).flatMap(({ labelId, parts }) => ofParts(labelId, parts));
    if (!byText.has(text)) byText.set(ownText(text), read);
    return read;
  };
  const byPacked = new Map<string, Uint32Array>();
  return {
    fromAttributes: (column) =>
      fromJson<{ label_id: number; value: LocalisedText }[]>(column).flatMap(
        ({ label_id: labelId, value }) => {
          const parts = readTextsOfValue(labels.get(labelId), value, mainLang);
          if (parts) return ofParts(labelId, parts);
          const name = resolveText(value, lang, mainLang).text;
          return [shared({ labelId, name, key: `${labelId}-${slugOf(name)}` })];
        },
      ),
    placesOf(packed) {
      let places = byPacked.get(packed);
      if (!places) {
        const read = packed === '' ? [] : packed.split(valuesEnd).flatMap(fromText);
        byPacked.set(ownText(packed), (places = Uint32Array.from(read, ({ place }) => place)));
      }
      return places;
    },
    values,
    isFull: () => byPacked.size > keptProducts || values.length > keptValues || byText.size > keptValues,
  };
}

/** A copy of a text that was cut from a long one, which would stay in memory as long as the part. */
const ownText = (text: string): string => Buffer.from(text).toString();

function typedValue(
  labelId: number,
  label: Label,
  part: TypedPart,
  { lang, mainLang }: { lang: string; mainLang: string },
): Omit<FacetValue, 'place'> {
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
