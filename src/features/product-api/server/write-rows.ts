import type { ProductRecordWrite, SentVariant } from '../product-record.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid } from '#server/errors.ts';
import { selectRows, type AnyRow } from '#server/db/record-rows.ts';
import { loadProductRows } from '#features/products/server/products.read.ts';
import type { ProductFields, ProductPlan } from '#features/products/server/writer/product-plan.ts';
import { writeProducts } from '#features/products/server/writer/write-products.ts';
import { noOrderingData } from '#features/ordering-data/ordering-data.ts';
import { VariantInput } from '#features/variants/variant.ts';
import { findCodeOwners } from '#features/variants/server/article-codes.ts';
import { inputOf, type VariantGrid } from '#features/variants/server/store-variants.ts';
import { loadGrids } from '#features/variants/server/variants.read.ts';
import { writeVariants } from '#features/variants/server/variants.service.ts';
import type { ReadRow } from './product-rows.ts';
import { writeAssociations, writeClaims } from './write-relations.ts';

export type WrittenRow = { id: number; result: 'created' | 'updated' | 'unchanged' };

/**
 * Creates or changes products by their codes, through the one writer of products. Returns what became of each row.
 *
 * @throws AppError for the first wrong row; then nothing of the rows may stay
 */
export async function writeRows(tx: ContentTransaction, rows: readonly ReadRow[]): Promise<WrittenRow[]> {
  const plans = await planRows(tx, rows);
  const written = await writeProducts(tx, plans);
  const grids = await planGrids(
    tx,
    rows.flatMap(({ fields }, index) => {
      const product = written[index]?.row.id ?? 0;
      const { variants, ordering } = fields;
      return (variants ?? ordering) ? [{ product, sent: variants ?? [], own: ordering }] : [];
    }),
  );
  const changes = grids.length === 0 ? [] : await writeVariants(tx, grids);
  const changed = new Set(changes.map(({ id }) => Number(id)));
  const sent = rows.map(({ fields }, index) => ({ product: written[index]?.row.id ?? 0, fields }));
  for (const id of await writeClaims(tx, sent)) changed.add(id);
  for (const id of await writeAssociations(tx, sent)) changed.add(id);
  return written.map(({ row: { id }, isChanged }, index) => {
    if (plans[index]?.change === 'create') return { id, result: 'created' };
    return { id, result: isChanged || changed.has(id) ? 'updated' : 'unchanged' };
  });
}

async function planRows(tx: ContentTransaction, rows: readonly ReadRow[]): Promise<ProductPlan[]> {
  const owners = await findCodeOwners(
    tx.db,
    rows.map(({ code }) => code),
  );
  const stored = await loadProductRows(
    tx.db,
    [...owners.values()].map(({ productId }) => productId),
  );
  return rows.map(({ code, fields }): ProductPlan => {
    const owner = owners.get(code);
    if (owner && owner.variantId !== null)
      throw invalid({ code: [`“${code}” bir varyantın kodu. Ürünü modelin koduyla gönderin.`] });
    const before = owner && stored.get(owner.productId);
    if (!before) return { change: 'create', fields: { ...productFields(fields), code } };
    return { change: 'update', before, fields: productFields(fields), version: fields.version };
  });
}

function productFields(sent: ProductRecordWrite): ProductFields {
  const { name, summary, description, seo_title, seo_description, attributes } = sent;
  const { category_id, transporter_types, is_active, is_featured, published_at } = sent;
  return {
    category_id,
    transporter_types,
    is_active,
    is_featured,
    published_at,
    texts: { name, summary, description, seo_title, seo_description },
    ...(attributes && { attributes: attributes.map(({ label, value = {} }) => ({ label, value })) }),
  };
}

type SentGrid = {
  product: number;
  sent: readonly SentVariant[];
  own: ProductRecordWrite['ordering'];
};

/** The grids of products after the sent variants: those of known codes change, new ones follow, the others stay. */
async function planGrids(tx: ContentTransaction, products: readonly SentGrid[]): Promise<VariantGrid[]> {
  if (products.length === 0) return [];
  const ids = products.map(({ product }) => product);
  const stored = await loadGrids(tx.db, ids);
  const size = await idFinder(tx, 'sizes');
  const finish = await idFinder(tx, 'finishes');
  return products.map(({ product, sent, own }): VariantGrid => {
    const { rows: known, own: storedOwn } = stored(product);
    const rows = known.map(inputOf);
    const places = new Map(known.map(({ code }, index) => [code, index]));
    const fields: number[] = known.map((_, index) => index);
    for (const [index, { size: sizeKey, finish: finishKey, ordering, ...values }] of sent.entries()) {
      const place = places.get(values.code);
      const before = place === undefined ? VariantInput.parse({ code: values.code }) : rows[place];
      const row = {
        ...before,
        ...withoutMissing(values),
        ...(ordering && {
          ordering: { ...(before?.ordering ?? noOrderingData), ...withoutMissing(ordering) },
        }),
        ...(sizeKey !== undefined && { size_id: size(sizeKey, `variants.${index}.size`) }),
        ...(finishKey !== undefined && { finish_id: finish(finishKey, `variants.${index}.finish`) }),
      } as (typeof rows)[number];
      rows[place ?? rows.length] = row;
      fields[place ?? rows.length - 1] = index;
    }
    return {
      productId: product,
      rows,
      ...(own && { own: { ...storedOwn, ...withoutMissing(own) } }),
      fieldOf: (row, column) => `variants.${fields[row] ?? row}.${column}`,
    };
  });
}

/** Finds the id of a live size or finish by its key; null for none. */
async function idFinder({ db }: ContentTransaction, table: 'sizes' | 'finishes') {
  const rows = await selectRows<AnyRow & { key: string }>(db, table);
  const ids = new Map(rows.map(({ id, key }) => [key, id]));
  return (key: string | null, field: string): number | null => {
    const id = key === null ? null : ids.get(key);
    if (id === undefined)
      throw invalid({ [field]: [`Böyle bir ${table === 'sizes' ? 'ölçü' : 'kaplama'} yok: ${key}`] });
    return id;
  };
}

function withoutMissing(values: object) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
