import type { LocalisedText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRows } from '#server/db/record-rows.ts';
import { selectLabelsById, type AttributeLabelRow } from './attribute-labels.queries.ts';

export type LabelTexts = ReadonlyMap<number, LocalisedText>;

/** The texts of the labels with these ids; a deleted label still has its name. */
export async function loadLabelTexts(db: Reader, ids: readonly number[]): Promise<LabelTexts> {
  return ids.length === 0 ? new Map() : textsOf(await selectLabelsById(db, ids));
}

/** The texts of every live label; the site's snapshot loads them once. */
export async function loadAllLabelTexts(db: Reader): Promise<LabelTexts> {
  return textsOf(await selectRows<AttributeLabelRow>(db, 'attribute_labels'));
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

function textsOf(rows: readonly AttributeLabelRow[]): LabelTexts {
  return new Map(rows.map(({ id, name }) => [id, readTexts(name)]));
}
