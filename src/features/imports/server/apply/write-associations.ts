import type { Pair } from '#features/associations/association-kinds.rules.ts';
import { findRefused } from '#features/associations/server/refusals.read.ts';
import { storeAssociations } from '#features/associations/server/store-associations.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { refused } from '#server/errors.ts';
import { plannedRow, type PlannedRow } from '../import-rows.ts';
import { importTables, updateImportRow, writtenRows } from '../imports.queries.ts';
import { findProductIds } from '../sheet/articles.queries.ts';
import { codeChanges } from '../sheet/association-columns.ts';

/** Writes what the rows say about other products, after all products are there. */
export async function writeAssociations(tx: ContentTransaction, importId: number): Promise<void> {
  const rows: PlannedRow[] = [];
  const created = new Map<number, number>();
  for await (const records of writtenRows(tx.db, importId))
    for (const row of records.map(plannedRow)) {
      if (row.kind !== 'model') continue;
      if (row.isNew && row.productId !== null) created.set(row.productId, row.position);
      if (codeChanges(row.before, row.after).length > 0) rows.push(row);
    }
  const versions = await changeAssociations(tx, rows, { from: 'before', to: 'after' });
  // Undoing compares the versions of new products.
  for (const [id, version] of versions) {
    const position = created.get(id);
    if (position !== undefined) await updateImportRow(importTables(tx), { importId, position }, { version });
  }
}

/** Takes back what stored models said about other products. */
export async function undoAssociations(tx: ContentTransaction, rows: readonly PlannedRow[]): Promise<void> {
  await changeAssociations(tx, rows, { from: 'after', to: 'before' });
}

/** @throws AppError 422, before anything is written, if a product is gone or a rule refuses a pair by now */
async function changeAssociations(
  tx: ContentTransaction,
  rows: readonly PlannedRow[],
  { from, to }: Record<'from' | 'to', 'before' | 'after'>,
): Promise<ReadonlyMap<number, number>> {
  const changes = rows.flatMap((row) =>
    // A new article has no values before.
    codeChanges(row[from], row[to]).map((change) => ({ ...change, productId: row.productId ?? 0 })),
  );
  if (changes.length === 0) return new Map();
  const { products } = await findProductIds(
    tx.db,
    changes.flatMap(({ added, removed }) => [...added, ...removed]),
  );
  const pairs = (which: 'added' | 'removed') =>
    changes.flatMap(({ kind, productId, ...codes }) =>
      codes[which].map((code): Pair => {
        const otherId = products.get(code);
        if (otherId === undefined) throw refused(gone(code));
        return { kind, productId, otherId };
      }),
    );
  const change = { added: pairs('added'), removed: pairs('removed') };
  const [refusal] = await findRefused(tx.db, change);
  if (refusal) throw refused(`${refusal.message} Hiçbir şey yazılmadı; dosyayı yeniden denetleyin.`);
  return storeAssociations(tx, change);
}

const gone = (code: string) =>
  `“${code}” kodlu ürün artık yok; hiçbir şey yazılmadı. Dosyayı yeniden denetleyin.`;
