import type { Product, ProductCreate, ProductUpdate } from '../product.ts';
import type { Context } from '#server/context/context.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { attachMedia } from '#features/galleries/server/attach-media.service.ts';
import { galleryChanges } from '#features/galleries/server/gallery-history.ts';
import { ofProduct } from '#features/galleries/server/gallery-owner.ts';
import type { ProductFields } from './writer/product-plan.ts';
import { getProduct, getProductRow } from './products.read.ts';
import { cleanTexts } from './texts.service.ts';
import { writeProducts } from './writer/write-products.ts';

export async function createProduct(ctx: Context, actor: Actor, input: ProductCreate): Promise<Product> {
  const sent = await cleanTexts(input);
  const id = await inContentTransaction(ctx, actor, async (tx) => {
    const attachImages = async (owner: { id: number }) => {
      const gallery = { owner: ofProduct(owner.id), gallery: 'images' } as const;
      await attachMedia(tx, gallery.owner, {
        gallery: 'images',
        mediaIds: input.images ?? [],
        field: 'images',
      });
      return galleryChanges(tx.db, { ...gallery, action: 'add', before: [] });
    };
    const [created] = await writeProducts(tx, [
      { change: 'create', fields: sentFields(sent), parts: attachImages },
    ]);
    return created?.row.id ?? 0;
  });
  return getProduct(ctx, id);
}

/** Changes only the fields that `input` contains. If nothing differs, nothing is written. */
export async function updateProduct(
  ctx: Context,
  actor: Actor,
  id: number,
  input: ProductUpdate,
): Promise<Product> {
  const sent = await cleanTexts(input);
  await inContentTransaction(ctx, actor, async (tx) => {
    const before = await getProductRow(tx.db, id);
    await writeProducts(tx, [{ change: 'update', before, fields: sentFields(sent), version: input.version }]);
  });
  return getProduct(ctx, id);
}

function sentFields({
  name,
  summary,
  description,
  seo_title,
  seo_description,
  ...fields
}: ProductUpdate): ProductFields {
  return { ...fields, texts: { name, summary, description, seo_title, seo_description } };
}
