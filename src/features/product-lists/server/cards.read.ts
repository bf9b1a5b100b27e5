import { sql } from 'kysely';
import type { Picture } from '#shared/schema/media.ts';
import type { ProductCard } from '../product-card.ts';
import type { Reader } from '#server/db/connect.ts';
import { leftJoinFirst } from '#server/db/left-join-first.ts';
import { prepared } from '#server/db/prepared.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import type { VisibleCategories } from '#features/categories/server/visible-categories.ts';
import { describePicture, presentPictureRow } from '#server/media/media.read.ts';
import { pictureColumns, type PictureRow } from '#server/media/picture-columns.ts';
import { presentOffer } from '#features/offered-variants/server/offered-variants.read.ts';
import type { VariantVocabulary } from '#features/offered-variants/server/vocabulary.read.ts';
import type { Localiser } from '#server/texts/localiser.ts';
import type { PageSelection } from './pages.queries.ts';

/**
 * The data that is needed to read the public site in one language at one instant; `now` decides which products
 * are published.
 */
export type PublicView = {
  db: Reader;
  now: string;
  categories: VisibleCategories;
  localiser: Localiser;
  vocabulary: () => Promise<VariantVocabulary>;
};

/** A product with its first picture and its variant set. */
type CardRow = Pick<ProductRow, 'id' | 'code' | 'name' | 'seo_name'> & {
  alt: string;
  pairs: string | null;
} & (PictureRow | { media_id: null });

/** Loads the cards of these products in the order of `ids`. All must be visible. */
export async function loadCards(view: PublicView, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<CardRow>`
    select ${cardColumns} from products ${variantSet} ${firstPictureOf(view.db)}
    where products.id in (${sql.join(ids)}) ${prepared}`.execute(view.db);
  const cards = new Map((await presentCards(view, rows)).map((card) => [card.id, card]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

/**
 * Loads the cards of a page. The page is found and read in one query, because each query is a network round
 * trip on PostgreSQL.
 */
export async function loadPageOfCards(view: PublicView, page: PageSelection): Promise<ProductCard[]> {
  const { rows } = await sql<CardRow>`
    with page as materialized ${page}
    select ${cardColumns} from page cross join products ${variantSet} ${firstPictureOf(view.db)}
    where products.id = page.id order by products.queue desc, products.id desc ${prepared}`.execute(view.db);
  return presentCards(view, rows);
}

async function presentCards(
  { localiser, vocabulary }: PublicView,
  rows: readonly CardRow[],
): Promise<ProductCard[]> {
  const offered = rows.some(({ pairs }) => pairs) ? await vocabulary() : undefined;
  return rows.map((row) => {
    const { id, code, seo_name, pairs } = row;
    const texts = localiser.read({ name: row.name });
    const offer = offered && pairs ? presentOffer(pairs, offered) : undefined;
    const image = presentImage(row, localiser, texts.name);
    return { id, code, seo_name, ...texts, image, ...(offer && { offer }) };
  });
}

/** Presents the first picture; the product's name is the alternative text if the picture has none. */
function presentImage(row: CardRow, localiser: Localiser, name: string): Picture | null {
  if (row.media_id === null) return null;
  const own = localiser.read({ alt: row.alt }).alt;
  return describePicture(presentPictureRow(row), localiser, { own, otherwise: name });
}

const cardColumns = sql`products.id, products.code, products.name, products.seo_name, variant_sets.pairs, file.alt,
  ${pictureColumns}`;
const variantSet = sql.raw('left join variant_sets on variant_sets.id = products.variant_set_id');

function firstPictureOf(db: Reader) {
  const file = leftJoinFirst(db, {
    table: 'product_files',
    as: 'file',
    columns: ['alt', 'media_id'],
    where: `own.owner_id = products.id and own.gallery_type = 'images'`,
    orderBy: 'own.queue desc, own.id',
  });
  return sql`${file} left join media on media.id = file.media_id and media.deleted_at is null`;
}
