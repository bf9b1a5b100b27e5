import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { id } from '#shared/schema/fields.ts';
import { resource, verb } from '#server/http/resource.ts';
import { attributeLabel as schemas, AttributeValues } from '../attribute-label.ts';
import { listValues } from './attribute-values.read.ts';
import type { AttributeChoice } from '../attribute-value.rules.ts';
import { unitsLike } from '../units.rules.ts';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { fromJson, toJson } from '#server/db/json.ts';
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
import { getRow, updateRecord } from '#server/records/update-record.ts';
import {
  selectLabelsByKey,
  selectProductsWithLabel,
  type AttributeLabelRow,
} from './attribute-labels.queries.ts';
import { rereadKind } from './reread.job-kind.ts';
import { enqueue } from '#server/jobs/enqueue.ts';
import { definitionOf } from './attribute-labels.read.ts';
import { sharedSpelling, storedChoices } from './choices.ts';
import { keyOfRow, labelKey } from './label-key.ts';

/** The maximum number of products that the error text for a label in use names. */
const namedProducts = 5;

/** The attribute label as a simple record (docs/decisions/0044). */
export const attributeLabelResource = recordResource({
  schemas,
  table: recordTable('attribute_labels', { kind: 'text', unit: '', second_unit: '', choices: '[]' }),
  columns: ({ kind, unit, second_unit, choices }) => ({
    kind,
    unit,
    second_unit,
    choices: choices && toJson(choices),
  }),
  check: async (tx, row) => {
    const { id, name_key: key } = row;
    checkDefinition(row);
    const [same] = await selectLabelsByKey(tx.db, [key]);
    if (!same || same.id === id) return;
    const field = `name_${await getMainLanguage(tx.db)}`;
    throw invalid({ [field]: ['Bu adda bir özellik etiketi var.'] });
  },
  present: async () => definitionOf,
});
const operations = recordOperations(attributeLabelResource);

/**
 * Adds two rules to the simple record: names in the main language are unique, and a label in use cannot be
 * deleted.
 */
export const attributeLabels = {
  ...operations,
  create: (ctx, actor, input) =>
    writeRecord(ctx, actor, {
      resource: attributeLabelResource,
      work: async (tx) => {
        const main = await getMainLanguage(tx.db);
        const name_key = labelKey(input.name[main] ?? '');
        const choices = input.choices && storedChoices([], input.choices, main);
        return createRecord(tx, attributeLabelResource, { ...input, choices }, { name_key });
      },
    }),
  update: (ctx, actor, id, input) =>
    writeRecord(ctx, actor, { resource: attributeLabelResource, work: (tx) => updateLabel(tx, id, input) }),
  delete: (ctx, actor, id) =>
    inContentTransaction(ctx, actor, async (tx) => {
      await refuseInUse(tx, id);
      await deleteRecord(tx, attributeLabelResource, id);
    }),
  restore: (ctx, actor, id) =>
    writeRecord(ctx, actor, {
      resource: attributeLabelResource,
      work: (tx) => restoreRecord(tx, attributeLabelResource, id, ownColumns(tx)),
    }),
  restoreVersion: (ctx, actor, id, input) =>
    writeRecord(ctx, actor, {
      resource: attributeLabelResource,
      work: async (tx) => {
        const before = await getRow(tx.db, attributeLabelResource.table, id);
        const saved = await restoreVersion(tx, attributeLabelResource, id, input, ownColumns(tx));
        await rereadIfChanged(tx, before, saved.row);
        return saved;
      },
    }),
} satisfies typeof operations;

export function attributeLabelRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, { url: 'attribute-labels', schemas, calls: attributeLabels });
  resource(app, '/api/admin/attribute-labels/:id/values', {
    GET: verb({
      access: 'read',
      summary: 'The different values that products have written for a label, most frequent first',
      params: z.object({ id }),
      answer: AttributeValues,
      handler: ({ params }) => listValues(ctx, params.id),
    }),
  });
}

/** Changes a label in the transaction of another write. Its values are read again if they now mean something else. */
export async function updateLabel(
  tx: ContentTransaction,
  id: number,
  input: z.output<typeof schemas.update>,
) {
  const before = await getRow(tx.db, attributeLabelResource.table, id);
  const main = await getMainLanguage(tx.db);
  const choices =
    input.choices && storedChoices(fromJson<AttributeChoice[]>(before.choices), input.choices, main);
  const saved = await updateRecord(tx, attributeLabelResource, id, { ...input, choices }, ownColumns(tx));
  await rereadIfChanged(tx, before, saved.row);
  return saved;
}

/** Queues the job that reads the values of all products again, after a change of how they are read. */
async function rereadIfChanged(
  tx: ContentTransaction,
  before: AttributeLabelRow,
  after: AttributeLabelRow,
): Promise<void> {
  const isSame = (['kind', 'unit', 'choices'] as const).every((column) => before[column] === after[column]);
  if (!isSame) await enqueue(tx, rereadKind, { label_id: after.id });
}

/** @throws AppError 422 if the definition contradicts itself. */
function checkDefinition(row: Parameters<typeof definitionOf>[0]): void {
  const { unit, second_unit: second, choices } = definitionOf(row);
  if (second !== '' && (unit === '' || second === unit || !unitsLike(unit).includes(second)))
    throw invalid({ second_unit: ['Birinci birimle aynı büyüklüğün başka bir birimi olmalı.'] });
  if (choices.some(({ name }) => Object.keys(name).length === 0))
    throw invalid({ choices: ['Her seçeneğin bir adı olmalı.'] });
  const shared = sharedSpelling(choices);
  if (shared !== undefined) throw invalid({ choices: [`“${shared}” iki seçenekte birden var.`] });
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
