import type { LocalisedText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRows } from '#server/db/record-rows.ts';
import { selectLabelsById, type AttributeLabelRow } from './attribute-labels.queries.ts';

/** The texts of labels by id. */
export type LabelTexts = ReadonlyMap<number, LocalisedText>;

/** The texts of the labels with these ids; a deleted label still has its name. */
export async function loadLabelTexts(db: Reader, ids: readonly number[]): Promise<LabelTexts> {
  return ids.length === 0 ? new Map() : textsOf(await selectLabelsById(db, ids));
}

/** The texts of every live label, for what shows many products. */
export async function loadAllLabelTexts(db: Reader): Promise<LabelTexts> {
  return textsOf(await selectRows<AttributeLabelRow>(db, 'attribute_labels'));
}

function textsOf(rows: readonly AttributeLabelRow[]): LabelTexts {
  return new Map(rows.map(({ id, name }) => [id, readTexts(name)]));
}
