import { selectRows } from '#server/db/record-rows.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { updateLabelKeys, type AttributeLabelRow } from './attribute-labels.queries.ts';
import { keyOfRow, ownKey } from './label-key.ts';

/**
 * Rebuilds the keys of all labels from their names in the new main language. Of several labels with the same name the
 * oldest gets the key; the others are found only by id until they are renamed.
 */
export async function rebuildLabelKeys(tx: ContentTransaction, main: string): Promise<void> {
  const labels = await selectRows<AttributeLabelRow>(tx.db, 'attribute_labels');
  const byKey = new Map<string, number>();
  for (const label of labels.toSorted((one, other) => one.id - other.id)) {
    const key = keyOfRow(label, main);
    byKey.set(byKey.has(key) ? ownKey(label.id) : key, label.id);
  }
  // The unique index checks each update, and a new key may still be another label's old one, so every label
  // first gets a temporary key.
  await updateLabelKeys(tx.db, new Map(labels.map(({ id }) => [id, ownKey(id)])));
  await updateLabelKeys(tx.db, new Map([...byKey].map(([key, id]) => [id, key])));
}
