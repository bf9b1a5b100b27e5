import type { LocalisedText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRows } from '#server/db/record-rows.ts';
import type { AttributeChoice, AttributeDefinition } from '../attribute-value.rules.ts';
import { selectLabelsById, type AttributeLabelRow } from './attribute-labels.queries.ts';

/** The name of a label in all languages, and how its values are read. */
export type Label = AttributeDefinition & { name: LocalisedText };
export type Labels = ReadonlyMap<number, Label>;

/** The labels with these ids, including deleted ones. */
export async function loadLabels(db: Reader, ids: readonly number[]): Promise<Labels> {
  return ids.length === 0 ? new Map() : labelsOf(await selectLabelsById(db, ids));
}

/** Every live label; the site's snapshot loads them once. */
export async function loadAllLabels(db: Reader): Promise<Labels> {
  return labelsOf(await selectRows<AttributeLabelRow>(db, 'attribute_labels'));
}

/** Returns a function that tests whether one of these labels exists and is not deleted. */
export async function loadLiveLabels(db: Reader, ids: readonly number[]): Promise<(id: number) => boolean> {
  const rows = ids.length === 0 ? [] : await selectLabelsById(db, ids);
  const live = new Set(rows.filter(({ deleted_at: at }) => at === null).map(({ id }) => id));
  return (id) => live.has(id);
}

/** Whether any of these ids belongs to no label at all, not even to a deleted one. */
export async function hasUnknownLabel(db: Reader, ids: readonly number[]): Promise<boolean> {
  return ids.length > 0 && (await selectLabelsById(db, ids)).length < new Set(ids).size;
}

/** The columns that say how values are read, of a row or of an old version. */
export function definitionOf({
  kind,
  unit,
  second_unit,
  choices,
}: Pick<AttributeLabelRow, 'kind' | 'unit' | 'second_unit' | 'choices'>): AttributeDefinition {
  return { kind, unit, second_unit, choices: fromJson<AttributeChoice[]>(choices) };
}

function labelsOf(rows: readonly AttributeLabelRow[]): Labels {
  return new Map(rows.map((row) => [row.id, { name: readTexts(row.name), ...definitionOf(row) }]));
}
