import type { Attribute } from '../product.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { loadLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { findOrCreateLabels } from '#features/attribute-labels/server/find-or-create-labels.service.ts';
import { readValue, unreadableText } from '#features/attribute-labels/attribute-value.rules.ts';
import { invalid } from '#server/errors.ts';
import {
  mergeAttributes,
  readAttributes,
  writeAttributes,
  type Reading,
  type StoredAttribute,
} from './attributes.ts';

/**
 * The new value of the column `attributes` when a call sends the whole table. Labels that do not exist are
 * created.
 */
export async function storeAttributes(
  tx: ContentTransaction,
  before: string,
  { sent, ...reading }: Reading & { sent: readonly Attribute[] },
): Promise<string> {
  const rows = sent.flatMap(({ label_id, label, value }, index) => {
    const filled = Object.entries(value).filter(([, text]) => text !== '');
    if (filled.length === 0) return [];
    return [{ label_id, label, value: Object.fromEntries(filled), field: `attributes.${index}.label` }];
  });
  const ids = await findOrCreateLabels(tx, rows);
  const stored = rows.map(({ value }, index) => ({ label_id: ids[index] ?? 0, value }));
  refuseUnreadable(before, stored, { ...reading, fields: rows.map(({ field }) => field) });
  return writeAttributes(mergeAttributes(before, stored, reading.main));
}

/**
 * Values that were stored before their label had a kind stay as they are; new ones must be readable.
 * @throws AppError 422 naming every value that cannot be read.
 */
function refuseUnreadable(
  before: string,
  sent: readonly StoredAttribute[],
  { labels, main, fields }: Reading & { fields: readonly string[] },
): void {
  const kept = new Set(
    readAttributes(before).map(({ label_id, value }) => `${label_id} ${value[main] ?? ''}`),
  );
  const errors: Record<string, string[]> = {};
  for (const [index, { label_id, value }] of sent.entries()) {
    const label = labels.get(label_id);
    const text = value[main] ?? '';
    const isFine = !label || label.kind === 'text' || text === '' || kept.has(`${label_id} ${text}`);
    if (isFine || readValue(label, text, main)) continue;
    const field = (fields[index] ?? '').replace(/label$/, `value_${main}`);
    errors[field] = [unreadableText(label)];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/**
 * The column of an earlier version for restoring it. A label that was deleted since is found or created by
 * its name.
 */
export async function restoreAttributes(tx: ContentTransaction, older: string): Promise<string> {
  const rows = readAttributes(older);
  const labels = await loadLabels(
    tx.db,
    rows.map(({ label_id: id }) => id),
  );
  const named = rows.map(({ label_id }, index) => ({
    label_id,
    label: labels.get(label_id)?.name ?? {},
    field: `attributes.${index}.label`,
  }));
  const ids = await findOrCreateLabels(tx, named);
  return writeAttributes(rows.map((row, index) => ({ ...row, label_id: ids[index] ?? row.label_id })));
}
