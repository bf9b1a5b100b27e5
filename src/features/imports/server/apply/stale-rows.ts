import type { Reader } from '#server/db/connect.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import type { Context } from '#server/context/context.ts';
import type { ImportKind } from '../../import.ts';
import { isSheetList } from '../lists/list-sheet.ts';
import { findStaleListRows } from '../lists/list-plan.read.ts';
import { addProblem, plannedRow, recount, type PlannedRow } from '../import-rows.ts';
import { importTables, selectImport, updateImport, writtenRows } from '../imports.queries.ts';
import { selectArticleCodes, selectModels, selectVariantsById } from '../sheet/articles.queries.ts';
import { identityColumns } from '../sheet/article.ts';

/**
 * Stops a write because articles were changed, deleted or created since the check; `positions` are their
 * rows.
 */
export class StaleRows extends Error {
  readonly positions: readonly number[];

  constructor(positions: readonly number[]) {
    super('rows changed since the check');
    this.positions = positions;
  }
}

/** Finds the rows whose articles were changed, deleted or created since the check. */
export async function findStaleRows(
  db: Reader,
  { id: importId, kind }: { id: number; kind: ImportKind },
  pause: () => Promise<void>,
): Promise<number[]> {
  if (isSheetList(kind)) return findStaleListRows(db, importId, kind);
  const positions: number[] = [];
  for await (const stored of writtenRows(db, importId)) {
    const rows = stored.map(plannedRow);
    const models = await selectModels(
      db,
      rows.flatMap(({ productId }) => productId ?? []),
    );
    const variants = await selectVariantsById(
      db,
      rows.flatMap(({ variantId }) => variantId ?? []),
    );
    const taken = await selectArticleCodes(
      db,
      rows.flatMap(({ isNew, code }) => (isNew ? code : [])),
    );
    const versions = {
      models: new Map(models.map(({ id, version }) => [id, version])),
      variants: new Map(variants.map(({ id, version }) => [id, version])),
      taken: new Set(taken.map(({ code }) => code)),
    };
    positions.push(...rows.filter((row) => isStale(row, versions)).map(({ position }) => position));
    await pause();
  }
  return positions;
}

function isStale(
  { isNew, code, productId, variantId, version }: PlannedRow,
  known: {
    models: ReadonlyMap<number, number>;
    variants: ReadonlyMap<number, number>;
    taken: ReadonlySet<string>;
  },
): boolean {
  if (productId !== null && !known.models.has(productId)) return true;
  if (isNew) return known.taken.has(code);
  return (variantId === null ? known.models.get(productId ?? 0) : known.variants.get(variantId)) !== version;
}

const message = 'Denetimden sonra değişti. Dosyayı yeniden denetleyin.';

/** Marks stale rows as problems, so that staff see them, and sets the import back to `checked`. */
export async function reportStaleRows(
  ctx: Context,
  id: number,
  positions: readonly number[],
): Promise<string> {
  const notice = `Denetimden sonra ${positions.length} satır değişti; hiçbir şey yazılmadı. Yeniden denetleyip farklara bakın.`;
  await inOperationalTransaction(ctx, async (tx) => {
    const db = importTables(tx);
    const record = await selectImport(db, id);
    if (!record) return;
    for (const position of positions) {
      const place = { importId: id, position };
      const problem = { column: identityColumns.version, cell: '', message };
      await addProblem(db, place, problem);
    }
    await updateImport(
      db,
      { id, states: ['checked', 'applying'] },
      {
        state: 'checked',
        message: notice,
        counts: await recount(db, record),
        rows_done: 0,
        updated_at: tx.now,
      },
    );
  });
  return notice;
}
