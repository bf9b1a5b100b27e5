import { sql } from 'kysely';
import type { Picture } from '#shared/api/media.ts';
import type { ProductCard } from '#shared/api/product-card.ts';
import type { Reader } from '#server/db/connect.ts';
import { dialectOf } from '#server/db/dialect-of.ts';
import { prepared } from '#server/db/prepared.ts';
import type { VisibleCategories } from '#server/features/categories/visible-categories.ts';
import { presentPictureRow, withAlt } from '#server/features/media/media.read.ts';
import { pictureColumns, type PictureRow } from '#server/features/media/picture-columns.ts';
import type { Localiser } from '#server/localiser.ts';
import type { ProductRow } from './products.queries.ts';

/** What a public read needs: the database, the instant that decides what is published, the language. */
export type PublicRead = { db: Reader; now: string; categories: VisibleCategories; localiser: Localiser };

/** What a card shows of a product, and the first of its pictures, if there is one. */
type CardRow = Pick<ProductRow, 'id' | 'code' | 'name' | 'seo_name'> & { alt: string } & (
    PictureRow | { media_id: null }
  );

/** Products as public lists show them, in the order of their ids, which are known to be shown. */
export async function loadCards(
  { db, localiser }: PublicRead,
  ids: readonly number[],
): Promise<ProductCard[]> {
  const cards = new Map<number, ProductCard>();
  for (const row of await selectCards(db, ids)) {
    const { id, code, seo_name } = row;
    const texts = localiser.read({ name: row.name });
    cards.set(id, { id, code, seo_name, ...texts, image: imageOf(row, localiser, texts.name) });
  }
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** A picture without a text of its own is described by the product's name. */
function imageOf(row: CardRow, localiser: Localiser, name: string): Picture | null {
  if (row.media_id === null) return null;
  return withAlt(presentPictureRow(row), localiser.read({ alt: row.alt }).alt || name);
}

/** All of it by one question: on PostgreSQL each is a way to the server and back. */
async function selectCards(db: Reader, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select products.id, products.code, products.name, products.seo_name, file.alt, ${pictureColumns}
    from products ${joinFirstImage[dialectOf(db)]}
    left join media on media.id = file.media_id and media.deleted_at is null
    where products.id in (${sql.join(ids)}) ${prepared}`.execute(db);
  return rows;
}

const firstImage = (columns: string) =>
  `(select ${columns} from product_files as own where own.product_id = products.id and own.gallery_type = 'images'
    order by own.queue desc, own.id limit 1)`;

/** PostgreSQL reads the whole table for the way that SQLite takes, which knows no `lateral`. */
const joinFirstImage = {
  sqlite: sql.raw(`left join product_files as file on file.id = ${firstImage('own.id')}`),
  postgres: sql.raw(`left join lateral ${firstImage('own.alt, own.media_id')} as file on true`),
};
