import type { LocalisedText } from '#shared/localised.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import type { Change, ContentTransaction } from '#server/content/content-transaction.ts';
import { checkCategory } from '#features/categories/server/categories.service.ts';
import {
  checkTextLanguages,
  getLanguageCodes,
  requireMainText,
} from '#server/languages/languages.service.ts';
import { topPlaces } from '#features/product-lists/server/order.service.ts';
import { refused } from '#server/errors.ts';
import { reindexProducts, unindexProducts } from '#features/product-search/server/indexing.service.ts';
import { bulkUpdate } from '../versions.read.ts';
import { updateBulkRows } from '../bulk.queries.ts';
import { insertProduct, updateProductRow } from '../products.queries.ts';
import { temporarySeoName } from '../products.service.ts';
import { derivedColumns, emptyTexts, mergeProductTexts, type SentTexts } from '../texts.service.ts';
import { replaceTransporterTypes } from '../transporter-types.queries.ts';
import { chooseSlug } from '#features/slugs/server/slugs.service.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import { selectWholeProducts } from './product-batch.queries.ts';

/** What a batch changes of a product; fields that are left out stay. */
export type BatchFields = Partial<
  Record<'name' | 'summary' | 'seo_title' | 'seo_description', LocalisedText>
> & {
  category_id?: number;
  transporter_type_ids?: readonly number[];
  is_active?: boolean;
  is_featured?: boolean;
  published_at?: string;
};

/** Thousands of products in one transaction: it reads and indexes them together and checks each reference once. */
export type ProductBatch = {
  /** Writes no product that `fields` leave as it is; refuses before it writes any. */
  update: (changes: readonly { id: number; fields: BatchFields }[]) => Promise<void>;
  /** `count` products will be created in all; the first one stands on top of the lists. Returns ids by code. */
  create: (
    products: readonly { code: string; fields: BatchFields }[],
    count: number,
  ) => Promise<Map<string, number>>;
  /** Puts products into the trash. */
  remove: (ids: readonly number[]) => Promise<void>;
};

/** What the products of a batch share. */
type Batch = {
  tx: ContentTransaction;
  languages: Awaited<ReturnType<typeof getLanguageCodes>>;
  check: ReturnType<typeof createChecks>;
  /** The next free places at the top of both lists. */
  places: Awaited<ReturnType<typeof topPlaces>>;
  created: number;
};

export async function startProductBatch(tx: ContentTransaction): Promise<ProductBatch> {
  const languages = await getLanguageCodes(tx.db);
  const check = createChecks(tx, languages.all);
  const batch: Batch = { tx, languages, check, places: await topPlaces(tx.db), created: 0 };
  return {
    update: (changes) => updateProducts(batch, changes),
    create: (products, count) => createProducts(batch, products, count),
    remove: (ids) => removeProducts(tx, ids),
  };
}

async function updateProducts(batch: Batch, changes: Parameters<ProductBatch['update']>[0]): Promise<void> {
  const { tx, check } = batch;
  await check.all(changes.map(({ fields }) => fields));
  const ids = changes.map(({ id }) => id);
  const rows = new Map((await selectWholeProducts(tx.db, ids)).map((row) => [row.id, row]));
  const plans = changes.map(({ id, fields }) => {
    const before = rows.get(id);
    if (!before) throw refused('Bir ürün silinmiş.');
    return planUpdate(batch, before, fields);
  });
  const written: Change[] = [];
  for (const plan of plans) written.push(...(await writeUpdate(tx, plan)));
  await tx.recordAll(written);
  const found = written.filter(isFoundByIt).map(({ id }) => Number(id));
  await reindexProducts(tx.db, found);
}

/** Refuses before anything is written. */
function planUpdate(batch: Batch, before: ProductRow, fields: BatchFields) {
  const values: Partial<ProductRow> = columnsOf(batch, before, { fields, code: before.code });
  if (values.is_featured === 1 && before.is_featured === 0)
    values.featured_queue = batch.places.featured_queue++;
  const changed = Object.fromEntries(
    Object.entries(values).filter(([column, value]) => before[column as keyof ProductRow] !== value),
  );
  const types = typeSet(fields.transporter_type_ids ?? typeIdsIn(before.transporter_type_ids));
  return { before, changed, types, hasNewTypes: types !== typeSet(typeIdsIn(before.transporter_type_ids)) };
}

async function writeUpdate(
  tx: ContentTransaction,
  { before, changed, types, hasNewTypes }: ReturnType<typeof planUpdate>,
): Promise<Change[]> {
  if (Object.keys(changed).length === 0 && !hasNewTypes) return [];
  const { id } = before;
  if (hasNewTypes) await replaceTransporterTypes(tx.db, id, typeIdsIn(types));
  const written = { ...changed, version: before.version + 1, updated_at: tx.now };
  await updateProductRow(tx.db, id, written);
  const after = { ...written, ...(hasNewTypes && { transporter_type_ids: types }) };
  return [{ entity: 'product', id, action: bulkUpdate, before: pick(before, Object.keys(after)), after }];
}

