import { noOwnOrderingData, type OrderingData, type OwnOrderingData } from '../ordering-data.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { deleteOrderingRows, insertOrderingRows } from './ordering-data.queries.ts';
import { isSameOrdering, ownArticle, rowOf } from './ordering-data.read.ts';

/** The data that an article shall have; undefined if the article no longer exists. */
export type ArticleOrdering = {
  product_id: number;
  variant_id: number;
  data: OrderingData | OwnOrderingData | undefined;
};

const isOwn = ({ variant_id: id }: ArticleOrdering) => id === ownArticle;

/** Stores the data of articles. One without any data gets no row. */
export async function storeOrdering(
  { db }: ContentTransaction,
  articles: readonly ArticleOrdering[],
): Promise<void> {
  const own = articles.filter(isOwn);
  const variants = articles.filter((article) => !isOwn(article));
  for (const some of [own, variants])
    await deleteOrderingRows(db, {
      productIds: [...new Set(some.map(({ product_id: id }) => id))],
      variantIds: some.map(({ variant_id: id }) => id),
    });
  await insertOrderingRows(
    db,
    articles.flatMap(({ data, ...place }) =>
      data === undefined || isSameOrdering(data, noOwnOrderingData) ? [] : [rowOf(place, data)],
    ),
  );
}
