import type { ProductPage } from '#features/products/product-page.ts';
import { ProductCreate } from '#features/products/product.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import type { Reader } from '#server/db/connect.ts';
import { readTexts } from '#server/db/localised-column.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import { ofProduct } from '#features/galleries/server/gallery-owner.ts';
import { readPublicGalleries } from '#features/galleries/server/public-galleries.read.ts';
import { loadPictures, withAlt } from '#server/media/media.read.ts';
import { previewKind } from './preview-kind.ts';
import { topPlaces } from '#features/product-lists/server/order.service.ts';
import type { Snapshot } from '#features/site-api/server/snapshot.ts';
import { typeIdsIn } from '#features/transporter-types/server/transporter-types.read.ts';
import {
  labelledAttributes,
  shownAttribute,
  presentProductPage,
  type ShownAttribute,
  type ShownProduct,
} from '#features/products/server/product-page.read.ts';
import { getProductRow } from '#features/products/server/products.read.ts';
import { cleanTexts, emptyTexts, mergeProductTexts } from '#features/products/server/texts.service.ts';

/** The slug in the address of a product that has none yet. */
const newSeoName = 'yeni-urun';

/** Previews the page of a product, which may be new, hidden or scheduled. */
export const productPreview = previewKind(ProductCreate, async ({ id, fields, snapshot }) => {
  const stored = id === undefined ? undefined : await getProductRow(snapshot.db, id);
  const row = await unsavedRow(snapshot, stored, fields);
  const { db } = snapshot;
  const view = await snapshot.view();
  const { name } = view.localiser.read({ name: row.name });
  const page = await presentProductPage(view, row, {
    types: await unsavedTypes(snapshot, stored, fields),
    galleries: stored
      ? await readPublicGalleries(db, ofProduct(row.id), { localiser: view.localiser, name })
      : await newGalleries(db, fields.images ?? [], name),
    attributes: await unsavedAttributes(snapshot, stored, fields),
    langs: await snapshot.languageCodes(),
    disclosure: await snapshot.disclosure(),
    today: snapshot.today,
  });
  const isNameless = (readTexts(row.name)[await snapshot.mainLang()] ?? '') === '';
  return {
    page: 'product',
    params: { seo_name: row.seo_name },
    answers: { product: async () => page },
    ...(isNameless && { refused: { [`name_${await snapshot.mainLang()}`]: [genericMessages.required] } }),
  };
});

async function unsavedRow(
  snapshot: Snapshot,
  stored: ProductRow | undefined,
  fields: ProductCreate,
): Promise<ShownProduct> {
  const start = stored ?? {
    ...emptyTexts,
    id: 0,
    code: '',
    category_id: 0,
    seo_name: newSeoName,
    queue: (await topPlaces(snapshot.db)).queue,
  };
  return {
    ...start,
    ...mergeProductTexts(start, await cleanTexts(fields), await snapshot.mainLang()),
    code: fields.code ?? start.code,
    category_id: fields.category_id ?? start.category_id,
    seo_name: fields.seo_name || start.seo_name,
  };
}

/**
 * The attribute rows that a save would store, with their labels: rows without a value are left out, and new
 * labels exist only here.
 */
async function unsavedAttributes(
  snapshot: Snapshot,
  stored: ProductRow | undefined,
  { attributes: sent }: ProductCreate,
): Promise<ShownAttribute[]> {
  const labels = await snapshot.attributeLabels();
  const main = await snapshot.mainLang();
  if (!sent) return labelledAttributes(stored?.attributes ?? '[]', labels, main);
  const filled = sent.filter(({ value }) => Object.values(value).some(Boolean));
  return filled.map(({ label_id: id, label, value }) =>
    shownAttribute(labels.get(id ?? 0), { label, value }, main),
  );
}

/** The chosen transporter types in the order of the managed list, as pages show them. */
async function unsavedTypes(
  snapshot: Snapshot,
  stored: ProductRow | undefined,
  { transporter_types: keys }: ProductCreate,
) {
  const ids = typeIdsIn(stored?.transporter_type_ids ?? '');
  const types = await snapshot.transporterTypes();
  return types.filter(({ id, key }) => (keys ? keys.includes(key) : ids.includes(id)));
}

/** The uploaded pictures of a product that is not stored yet. */
async function newGalleries(
  db: Reader,
  mediaIds: readonly number[],
  name: string,
): Promise<Pick<ProductPage, 'images' | 'drawings' | 'documents'>> {
  const pictures = await loadPictures(db, mediaIds);
  const images = mediaIds.flatMap((mediaId) => {
    const picture = pictures.get(mediaId);
    return picture ? [{ ...withAlt(picture, name), title: '' }] : [];
  });
  return { images, drawings: [], documents: [] };
}
