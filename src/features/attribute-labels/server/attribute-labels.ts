import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';
import { attributeLabel as schemas } from '../attribute-label.ts';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid, refused } from '#server/errors.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { createRecord } from '#server/records/create-record.ts';
import { deleteRecord, restoreRecord } from '#server/records/delete-record.ts';
import { recordOperations, writeRecord } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';
import { restorableSince } from '#server/restore-period.ts';
import { restoreVersion } from '#server/records/restore-version.ts';
import { updateRecord } from '#server/records/update-record.ts';
import {
  selectLabelsByKey,
  selectProductsWithLabel,
  type AttributeLabelRow,
} from './attribute-labels.queries.ts';
import { keyOfRow, labelKey } from './label-key.ts';

/** The maximum number of products that the error text for a label in use names. */
const namedProducts = 5;

/** The attribute label as a simple record (docs/decisions/0044). */
export const attributeLabelResource = recordResource({
  schemas,
  table: recordTable('attribute_labels', {}),
  columns: () => ({}),
  check: async (tx, { id, name_key: key }) => {
    const [same] = await selectLabelsByKey(tx.db, [key]);
    if (!same || same.id === id) return;
    const field = `name_${await getMainLanguage(tx.db)}`;
    throw invalid({ [field]: ['Bu adda bir özellik etiketi var.'] });
  },
  present: async () => () => ({}),
});
const resource = attributeLabelResource;
const operations = recordOperations(resource);

/**
 * Adds two rules to the simple record: names in the main language are unique, and a label in use cannot be
 * deleted.
 */
export const attributeLabels = {
  ...operations,
  create: (ctx, actor, input) =>
    writeRecord(ctx, actor, {
      resource,
      work: async (tx) => {
        const name_key = labelKey(input.name[await getMainLanguage(tx.db)] ?? '');
        return createRecord(tx, resource, input, { name_key });
      },
    }),
  update: (ctx, actor, id, input) =>
    writeRecord(ctx, actor, { resource, work: (tx) => updateLabel(tx, id, input) }),
  delete: (ctx, actor, id) =>
    inContentTransaction(ctx, actor, async (tx) => {
      await refuseInUse(tx, id);
      await deleteRecord(tx, resource, id);
    }),
  restore: (ctx, actor, id) =>
    writeRecord(ctx, actor, { resource, work: (tx) => restoreRecord(tx, resource, id, ownColumns(tx)) }),
  restoreVersion: (ctx, actor, id, input) =>
    writeRecord(ctx, actor, {
      resource,
      work: (tx) => restoreVersion(tx, resource, id, input, ownColumns(tx)),
    }),
} satisfies typeof operations;

export function attributeLabelRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, { url: 'attribute-labels', schemas, calls: attributeLabels });
}

/** Changes a label in the transaction of another write. */
export function updateLabel(tx: ContentTransaction, id: number, input: z.output<typeof schemas.update>) {
  return updateRecord(tx, resource, id, input, ownColumns(tx));
}

/** The column that input cannot set: the key, which is made from the name in the main language. */
const ownColumns =
  ({ db }: ContentTransaction) =>
  async (row: AttributeLabelRow) => ({ name_key: keyOfRow(row, await getMainLanguage(db)) });

/** @throws AppError 422 with the first products that have this label, if there are any. */
async function refuseInUse({ db, now }: ContentTransaction, id: number): Promise<void> {
  const deletedSince = restorableSince(new Date(now));
  const { products, total } = await selectProductsWithLabel(db, id, { deletedSince, limit: namedProducts });
  if (total === 0) return;
  const named = products.map(
    ({ code, deleted_at: at }) => `“${code}”${at === null ? '' : ' (silinmiş, geri alınabilir)'}`,
  );
  const rest = total - named.length;
  const names = `${named.join(', ')}${rest > 0 ? ` ve ${rest} ürün daha` : ''}`;
  throw refused(`Bu etiket ${total} üründe kullanılıyor: ${names}. Önce bu ürünlerden kaldırın.`);
}
