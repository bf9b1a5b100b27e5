import { sql } from 'kysely';
import type { Picture } from '#shared/api/media.ts';
import type { ProductCard } from '#shared/api/product-card.ts';
import type { Reader } from '#server/db/connect.ts';
import { dialectOf } from '#server/db/dialect-of.ts';
import { prepared } from '#server/db/prepared.ts';
import type { VisibleCategories } from '#server/features/categories/visible-categories.ts';
import { presentPictureRow, withAlt } from '#server/features/media/media.read.ts';
import { pictureColumns, type PictureRow } from '#server/features/media/picture-columns.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import type { PageSelection } from './pages.queries.ts';
import type { ProductRow } from '#server/features/products/products.queries.ts';

/** What a public read needs: the database, the instant that decides what is published, the language. */
export type PublicRead = { db: Reader; now: string; categories: VisibleCategories; localiser: Localiser };

/** What a card shows of a product, and the first of its pictures, if there is one. */
type CardRow = Pick<ProductRow, 'id' | 'code' | 'name' | 'seo_name'> & { alt: string } & (
    PictureRow | { media_id: null }
  );

/** Products as public lists show them, in the order of their ids, which are known to be shown. */
export async function loadCards(read: PublicRead, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from products ${firstImageOf(read.db)}
    where products.id in (${sql.join(ids)}) ${prepared}`.execute(read.db);
  const cards = new Map(rows.map((row) => [row.id, presentCard(row, read.localiser)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/** The products of a page in the catalogue's order, by the question that finds them: on PostgreSQL each is a way to the server and back. */
export async function loadPageOfCards(read: PublicRead, page: PageSelection): Promise<ProductCard[]> {
  const { rows } = await sql<CardRow>`
    with page as materialized ${page}
    select ${cardColumns} from page cross join products ${firstImageOf(read.db)}
    where products.id = page.id order by products.queue desc, products.id desc ${prepared}`.execute(read.db);
  return rows.map((row) => presentCard(row, read.localiser));
}

function presentCard(row: CardRow, localiser: Localiser): ProductCard {
  const { id, code, seo_name } = row;
  const texts = localiser.read({ name: row.name });
  return { id, code, seo_name, ...texts, image: imageOf(row, localiser, texts.name) };
}

/** A picture without a text of its own is described by the product's name. */
function imageOf(row: CardRow, localiser: Localiser, name: string): Picture | null {
  if (row.media_id === null) return null;
  return withAlt(presentPictureRow(row), localiser.read({ alt: row.alt }).alt || name);
}

const cardColumns = sql`products.id, products.code, products.name, products.seo_name, file.alt, ${pictureColumns}`;

function firstImageOf(db: Reader) {
  return sql`${joinFirstImage[dialectOf(db)]} left join media on media.id = file.media_id and media.deleted_at is null`;
}

const firstImage = (columns: string) =>
  `(select ${columns} from product_files as own where own.product_id = products.id and own.gallery_type = 'images'
    order by own.queue desc, own.id limit 1)`;

/** PostgreSQL reads the whole table for the way that SQLite takes, which knows no `lateral`. */
const joinFirstImage = {
  sqlite: sql.raw(`left join product_files as file on file.id = ${firstImage('own.id')}`),
  postgres: sql.raw(`left join lateral ${firstImage('own.alt, own.media_id')} as file on true`),
};
