import type { ProductCard } from '#shared/api/product-card.ts';
import type { Reader } from '#server/db/connect.ts';
import { idList } from '#server/db/id-list.ts';
import type { VisibleCategories } from '#server/features/categories/visible-categories.ts';
import { selectPictures, withAlt, type PictureFiles } from '#server/features/media/media.read.ts';
import type { Localiser } from '#server/localiser.ts';
import { selectGalleries, type ProductFileRow } from './product-files.queries.ts';
import type { ProductRow } from './products.queries.ts';

/** Pictures of a card: the second one shows on hover. */
const cardPictures = 2;

/** What a public read needs: the database, the instant that decides what is published, the language. */
export type PublicRead = { db: Reader; now: string; categories: VisibleCategories; localiser: Localiser };

/** What a card shows of a row. */
export type CardRow = Pick<ProductRow, 'id' | 'code' | 'name' | 'seo_name'>;

/** As `presentCards`, of products whose ids are known to be shown, in their order. */
export async function loadCards(read: PublicRead, ids: readonly number[]): Promise<ProductCard[]> {
  const [rows, galleries] = await Promise.all([selectCards(read.db, ids), selectImages(read.db, ids)]);
  return withPictures(read, rows, galleries);
}

export async function selectCards(db: Reader, ids: readonly number[]): Promise<CardRow[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'code', 'name', 'seo_name'])
    .where('id', 'in', idList(ids))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Products as public lists show them, in the order of the rows. */
export async function presentCards(read: PublicRead, rows: readonly CardRow[]): Promise<ProductCard[]> {
  const ids = rows.map(({ id }) => id);
  return withPictures(read, rows, await selectImages(read.db, ids));
}

const selectImages = (db: Reader, ids: readonly number[]) => selectGalleries(db, ids, 'images');

async function withPictures(
  { db, localiser }: PublicRead,
  rows: readonly CardRow[],
  galleries: Awaited<ReturnType<typeof selectImages>>,
): Promise<ProductCard[]> {
  const first = (id: number) => (galleries.get(id) ?? []).slice(0, cardPictures);
  const pictures = await selectPictures(
    db,
    rows.flatMap(({ id }) => first(id).map((file) => file.media_id)),
  );
  return rows.map((row) => {
    const texts = localiser.read({ name: row.name });
    const images = first(row.id).flatMap((file) => presentImage(file, pictures, localiser, texts.name));
    return { id: row.id, code: row.code, seo_name: row.seo_name, ...texts, images };
  });
}

/** A picture without a text of its own is described by the product's name. */
function presentImage(
  file: ProductFileRow,
  pictures: ReadonlyMap<number, PictureFiles>,
  localiser: Localiser,
  name: string,
) {
  const picture = pictures.get(file.media_id);
  return picture ? [withAlt(picture, localiser.read({ alt: file.alt }).alt || name)] : [];
}
