import type { FastifyInstance } from 'fastify';
import { kit as schemas } from '../kit.ts';
import { kitDays } from '../kit.rules.ts';
import { findSimilarCodes } from '#features/variants/server/article-codes.ts';
import { foldedCode } from '#features/variants/code.rules.ts';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import type { Reader } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import { invalid } from '#server/errors.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { createRecord } from '#server/records/create-record.ts';
import { deleteRecord } from '#server/records/delete-record.ts';
import { recordOperations, writeRecord } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';
import { updateRecord } from '#server/records/update-record.ts';
import { dayIn, daysBefore } from '#server/texts/day.ts';
import { loadKitLinks } from './links/kit-links.queries.ts';
import { closeLinkOf } from './links/kit-links.service.ts';
import { categoryIdsOf, listOf, productIdsOf, type KitRow } from './kit-columns.ts';
import { selectCodes } from './kits.queries.ts';

const noProducts = 'Kite en az bir ürün kodu yazın.';

const resource = recordResource({
  schemas,
  table: recordTable('kits', {
    name: '',
    note: '',
    lang: '',
    choice: 'products',
    product_ids: '[]',
    category_ids: '[]',
    list: '',
    has_pictures: 1,
    has_sheets: 1,
    has_list: 1,
    ends_on: '',
  }),
  columns: ({
    name,
    note,
    lang,
    choice,
    category_ids,
    list,
    has_pictures,
    has_sheets,
    has_list,
    ends_on,
  }) => ({
    name,
    note,
    lang,
    choice,
    has_pictures,
    has_sheets,
    has_list,
    ends_on: ends_on ?? undefined,
    category_ids: category_ids && toJson(category_ids),
    list: list === undefined ? undefined : list === null ? '' : toJson(list),
  }),
  check: async ({ db }, row) => {
    const { all } = await getLanguageCodes(db);
    if (!all.includes(row.lang)) throw invalid({ lang: ['Böyle bir dil yok'] });
    const { choice, product_ids, category_ids, list, has_pictures, has_sheets, has_list } = row;
    if (choice === 'products' && product_ids === '[]') throw invalid({ codes: [noProducts] });
    if (choice === 'categories' && category_ids === '[]')
      throw invalid({ category_ids: ['En az bir kategori seçin.'] });
    if (choice === 'list' && list === '') throw invalid({ list: ['Bir kayıtlı liste seçin.'] });
    if (has_pictures + has_sheets + has_list === 0) throw invalid({ has_pictures: ['En az birini seçin.'] });
  },
  present: async (db, rows) => {
    const codes = await selectCodes(db, rows.flatMap(productIdsOf));
    const links = await loadKitLinks(
      db,
      rows.map(({ id }) => id),
    );
    return (row) => ({
      name: row.name,
      note: row.note,
      lang: row.lang,
      choice: row.choice,
      ends_on: row.ends_on,
      codes: productIdsOf(row)
        .flatMap((id) => codes.get(id) ?? [])
        .join('\n'),
      category_ids: categoryIdsOf(row),
      list: listOf(row),
      has_pictures: row.has_pictures === 1,
      has_sheets: row.has_sheets === 1,
      has_list: row.has_list === 1,
      link: links.get(row.id) ?? null,
    });
  },
});

type Input = { codes?: string[] | undefined; ends_on?: string | null | undefined };

/** The ids of the products with these codes, or whose variants have them. @throws AppError 422 names unknown codes */
async function productIds(db: Reader, { codes }: Input): Promise<Pick<KitRow, 'product_ids'> | undefined> {
  if (!codes) return undefined;
  const owners = await findSimilarCodes(db, codes);
  const found = codes.map((code) => {
    const known = owners.get(foldedCode(code)) ?? [];
    return (known.find((owner) => owner.code === code) ?? known[0])?.productId;
  });
  const unknown = codes.filter((_, index) => found[index] === undefined);
  if (unknown.length > 0) throw invalid({ codes: [unknownCodes(unknown)] });
  return { product_ids: toJson([...new Set(found)]) };
}

const named = 10;

function unknownCodes(codes: readonly string[]): string {
  const more = codes.length > named ? ` ve ${codes.length - named} kod daha` : '';
  return `Bu kodlarda ürün yok: ${codes.slice(0, named).join(', ')}${more}. Düzeltin ya da silin.`;
}

/** A day is only checked when it is sent, so that an expired kit can still be renamed. @throws AppError 422 */
function checkEnd({ config, clock }: Pick<Context, 'config' | 'clock'>, { ends_on: day }: Input): void {
  if (day === undefined || day === null) return;
  const today = dayIn(config.timeZone, clock.now());
  if (day < today) throw invalid({ ends_on: ['Bitiş tarihi bugün ya da sonrası olmalı.'] });
  if (day > daysBefore(today, -kitDays.most))
    throw invalid({ ends_on: ['Bitiş tarihi en çok iki yıl sonrası olabilir.'] });
}

const operations = recordOperations(resource);

/** Codes become ids, so that a kit follows products whose codes change. Deleting a kit closes its link for good. */
export const kits = {
  ...operations,
  create: async (ctx, actor, input) => {
    checkEnd(ctx, input);
    return writeRecord(ctx, actor, {
      resource,
      work: async (tx) => createRecord(tx, resource, input, await productIds(tx.db, input)),
    });
  },
  update: async (ctx, actor, id, input) => {
    checkEnd(ctx, input);
    return writeRecord(ctx, actor, {
      resource,
      work: (tx) => updateRecord(tx, resource, id, input, async () => (await productIds(tx.db, input)) ?? {}),
    });
  },
  delete: (ctx, actor, id) =>
    inContentTransaction(ctx, actor, async (tx) => {
      await deleteRecord(tx, resource, id);
      await closeLinkOf(tx, id);
    }),
} satisfies typeof operations;

export function kitRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, { url: 'kits', schemas, calls: kits });
}
