import { familyLabels } from '#features/categories/server/category-template.ts';
import { maxGridRows, type ProductSheet } from '../../import.ts';
import type { ProductFilterQuery } from '#features/product-lists/product-list.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { refused } from '#server/errors.ts';
import { filterProducts, type ProductFilter } from '#features/product-lists/server/product-filter.ts';
import { findFiltered, readFilter } from '#features/products/server/panel-filter.read.ts';
import { identityColumns, type Article } from '../sheet/article.ts';
import { selectModels } from '../sheet/articles.queries.ts';
import { modelArticle, variantArticle } from '../sheet/articles.read.ts';
import { loadClaimValues } from '../sheet/claim-values.read.ts';
import { attributeOfKey, attributeValues } from '../sheet/attribute-columns.ts';
import { maxRows } from '../files/row-spool.ts';
import { cellText, type Cell } from '../sheet/cells.ts';
import type { Column } from '../sheet/columns.ts';
import { loadFileValues } from '../sheet/file-values.read.ts';
import { maxColumns } from '../sheet/merged-cells.ts';
import { loadSheet, type Sheet } from '../sheet/sheet.read.ts';
import { loadNamedCodes } from '#features/associations/server/associations.read.ts';
import { loadGrids } from '#features/variants/server/variants.read.ts';

/** The number of products that are read in one batch. */
const batchSize = 200;

/**
 * Yields the rows of the filtered products, each model followed by its variants. The order is that of the
 * catalogue, or for a search the best match first.
 */
export async function* exportRows(
  ctx: Context,
  sheet: Sheet,
  query: ProductFilterQuery,
): AsyncGenerator<Cell[]> {
  for await (const ids of filteredIds(ctx, query)) {
    const models = new Map((await selectModels(ctx.db, ids)).map((row) => [row.id, row]));
    const grids = await loadGrids(ctx.db, ids);
    const claims = await loadClaimValues(ctx.db, 'product', ids);
    const associated = await loadNamedCodes(ctx.db, ids);
    const files = await loadFileValues(
      ctx.db,
      ids,
      ids.flatMap((id) => grids(id).rows),
    );
    for (const id of ids) {
      const model = models.get(id);
      if (!model) continue;
      const { own, rows } = grids(id);
      const { all } = sheet.languages;
      yield rowOf(
        modelArticle(model, all, {
          own,
          claims: claims(id),
          associated: associated(id),
          files: files.ofModel(id),
        }),
        sheet,
      );
      for (const row of rows) {
        const beside = { modelCode: model.code, languages: all, files: files.ofVariant(row.id) };
        yield rowOf(variantArticle(row, beside), sheet);
      }
    }
  }
}

/**
 * Refuses an export that could not be imported again.
 * @throws AppError 422
 */
export async function refuseTooManyRows(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  query: ProductFilterQuery,
  most = maxRows,
): Promise<void> {
  // A search finds far fewer.
  if (query.search !== '') return;
  const found = filterProducts(db, await readFilter(db, query, clock.now().toISOString()));
  const { products } = await found.select(({ fn }) => fn.countAll().as('products')).executeTakeFirstOrThrow();
  // The variants of a million products need not be counted.
  const { variants } =
    Number(products) > most
      ? { variants: 0 }
      : await db
          .selectFrom('product_variants')
          .where('product_id', 'in', found.select('products.id'))
          .select(({ fn }) => fn.countAll().as('variants'))
          .executeTakeFirstOrThrow();
  const rows = Number(products) + Number(variants);
  if (rows > most)
    throw refused(
      `Bir dosyada en çok ${most.toLocaleString('tr')} satır olabilir; bu listede en az ${rows.toLocaleString('tr')} var. Kategori seçip parça parça dışa aktarın.`,
    );
}

/**
 * The sheet of an export, with the attributes of the exported categories' families, or of all without families. If they
 * are too many for a sheet that can be imported again, columns without a value are left out, the last ones first.
 * @throws AppError 422 if even the columns with values are too many
 */
