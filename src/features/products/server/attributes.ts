import type { Attribute } from '../product.ts';
import type { LocalisedText } from '#shared/localised.ts';
import { fromJson, toJson } from '#server/db/json.ts';
import type { LabelTexts } from '#features/attribute-labels/server/attribute-labels.read.ts';
import {
  mergeOrigins,
  outdatedOrigins,
  outdatedTranslations,
  rebaseOrigins,
} from '#server/texts/translation-origins.ts';

/** A row of the column `attributes`. */
export type StoredAttribute = {
  label_id: number;
  value: LocalisedText;
  /** By language, for outdated values alone: a hash of the main text that it was made from. */
  from?: Readonly<Record<string, string>>;
};

export function readAttributes(column: string): StoredAttribute[] {
  return fromJson<StoredAttribute[]>(column);
}

/** The column; `label_id` comes first, because a query looks for it (`selectProductsWithLabel`). */
export function writeAttributes(rows: readonly StoredAttribute[]): string {
  return toJson(
    rows.map(({ label_id, value, from = {} }) => ({
      label_id,
      value,
      ...(Object.keys(from).length > 0 && { from }),
    })),
  );
}

/** The ids of the labels in these columns. */
export function labelIdsIn(columns: readonly string[]): number[] {
  return [...new Set(columns.flatMap(readAttributes).map(({ label_id: id }) => id))];
}

/** The rows with the texts of their labels, as the panel shows them. */
export function presentAttributes(column: string, labels: LabelTexts, main: string): Attribute[] {
  return readAttributes(column).map((row) => {
    const outdated = outdatedLanguages(row, main);
    return {
      label_id: row.label_id,
      label: { ...labels.get(row.label_id) },
      value: { ...row.value },
      ...(outdated.length > 0 && { outdated }),
    };
  });
}

/**
 * The rows after a save. A row continues the earlier one with the same label, the n-th the n-th, so that it is known
 * from which main text each value was made.
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

/** The languages with a value that is older than the one in the main language. */
export function outdatedAttributes(column: string, main: string): string[] {
  return [...new Set(readAttributes(column).flatMap((row) => outdatedLanguages(row, main)))];
}

/** The languages that lack a value which is there in the main language. */
export function lacksValue(column: string, lang: string, main: string): boolean {
  return readAttributes(column).some(({ value }) => value[main] && !value[lang]);
}

/** States that the values in a language are right as they are. */
export function confirmAttributes(column: string, lang: string): string {
  const rows = readAttributes(column).map(({ from = {}, ...row }) => ({
    ...row,
    from: Object.fromEntries(Object.entries(from).filter(([outdated]) => outdated !== lang)),
  }));
  return writeAttributes(rows);
}

/** The column for another main language. */
export function rebaseAttributes(column: string, change: { from: string; to: string }): string {
  const rows = readAttributes(column).map(({ label_id, value, from = {} }) => {
    const origins = rebaseOrigins({ value: from }, { value }, change);
    return { label_id, value, from: outdatedOrigins(origins, { value }, change.to).value ?? {} };
  });
  return writeAttributes(rows);
}

function outdatedLanguages({ value, from }: StoredAttribute, main: string): string[] {
  return from ? (outdatedTranslations({ value: from }, { value }, main).value ?? []) : [];
}
