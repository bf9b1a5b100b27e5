import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRows, type AnyRow } from '#server/db/record-rows.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import type { SheetList } from '../../import.ts';
import type { Article } from '../sheet/article.ts';
import { claimColumns } from '../sheet/claim-columns.ts';
import { loadClaimValues } from '../sheet/claim-values.read.ts';
import type { Sheet } from '../sheet/sheet.read.ts';
import { listSheets, nameColumn } from './list-sheet.ts';

type ListRow = AnyRow & { key: string; name: string; number?: number | null; color?: string };

/** The columns of a list's sheet, the main language first. */
export async function loadListSheet(db: Reader, list: SheetList): Promise<Sheet> {
  const languages = await getLanguageCodes(db);
  const { all, main } = languages;
  const names = [main, ...all.filter((lang) => lang !== main)];
  return {
    languages,
    columns: [
      ...names.map((lang) => nameColumn(list, lang, lang === main)),
      ...listSheets[list].columns,
      ...(listSheets[list].hasClaims ? claimColumns() : []),
    ],
  };
}

/**
 * The records of a list by key, in order, as the sheet shows them: the id of a record stands in the place of a
 * product's.
 */
export async function loadListRecords(db: Reader, list: SheetList): Promise<Map<string, Article>> {
  const rows = await selectRows<ListRow>(db, list);
  const { all } = await getLanguageCodes(db);
  const { hasClaims } = listSheets[list];
  const claims = hasClaims
    ? await loadClaimValues(
        db,
        'finish',
        rows.map(({ id }) => id),
      )
    : () => ({});
  const changes = hasClaims ? await countClaimChanges(db) : new Map<string, number>();
  return new Map(
    rows.map(({ id, key, version, name, number, color }) => {
      const texts = readTexts(name);
      return [
        key,
        {
          kind: 'model',
          productId: id,
          variantId: null,
          code: key,
          modelCode: '',
          version: version + (changes.get(String(id)) ?? 0),
          values: {
            ...Object.fromEntries(all.map((lang) => [`name_${lang}`, texts[lang] ?? ''])),
            ...(number !== undefined && { number }),
            ...(color !== undefined && { color }),
            ...claims(id),
          },
        },
      ];
    }),
  );
}

/** The claims of a finish have no part in its version, so their changes are counted, by the id of the finish. */
async function countClaimChanges(db: Reader): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('history')
    .select(({ fn }) => ['entity_id', fn.countAll().as('count')])
    .where('entity', '=', 'finish-claims')
    .groupBy('entity_id')
    .execute();
  return new Map(rows.map(({ entity_id: id, count }) => [id, Number(count)]));
}
