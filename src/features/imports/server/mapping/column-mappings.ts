import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { notFound } from '#server/errors.ts';
import type { ColumnMapping, ImportColumns, SavedMapping } from '../../column-mapping.ts';
import { proposeColumns } from '../../propose-columns.rules.ts';
import { importTables, selectImport } from '../imports.queries.ts';
import { identityColumns } from '../sheet/article.ts';
import { loadSheet, type Sheet } from '../sheet/sheet.read.ts';
import { foldedTitle } from '../sheet/header.ts';
import type { FileHead } from './mapped-rows.ts';
import { deleteMapping, selectMappings } from './mappings.queries.ts';

/** The columns of the file of an import, and which columns of the sheet they become. */
export async function getImportColumns(ctx: Context, id: number): Promise<ImportColumns> {
  const record = await selectImport(ctx.db, id);
  if (!record) throw notFound('İçe aktarma bulunamadı. Silinmiş olabilir; listeyi yenileyin.');
  const { titles, samples } = fromJson<FileHead>(record.head ?? '{"titles":[],"samples":[]}');
  const sheet = await loadSheet(ctx, ctx.db);
  const known = [
    { key: 'code', title: identityColumns.code },
    { key: 'model_code', title: identityColumns.modelCode },
    ...sheet.columns,
  ];
  return {
    titles: titles.flatMap((title, index) =>
      title === '' ? [] : [{ title, samples: samples[index] ?? [] }],
    ),
    columns: [...known.map(({ title }) => title), identityColumns.version],
    choices: Object.fromEntries(
      sheet.columns.flatMap(({ title, choices }) => (choices ? [[title, choices]] : [])),
    ),
    mapping: record.mapping
      ? fromJson<ColumnMapping>(record.mapping)
      : {
          pairs: proposeColumns([...new Set(titles)].filter(Boolean), known, sheet.languages.main),
          fixed: [],
        },
    saved: await selectMappings(ctx.db),
  };
}

/**
 * The kept mapping whose titles are all in a file: of several, the one with the most. None is used for a file that has
 * only titles of the sheet.
 */
export async function findMapping(
  db: Reader,
  titles: readonly string[],
  sheet: Pick<Sheet, 'columns'>,
): Promise<SavedMapping | undefined> {
  const known = new Set(
    [...Object.values(identityColumns), ...sheet.columns.map(({ title }) => title)].map(foldedTitle),
  );
  const present = new Set(titles.map(foldedTitle));
  if ([...present].every((title) => title === '' || known.has(title))) return undefined;
  const isThere = ({ title, column }: ColumnMapping['pairs'][number]) =>
    column === '' || present.has(foldedTitle(title));
  const fitting = (await selectMappings(db)).filter(({ pairs }) => pairs.every(isThere));
  return fitting.sort((one, other) => other.pairs.length - one.pairs.length)[0];
}

/** Forgets a kept mapping. Imports that used it keep it. */
export async function forgetMapping(ctx: Context, id: number): Promise<SavedMapping[]> {
  const isDeleted = await inOperationalTransaction(ctx, (tx) => deleteMapping(importTables(tx), id));
  if (!isDeleted) throw notFound('Eşleme bulunamadı. Silinmiş olabilir; listeyi yenileyin.');
  return selectMappings(ctx.db);
}
