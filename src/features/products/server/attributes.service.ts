import type { Attribute } from '../product.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { loadLabelTexts } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { findOrCreateLabels } from '#features/attribute-labels/server/find-or-create-labels.service.ts';
import { mergeAttributes, readAttributes, writeAttributes } from './attributes.ts';

/**
 * The new value of the column `attributes` when a call sends the whole table. Labels that do not exist are
 * created.
 */
export async function storeAttributes(
  tx: ContentTransaction,
  before: string,
  { sent, main }: { sent: readonly Attribute[]; main: string },
): Promise<string> {
  const rows = sent.flatMap(({ label_id, label, value }, index) => {
    const filled = Object.entries(value).filter(([, text]) => text !== '');
    if (filled.length === 0) return [];
    return [{ label_id, label, value: Object.fromEntries(filled), field: `attributes.${index}.label` }];
  });
  const ids = await findOrCreateLabels(tx, rows);
  const stored = rows.map(({ value }, index) => ({ label_id: ids[index] ?? 0, value }));
  return writeAttributes(mergeAttributes(before, stored, main));
}

/**
 * The column of an earlier version for restoring it. A label that was deleted since is found or created by
 * its name.
 */
export async function restoreAttributes(tx: ContentTransaction, older: string): Promise<string> {
  const rows = readAttributes(older);
  const labels = await loadLabelTexts(
    tx.db,
    rows.map(({ label_id: id }) => id),
  );
  const named = rows.map(({ label_id }, index) => ({
    label_id,
    label: labels.get(label_id) ?? {},
    field: `attributes.${index}.label`,
  }));
  const ids = await findOrCreateLabels(tx, named);
  return writeAttributes(rows.map((row, index) => ({ ...row, label_id: ids[index] ?? row.label_id })));
}