export async function loadExportSheet(ctx: Context, query: ProductFilterQuery): Promise<Sheet> {
  const { columns, ...sheet } = await loadSheet(ctx, ctx.db, await familyLabels(ctx.db, query.category_id));
  const attributes = columns.filter(({ key }) => attributeOfKey(key) !== undefined);
  const others = columns.length - attributes.length + Object.keys(identityColumns).length;
  const room = maxColumns - others;
  if (attributes.length <= room) return { ...sheet, columns };
  const filled = await filledAttributes(ctx, query);
  const [used, unused] = [true, false].map((wanted) =>
    attributes.filter(({ key }) => filled.has(key) === wanted),
  ) as [Column[], Column[]];
  if (used.length > room)
    throw refused(
      `Bu listedeki ürünlerin özellikleri ${used.length.toLocaleString('tr')} sütun tutuyor; bir dosyaya en çok ${room.toLocaleString('tr')} özellik sütunu sığar. Hiçbir değer eksik kalmasın diye kategori seçip parça parça dışa aktarın.`,
    );
  const left = new Set(unused.slice(room - used.length));
  return { ...sheet, columns: columns.filter((column) => !left.has(column)) };
}

/** The keys of the attribute columns in which a filtered product has a value. */
async function filledAttributes(ctx: Context, query: ProductFilterQuery): Promise<ReadonlySet<string>> {
  const keys = new Set<string>();
  for await (const ids of filteredIds(ctx, query))
    for (const { attributes } of await selectModels(ctx.db, ids))
      for (const key of Object.keys(attributeValues(attributes))) keys.add(key);
  return keys;
}

function rowOf(article: Article, sheet: Sheet): Cell[] {
  const { code, modelCode, version } = article;
  return [code, modelCode === '' ? null : modelCode, ...rowValues(article, sheet), version];
}

/** The cells of the columns with values. */
export const rowValues = ({ kind, values }: Article, { columns }: Sheet): Cell[] =>
  columns.map(({ key, kinds, cell, isBlank }) =>
    kinds.includes(kind) && !isBlank ? cell(values[key] ?? null) : null,
  );

async function* filteredIds(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  query: ProductFilterQuery,
): AsyncGenerator<number[]> {
  const now = clock.now().toISOString();
  if (query.search !== '') {
    const { ids, hasMore } = await findFiltered(db, query, now);
    if (hasMore) throw refused('Arama çok sayıda ürünle eşleşiyor. Aramayı daraltıp tekrar deneyin.');
    for (let start = 0; start < ids.length; start += batchSize) yield ids.slice(start, start + batchSize);
    return;
  }
  const filter = await readFilter(db, query, now);
  let after: Place | undefined;
  for (;;) {
    const places = await selectPlacesAfter(db, filter, after);
    after = places.at(-1);
    if (!after) return;
    yield places.map(({ id }) => id);
  }
}

type Place = { id: number; queue: number };

function selectPlacesAfter(db: Reader, filter: ProductFilter, after: Place | undefined): Promise<Place[]> {
  let products = filterProducts(db, filter);
  if (after)
    products = products
      .where('products.queue', '<=', after.queue)
      .where((eb) => eb.or([eb('products.queue', '<', after.queue), eb('products.id', '<', after.id)]));
  return products
    .select(['products.id', 'products.queue'])
    .orderBy('products.queue', 'desc')
    .orderBy('products.id', 'desc')
    .limit(batchSize)
    .execute();
}

/** Reads the columns and first rows of the export for the panel's grid. */
export async function readProductSheet(ctx: Context, query: ProductFilterQuery): Promise<ProductSheet> {
  const whole = await loadExportSheet(ctx, query);
  // Descriptions have an editor of their own, and would fill the grid.
  const sheet = { ...whole, columns: whole.columns.filter(({ key }) => !key.startsWith('description_')) };
  const rows: string[][] = [];
  let hasMore = false;
  for await (const row of exportRows(ctx, sheet, query)) {
    hasMore = rows.length === maxGridRows;
    if (hasMore) break;
    rows.push(row.map(cellText));
  }
  const identity = (
    title: string,
    use: 'shown' | 'hidden',
    width: number,
  ): ProductSheet['columns'][number] => ({
    title,
    use,
    kinds: ['model', 'variant'],
    width,
    choices: null,
    number: null,
  });
  return {
    columns: [
      identity(identityColumns.code, 'shown', 16),
      identity(identityColumns.modelCode, 'shown', 16),
      ...sheet.columns.map(({ title, kinds, width, choices = null, number = null }) => ({
        title,
        use: 'edited' as const,
        kinds: [...kinds],
        width,
        choices,
        number,
      })),
      identity(identityColumns.version, 'hidden', 8),
    ],
    rows,
    has_more: hasMore,
  };
}