async function createProducts(
  batch: Batch,
  products: Parameters<ProductBatch['create']>[0],
  count: number,
): Promise<Map<string, number>> {
  const { tx, check } = batch;
  await check.all(products.map(({ fields }) => fields));
  const rows: ProductRow[] = [];
  for (const product of products) {
    // The first one of all stands on top.
    const place = count - batch.created - 1;
    rows.push(await createOne(batch, product, place));
    batch.created += 1;
  }
  await tx.recordAll(
    rows.map((row) => ({ entity: 'product', id: row.id, action: 'create', before: null, after: row })),
  );
  const ids = rows.map(({ id }) => id);
  await reindexProducts(tx.db, ids);
  return new Map(rows.map(({ code, id }) => [code, id]));
}

async function createOne(
  batch: Batch,
  { code, fields }: { code: string; fields: BatchFields },
  place: number,
): Promise<ProductRow> {
  const { tx, languages, check, places } = batch;
  await check.category(fields.category_id);
  const id = await insertProduct(tx.db, {
    category_id: 0,
    is_active: 1,
    is_featured: 0,
    published_at: tx.now,
    attributes: '[]',
    ...columnsOf(batch, undefined, { fields, code }),
    code,
    seo_name: temporarySeoName,
    queue: places.queue + place,
    featured_queue: places.featured_queue + place,
    created_at: tx.now,
    updated_at: tx.now,
    deleted_at: null,
  });
  await replaceTransporterTypes(tx.db, id, fields.transporter_type_ids ?? []);
  const name = fields.name?.[languages.main] ?? '';
  return updateProductRow(tx.db, id, { seo_name: await chooseSlug(tx.db, 'product', { id, name }) });
}

async function removeProducts(tx: ContentTransaction, wanted: readonly number[]): Promise<void> {
  const rows = await selectWholeProducts(tx.db, wanted);
  const ids = rows.map(({ id }) => id);
  await updateBulkRows(tx.db, ids, { deleted_at: tx.now });
  await tx.recordAll(
    rows.map(({ id, version }) => ({
      entity: 'product',
      id,
      action: 'delete',
      before: { deleted_at: null, version },
      after: { deleted_at: tx.now, version: version + 1 },
    })),
  );
  await unindexProducts(tx.db, ids);
}

function columnsOf(
  { languages }: Batch,
  before: ProductRow | undefined,
  { fields, code }: { fields: BatchFields; code: string },
) {
  const { name = {}, summary = {}, seo_title = {}, seo_description = {} } = fields;
  const sent: SentTexts = { name, summary, seo_title, seo_description, description: {} };
  const texts = mergeProductTexts(before ?? emptyTexts, sent, languages.main);
  requireMainText('name', readTexts(texts.name), languages.main);
  const attributes = before?.attributes ?? '[]';
  return {
    ...texts,
    ...derivedColumns({ ...texts, code, attributes }, languages),
    ...(fields.category_id !== undefined && { category_id: fields.category_id }),
    ...(fields.is_active !== undefined && { is_active: Number(fields.is_active) }),
    ...(fields.is_featured !== undefined && { is_featured: Number(fields.is_featured) }),
    ...(fields.published_at !== undefined && { published_at: fields.published_at }),
  };
}

/** The category and the texts find a product. */
const isFoundByIt = ({ after }: Change) =>
  ['name', 'summary', 'category_id'].some((column) => column in (after as object));

/** As `transporter_type_ids`: `,1,4,`. */
function typeSet(ids: readonly number[]): string {
  const sorted = [...new Set(ids)].sort((a, b) => a - b);
  return sorted.length === 0 ? '' : `,${sorted.join(',')},`;
}

const pick = (row: ProductRow, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column as keyof ProductRow]]));

/** Checks what products refer to, each once. */
function createChecks(tx: ContentTransaction, languages: readonly string[]) {
  const [categories, types] = [new Set<number>(), new Set<number>()];
  const category = async (id: number | undefined) => {
    if (id !== undefined && categories.has(id)) return;
    await checkCategory(tx, id);
    if (id !== undefined) categories.add(id);
  };
  return {
    category,
    all: async (all: readonly BatchFields[]) => {
      for (const { name = {}, summary = {}, seo_title = {}, seo_description = {}, category_id: id } of all) {
        checkTextLanguages({ name, summary, seo_title, seo_description }, languages);
        if (id !== undefined) await category(id);
      }
      const unknown = [...new Set(all.flatMap((fields) => fields.transporter_type_ids ?? []))].filter(
        (id) => !types.has(id),
      );
      const rows = await selectRowsById<{ id: number; deleted_at: string | null }>(
        tx.db,
        'transporter_types',
        unknown,
      );
      for (const { id, deleted_at: at } of rows) if (at === null) types.add(id);
      if (unknown.some((id) => !types.has(id))) throw refused('Bir taşıyıcı türü silinmiş.');
    },
  };
}
