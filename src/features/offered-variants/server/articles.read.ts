import type { PublicFinish, PublicSize } from '../offered-variants.ts';
import {
  noOrderingData,
  noOwnOrderingData,
  type PublicOrdering,
} from '#features/ordering-data/ordering-data.ts';
import { disclosed, type Disclosure } from '#features/ordering-data/server/disclosure.ts';
import { loadOrdering } from '#features/ordering-data/server/ordering-data.read.ts';
import { presentWholeOrdering } from '#features/ordering-data/server/public-ordering.read.ts';
import { loadPictures, type PictureFiles } from '#server/media/media.read.ts';
import type { OfferedView } from './offered-variants.read.ts';
import { selectActiveVariantsOf } from './variants.queries.ts';

/** What can be ordered: an active variant, or with `code` null the product itself. */
export type OfferedArticle = {
  code: string | null;
  size?: PublicSize | undefined;
  finish?: (PublicFinish & { id: number }) | undefined;
  image?: PictureFiles | undefined;
  ordering?: PublicOrdering | undefined;
};

/** The articles of many products as visitors see them; a function returns those of one product, in their order. */
export async function loadArticles(
  view: OfferedView,
  productIds: readonly number[],
  disclosure: Disclosure,
): Promise<(productId: number) => OfferedArticle[]> {
  const variants = Map.groupBy(await selectActiveVariantsOf(view.db, productIds), ({ product_id: id }) => id);
  const orderingOf = await loadOrdering(view.db, productIds);
  const { sizes, finishes } = await view.vocabulary();
  const pictures = await loadPictures(
    view.db,
    [...variants.values()].flat().flatMap(({ image_id: id }) => id ?? []),
  );
  const articles = productIds.map((id) => {
    const { own, variants: known } = orderingOf(id);
    const rows = variants.get(id);
    if (!rows)
      return { id, articles: [{ code: null, data: disclosed(own ?? noOwnOrderingData, disclosure) }] };
    return {
      id,
      articles: rows.map(({ code, weight, pack_quantity, ...row }) => {
        const finish = finishes.get(row.finish_id ?? 0);
        return {
          code,
          size: sizes.get(row.size_id ?? 0),
          finish: finish && { ...finish, id: row.finish_id ?? 0 },
          image: pictures.get(row.image_id ?? 0),
          data: disclosed({ ...(known.get(row.id) ?? noOrderingData), weight, pack_quantity }, disclosure),
        };
      }),
    };
  });
  const present = await presentWholeOrdering(
    view,
    articles.flatMap((product) => product.articles.map(({ data }) => data)),
  );
  const shown = new Map(
    articles.map((product): [number, OfferedArticle[]] => [
      product.id,
      product.articles.map(({ data, ...article }) => ({ ...article, ordering: present(data) })),
    ]),
  );
  return (id) => shown.get(id) ?? [];
}
