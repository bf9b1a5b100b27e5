import type { ClaimInput } from '#features/compliance/compliance.ts';
import { storeClaims } from '#features/compliance/server/compliance.service.ts';
import { dayMs } from '#shared/rules/durations.ts';
import { finish as finishSchemas, FinishCreate } from '#features/finishes/finish.ts';
import { size as sizeSchemas, SizeCreate } from '#features/sizes/size.ts';
import { VariantInput } from '#features/variants/variant.ts';
import { flattenText } from '#shared/localised.ts';
import { slugify } from '#shared/rules/slug.ts';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { finishes as finishCalls } from '#features/finishes/server/finishes.ts';
import { reindexProducts } from '#features/product-search/server/indexing.service.ts';
import { sizes as sizeCalls } from '#features/sizes/server/sizes.ts';
import { insertOldSlug } from '#features/slugs/server/slugs.queries.ts';
import { storeVariants } from '#features/variants/server/store-variants.ts';
import type { DemoProduct } from './content/demo-content.ts';
import { finishPictures, finishSwatch } from './content/finish-pictures.ts';
import { finishClaims, productClaims, type DemoClaim } from './content/claims.ts';
import { finishes, type FinishKey } from './content/finishes.ts';
import { orderingOf } from './content/ordering.ts';
import { variantsOf } from './content/variants.ts';
import { drawingOf } from './documents.ts';
import type { Ids } from './store-catalogue.ts';

/** Ids of sizes and finishes by Turkish name, of pictures by file, and of documents by path. */
type OfferIds = { sizeIds: Ids; finishIds: Ids; mediaIds: Ids; documentIds: Ids };

/**
 * Gives the products their sizes and finishes in one transaction. Old addresses of former products are
 * redirected to the product that has them as sizes now.
 */
export async function storeOffers(
  ctx: Context,
  products: readonly DemoProduct[],
  { productIds, mediaIds, documentIds }: { productIds: Ids; mediaIds: Ids; documentIds: Ids },
): Promise<void> {
  const sizeIds = await storeSizes(ctx, products);
  const finishIds = await storeFinishes(ctx, mediaIds);
  const ids = { mediaIds, documentIds, sizeIds, finishIds };
  const idOf = (key: FinishKey) => finishIds.get(finishes[key].name.tr) ?? 0;
  await inContentTransaction(ctx, null, async (tx) => {
    const grids = products.map((product) => ({
      productId: productIds.get(product.code) ?? 0,
      rows: variantRows(product, ids),
    }));
    const changes = await storeVariants(tx, grids);
    const today = new Date(tx.now);
    const ofFinishes = new Map(
      Object.entries(finishClaims).map(([key, claims]) => [
        idOf(key as FinishKey),
        claimInputs(claims, today),
      ]),
    );
    const ofModels = new Map(
      Object.entries(productClaims).map(([code, claims]) => [
        productIds.get(code) ?? 0,
        claimInputs(claims, today),
      ]),
    );
    changes.push(
      ...(await storeClaims(tx, 'finish', ofFinishes)),
      ...(await storeClaims(tx, 'product', ofModels)),
    );
    if (changes.length === 0) {
      tx.leaveUnchanged();
      return;
    }
    await tx.recordAll(changes);
    await reindexProducts(tx.db, [...productIds.values()]);
    for (const { code, sizes } of products)
      for (const { formerName } of sizes)
        if (formerName !== undefined)
          await insertOldSlug(tx.db, 'product', productIds.get(code) ?? 0, slugify(formerName));
  });
}

function claimInputs(claims: readonly DemoClaim[], today: Date): ClaimInput[] {
  const after = (days: number) => new Date(today.getTime() + days * dayMs).toISOString().slice(0, 10);
  return claims.map(({ kind, value, until }) => ({
    kind,
    value,
    document_id: null,
    valid_until: typeof until === 'number' ? after(until) : (until ?? null),
  }));
}

/** The rows of variants that the panel would send. Each of several sizes has its own drawing. */
export function variantRows(product: DemoProduct, { sizeIds, finishIds, mediaIds, documentIds }: OfferIds) {
  return variantsOf(product).map((variant) => {
    const { code, size, finish } = variant;
    const drawing = drawingOf(size);
    const drawingId = product.sizes.length > 1 ? documentIds.get(drawing.path) : undefined;
    return VariantInput.parse({
      code,
      size_id: sizeIds.get(size.size.name.tr),
      finish_id: finishIds.get(finishes[finish].name.tr),
      weight: size.weight,
      pack_quantity: size.pack,
      ordering: orderingOf(product, variant),
      picture_ids: finishPictures(product, finish).flatMap((file) => mediaIds.get(file) ?? []),
      drawings: drawingId === undefined ? [] : [{ media_id: drawingId, title: drawing.title }],
    });
  });
}

/** Creates missing sizes. @returns the ids of all sizes by Turkish name */
async function storeSizes(ctx: Context, products: readonly DemoProduct[]): Promise<Ids> {
  const stored = sizeSchemas.list.parse(await sizeCalls.list(ctx));
  const ids = new Map(stored.map(({ id, name_tr: name = '' }) => [name, id]));
  const wanted = products.flatMap(({ sizes }) => sizes.map(({ size }) => size));
  for (const { name, number } of wanted) {
    if (ids.has(name.tr)) continue;
    const { data } = await sizeCalls.create(
      ctx,
      null,
      SizeCreate.parse({ number, ...flattenText('name', name) }),
    );
    ids.set(name.tr, data.id);
  }
  return ids;
}

/** Creates missing finishes. @returns the ids of all finishes by Turkish name */
async function storeFinishes(ctx: Context, mediaIds: Ids): Promise<Ids> {
  const stored = finishSchemas.list.parse(await finishCalls.list(ctx));
  const ids = new Map(stored.map(({ id, name_tr: name = '' }) => [name, id]));
  // The last one is created first, because a new record goes to the top of its list.
  for (const key of (Object.keys(finishes) as FinishKey[]).toReversed()) {
    const { name, color } = finishes[key];
    if (ids.has(name.tr)) continue;
    const image_id = mediaIds.get(finishSwatch(key) ?? '');
    const input = FinishCreate.parse({ color, image_id, ...flattenText('name', name) });
    const { data } = await finishCalls.create(ctx, null, input);
    ids.set(name.tr, data.id);
  }
  return ids;
}
