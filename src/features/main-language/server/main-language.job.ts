import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '#server/context/context.ts';
import { toJson } from '#server/db/json.ts';
import type { AnyRow, ColumnValue } from '#server/db/record-rows.ts';
import type { ListedTable } from '#server/db/schema/database.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { loadAllLabels, type Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { rebaseAttributes } from '#features/products/server/attributes.ts';
import { derivedColumns } from '#features/products/server/texts.service.ts';
import { rebaseFileTexts } from '#features/translations/server/rebase-file-texts.service.ts';
import type { JobHandlers } from '#server/jobs/runner.ts';
import { listedTables, recordTables } from '#server/content/record-tables.ts';
import { fieldTexts, readOrigins } from '#server/texts/origin-column.ts';
import { rebaseOrigins } from '#server/texts/translation-origins.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { selectBatch, updateDerived } from './main-language.queries.ts';
import { mainLanguageKind, type MainLanguageChange } from './main-language.service.ts';

/**
 * The number of rows per transaction, so that other requests and writes wait only some hundredths of a
 * second.
 */
const batchSize = 100;

/**
 * The pause after each batch, in milliseconds. SQLite runs synchronously, so without pauses no request would
 * be answered.
 */
const pause = 5;

export function languageJobs(ctx: Context): JobHandlers {
  return new Map([mainLanguageKind.handledBy((change, signal) => rebuildRecords(ctx, change, signal))]);
}

/**
 * Derives again what depends on the main language: the sort keys, and which translations are complete or
 * outdated. Search texts contain all languages, so they need no update.
 */
async function rebuildRecords(ctx: Context, change: MainLanguageChange, signal: AbortSignal): Promise<void> {
  for (const table of listedTables.filter((name) => recordTables[name].texts.length > 0)) {
    let after: number | undefined = 0;
    while (after !== undefined) {
      signal.throwIfAborted();
      after = await rebuildBatch(ctx, { table, change, after });
      await sleep(pause);
    }
  }
  await rebaseFileTexts(ctx, change, signal);
  await inContentTransaction(ctx, null, ({ record }) =>
    record({ entity: 'language', id: change.to, action: 'rebuild', before: null, after: change }),
  );
}

type Batch = { table: ListedTable; change: MainLanguageChange; after: number };

/** Rebuilds the next rows of a table. Returns the last id, or undefined after the last batch. */
async function rebuildBatch(ctx: Context, { table, change, after }: Batch): Promise<number | undefined> {
  return inContentTransaction(ctx, null, async (tx) => {
    const languages = await getLanguageCodes(tx.db);
    const labels = await loadAllLabels(tx.db);
    const rows = await selectBatch(tx.db, { table, after, limit: batchSize });
    for (const row of rows) {
      const values = derivedAgain(table, row, { change, languages, labels });
      const stored = row as Readonly<Record<string, unknown>>;
      const isChanged = Object.entries(values).some(([column, value]) => stored[column] !== value);
      if (isChanged) await updateDerived(tx.db, table, { id: row.id, values });
    }
    // No page shows these columns, so pages stay cached. One history row after the last batch records the
    // whole rebuild.
    tx.leaveUnchanged();
    return rows.length < batchSize ? undefined : rows.at(-1)?.id;
  });
}

type Rules = {
  change: MainLanguageChange;
  languages: Awaited<ReturnType<typeof getLanguageCodes>>;
  labels: Labels;
};

function derivedAgain(
  table: ListedTable,
  row: AnyRow,
  { change, languages, labels }: Rules,
): Record<string, ColumnValue> {
  const texts = fieldTexts(row, recordTables[table].texts);
  const translated_from = toJson(rebaseOrigins(readOrigins(row), texts, change));
  if (table !== 'products') return { translated_from };
  // The cast is safe, because the table determines the type of its rows.
  const product = row as unknown as ProductRow;
  const attributes = rebaseAttributes(product.attributes, change);
  const rebased = { ...product, translated_from, attributes };
  return { translated_from, attributes, ...derivedColumns(rebased, { ...languages, labels }) };
}
