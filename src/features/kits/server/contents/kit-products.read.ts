import type { KitContents } from '../../kit.ts';
import { categoryIdsOf, listOf, productIdsOf, type KitRow } from '../kit-columns.ts';
import { loadGalleries } from '#features/galleries/server/galleries.read.ts';
import { productKind } from '#features/galleries/server/gallery-owner.ts';
import { loadOfferedPictures } from '#features/offered-variants/server/offered-pictures.read.ts';
import { ProductListQuery } from '#features/product-lists/product-list.ts';
import type { PublicView } from '#features/product-lists/server/cards.read.ts';
import { findFiltered } from '#features/products/server/panel-filter.read.ts';
import { createSnapshot } from '#features/site-api/server/snapshot.ts';
import { visibleProducts, visibleProductsById } from '#features/visible-products/server/visible-products.ts';
import type { Context } from '#server/context/context.ts';
import { numbersIn } from '#server/db/id-list.ts';
import { findRow } from '#server/db/record-rows.ts';
import { notFound } from '#server/errors.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import type { MediumRow } from '#server/media/media.queries.ts';
import { loadMediaFacts, type PictureFiles } from '#server/media/media.read.ts';
import { fileNameOf } from './file-names.ts';

type Reads = Pick<Context, 'db' | 'clock' | 'config'>;

/** `name` is the name of its file without extension, such as `TK-25-1`. */
export type KitPicture = { medium: MediumRow; picture: PictureFiles; name: string };
export type KitProduct = {
  id: number;
  code: string;
  name: string;
  seoName: string;
  pictures: KitPicture[];
};

/** What visitors see at this instant in the language of a kit, or in the main one if they do not see that. */
export async function openKitView(ctx: Reads, { lang }: Pick<KitRow, 'lang'>): Promise<PublicView> {
  const languages = await listActiveLanguages(ctx.db);
  const language = languages.find(({ abbr }) => abbr === lang) ?? languages.find(({ is_main }) => is_main);
  return createSnapshot(ctx, language?.abbr ?? lang).view();
}

/** The ids of all products of a kit that visitors see: in the order of the chosen codes, else of the catalogue. */
export async function findKitProductIds({ db, now, categories }: PublicView, kit: KitRow): Promise<number[]> {
  const chosen = categoryIdsOf(kit).filter((id) => categories.ids.includes(id));
  const categoryIds = kit.choice === 'categories' ? chosen.flatMap(categories.subtree) : categories.ids;
  const shown = visibleProducts(db, now, categoryIds).select('products.id');
  if (kit.choice === 'categories') {
    const rows = await shown.orderBy('products.queue', 'desc').orderBy('products.id', 'desc').execute();
    return rows.map(({ id }) => id);
  }
  const ids = kit.choice === 'products' ? productIdsOf(kit) : await findListed(db, kit, now);
  const rows = await shown.where('products.id', 'in', numbersIn(db, ids)).execute();
  const visible = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => visible.has(id));
}

async function findListed(db: PublicView['db'], kit: KitRow, now: string): Promise<number[]> {
  const query = new URLSearchParams(listOf(kit)?.query ?? '');
  const filter = ProductListQuery.safeParse(Object.fromEntries(query));
  return filter.success ? (await findFiltered(db, filter.data, now)).ids : [];
}

/** Those of these products that visitors see at the instant of the view, with the pictures of their pages. */
export async function loadKitProducts(view: PublicView, ids: readonly number[]): Promise<KitProduct[]> {
  const { db, now, categories, localiser } = view;
  const found = await visibleProductsById(db, now, categories.ids)
    .select(['products.id', 'code', 'name', 'seo_name'])
    .where('products.id', 'in', numbersIn(db, ids))
    .execute();
  const rows = new Map(found.map((row) => [row.id, row]));
  const galleryOf = await loadGalleries(db, productKind, [...rows.keys()]);
  const variantsOf = await loadOfferedPictures(db, [...rows.keys()]);
  const picturesOf = ({ id, code }: { id: number; code: string }) => [
    { code, mediaIds: galleryOf(id, 'images').map((file) => file.media_id) },
    ...variantsOf(id),
  ];
  const media = await loadMediaFacts(
    db,
    found.flatMap((row) => picturesOf(row).flatMap(({ mediaIds }) => mediaIds)),
  );
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const seen = new Set<number>();
    const pictures = picturesOf(row).flatMap(({ code, mediaIds }) =>
      mediaIds.flatMap((mediaId, index) => {
        const known = media.get(mediaId);
        if (!known?.picture || seen.has(mediaId)) return [];
        seen.add(mediaId);
        const name = `${fileNameOf(code)}-${index + 1}`;
        return [{ medium: known.row, picture: known.picture, name }];
      }),
    );
    const { code, seo_name: seoName } = row;
    return [{ id, code, seoName, name: localiser.read({ name: row.name }).name, pictures }];
  });
}

/** Pictures are counted up to this many products. */
const countedProducts = 1_000;

/** How many pictures the products have; null if that takes too long to count. */
export async function countKitPictures(view: PublicView, ids: readonly number[]): Promise<number | null> {
  if (ids.length > countedProducts) return null;
  const products = await loadKitProducts(view, ids);
  return products.reduce((sum, { pictures }) => sum + pictures.length, 0);
}

/** What visitors get of a kit at this instant. @throws AppError 404 */
export async function countKitContents(ctx: Reads, kitId: number): Promise<KitContents> {
  const kit = await findRow<KitRow>(ctx.db, 'kits', kitId);
  if (!kit) throw notFound();
  const view = await openKitView(ctx, kit);
  const ids = await findKitProductIds(view, kit);
  return { products: ids.length, pictures: kit.has_pictures ? await countKitPictures(view, ids) : 0 };
}
