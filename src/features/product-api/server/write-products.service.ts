import type {
  ProductBatch,
  ProductBatchWritten,
  ProductRecordWrite,
  ProductRecordWritten,
  RowResult,
} from '../product-record.ts';
import { writeResults } from '../product-record.ts';
import { onceByKey, type Answered } from '#features/api-keys/server/once-by-key.ts';
import { cleanTexts } from '#features/products/server/texts.service.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import type { Context } from '#server/context/context.ts';
import { inSavepoint } from '#server/content/savepoint.ts';
import type { Actor } from '#server/db/transactions.ts';
import { AppError } from '#server/errors.ts';
import { readRows, type ReadRow, type RefusedRow } from './product-rows.ts';
import { loadProductRecords } from './product-records.read.ts';
import { refusedResult, skippedResult, writtenResult } from './row-results.ts';
import { writeRows } from './write-rows.ts';

type Caller = { actor: Actor; idempotencyKey: string | undefined };

/** Creates the product of a code, or changes it. @throws AppError 409, 422 */
export async function putProduct(
  ctx: Context,
  { actor, idempotencyKey: key }: Caller,
  { code, fields }: { code: string; fields: ProductRecordWrite },
): Promise<Answered<ProductRecordWritten>> {
  const call = ['PUT', code, fields];
  const cleaned = await cleanTexts(fields);
  return onceByKey(ctx, { actor, key, call }, async (tx) => {
    const [written] = await writeRows(tx, [{ index: 0, code, fields: cleaned }]);
    const [data] = await loadProductRecords(tx.db, [written?.id ?? 0]);
    if (!written || !data) throw new Error('The product that was written is missing');
    const { result } = written;
    return { status: result === 'created' ? 201 : 200, answer: { success: true, result, data } };
  });
}

/** Writes up to 500 products: each that is right, or with `atomic` all or none. */
export async function writeBatch(
  ctx: Context,
  { actor, idempotencyKey: key }: Caller,
  batch: ProductBatch,
): Promise<Answered<ProductBatchWritten>> {
  const { rows, refused } = await readRows(batch.products);
  return onceByKey(ctx, { actor, key, call: ['batch', batch] }, async (tx) => {
    const data = batch.atomic
      ? await writeAllOrNone(tx, rows, refused)
      : [...(await writeEach(tx, rows)), ...refused.map(refusedResult)];
    // A batch without a right row changes nothing.
    tx.leaveUnchanged();
    data.sort((one, other) => one.index - other.index);
    const count = (wanted: RowResult['result']) => data.filter(({ result }) => result === wanted).length;
    const counts = Object.fromEntries(writeResults.map((one) => [one, count(one)]));
    const answer = { success: true, data, counts: counts as ProductBatchWritten['counts'] } as const;
    return { status: 200, answer };
  });
}

/** Ends a batch that must not be written, so that its savepoint is taken back. */
class BatchRefused extends Error {
  readonly results: readonly RowResult[];

  constructor(results: readonly RowResult[]) {
    super('a row of an atomic batch was refused');
    this.results = results;
  }
}

async function writeAllOrNone(
  tx: ContentTransaction,
  rows: readonly ReadRow[],
  refused: readonly RefusedRow[],
): Promise<RowResult[]> {
  try {
    return await inSavepoint(tx.db, async () => {
      const results = [...(await writeEach(tx, rows)), ...refused.map(refusedResult)];
      if (results.some(({ result }) => result === 'refused')) throw new BatchRefused(results);
      return results;
    });
  } catch (error) {
    if (!(error instanceof BatchRefused)) throw error;
    return error.results.map((one) => (one.result === 'refused' ? one : skippedResult(one)));
  }
}

/** Writes the rows together, which is fast; if one is wrong, each by itself. */
async function writeEach(tx: ContentTransaction, rows: readonly ReadRow[]): Promise<RowResult[]> {
  if (rows.length === 0) return [];
  const together = await tryRows(tx, rows);
  if (Array.isArray(together)) return together;
  const results: RowResult[] = [];
  for (const row of rows) {
    const alone = await tryRows(tx, [row]);
    results.push(...(Array.isArray(alone) ? alone : [refusedResult({ ...row, error: alone })]));
    await tx.pause();
  }
  return results;
}

async function tryRows(tx: ContentTransaction, rows: readonly ReadRow[]): Promise<RowResult[] | AppError> {
  try {
    return await inSavepoint(tx.db, async () => {
      const written = await writeRows(tx, rows);
      return rows.flatMap((row, index) => {
        const one = written[index];
        return one ? [writtenResult(row, one)] : [];
      });
    });
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
