import type { Attribute } from '../product.ts';
import type { LocalisedText } from '#shared/localised.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import { readTextsOfValue } from '#features/attribute-labels/attribute-value.rules.ts';
import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import {
  mergeOrigins,
  outdatedOrigins,
  outdatedTranslations,
  rebaseOrigins,
} from '#server/texts/translation-origins.ts';

/** A row as it is stored in the column `attributes`. */
export type StoredAttribute = {
  label_id: number;
  value: LocalisedText;
  /** For each language with an outdated value: a hash of the main text that the value was translated from. */
  from?: Readonly<Record<string, string>>;
};

export function readAttributes(column: string): StoredAttribute[] {
  return fromJson<StoredAttribute[]>(column);
}

/**
 * Serialises the column. `label_id` must come first, because `selectProductsWithLabel` searches the text for
 * it.
 */
export function writeAttributes(rows: readonly StoredAttribute[]): string {
  return toJson(
    rows.map(({ label_id, value, from = {} }) => ({
      label_id,
      value,
      ...(Object.keys(from).length > 0 && { from }),
    })),
  );
}

export function labelIdsIn(columns: readonly string[]): number[] {
  return [...new Set(columns.flatMap(readAttributes).map(({ label_id: id }) => id))];
}

export function presentAttributes(column: string, labels: Labels, main: string): Attribute[] {
  return readAttributes(column).map((row) => {
    const outdated = outdatedLanguages(row, labels, main);
    return {
      label_id: row.label_id,
      label: { ...labels.get(row.label_id)?.name },
      value: { ...row.value },
      ...(outdated.length > 0 && { outdated }),
    };
  });
}

/**
 * The rows after a save. A sent row is matched to the stored row with the same label, the n-th to the n-th if
 * there are several, so that the origin of each translation is kept.
 */
export function mergeAttributes(
  column: string,
  sent: readonly StoredAttribute[],
  main: string,
): StoredAttribute[] {
  const earlier = Map.groupBy(readAttributes(column), ({ label_id: id }) => id);
  return sent.map(({ label_id, value }) => {
    const before = earlier.get(label_id)?.shift();
    const texts = { before: { value: before?.value ?? {} }, after: { value }, main };
    const origins = mergeOrigins({ value: before?.from ?? {} }, texts);
    return { label_id, value, from: outdatedOrigins(origins, { value }, main).value ?? {} };
  });
}

/** The languages that have a value older than that in the main language. */
export function outdatedAttributes(column: string, labels: Labels, main: string): string[] {
  return [...new Set(readAttributes(column).flatMap((row) => outdatedLanguages(row, labels, main)))];
}

/**
 * Whether a language lacks a value that exists in the main language. Values that can be read are written in every
 * language without a translation.
 */
export function lacksValue(column: string, lang: string, { labels, main }: Reading): boolean {
  return readAttributes(column).some(
    (row) => row.value[main] && !row.value[lang] && !isRead(row, labels, main),
  );
}

/** What it takes to read values: all labels that they may have, and the main language. */
export type Reading = { labels: Labels; main: string };

function isRead({ label_id, value }: StoredAttribute, labels: Labels, main: string): boolean {
  return readTextsOfValue(labels.get(label_id), value, main) !== undefined;
}

/** Marks all values in a language as up to date. */
export function confirmAttributes(column: string, lang: string): string {
  const rows = readAttributes(column).map(({ from = {}, ...row }) => ({
    ...row,
    from: Object.fromEntries(Object.entries(from).filter(([outdated]) => outdated !== lang)),
  }));
  return writeAttributes(rows);
}

export function rebaseAttributes(column: string, change: { from: string; to: string }): string {
  const rows = readAttributes(column).map(({ label_id, value, from = {} }) => {
    const origins = rebaseOrigins({ value: from }, { value }, change);
    return { label_id, value, from: outdatedOrigins(origins, { value }, change.to).value ?? {} };
  });
  return writeAttributes(rows);
}

function outdatedLanguages(row: StoredAttribute, labels: Labels, main: string): string[] {
  const { value, from } = row;
  return from && !isRead(row, labels, main)
    ? (outdatedTranslations({ value: from }, { value }, main).value ?? [])
    : [];
}
