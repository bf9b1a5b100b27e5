import type { FeedArticle } from '../../feed-article.ts';
import { loadPublicClaims } from '#features/compliance/server/compliance.read.ts';
import { productKind } from '#features/galleries/server/gallery-owner.ts';
import { loadOwnersPictures } from '#features/galleries/server/galleries.read.ts';
import { loadArticles, type OfferedArticle } from '#features/offered-variants/server/articles.read.ts';
import type { PublicOrdering } from '#features/ordering-data/ordering-data.ts';
import { labelledAttributes, presentAttribute } from '#features/products/server/product-page.read.ts';
import { pictureFiles } from '#shared/picture-files.ts';
import type { PictureFiles } from '#server/media/media.read.ts';
import { plainText } from '#server/texts/plain-text.ts';
import { readProducts, type FeedProduct, type OpenFeed } from './open-feed.ts';

/** The articles of a feed, batch by batch. Everything in them is on the page of the product too. */
export async function* readArticles(feed: OpenFeed): AsyncGenerator<FeedArticle[]> {
  for await (const products of readProducts(feed)) {
    const present = await loadBeside(feed, products);
    yield products.flatMap((product) => {
      const shared = presentProduct(feed, product);
      return present.articlesOf(product.id).map((article) => ({
        code: article.code ?? product.code,
        model_code: product.code,
        ...shared,
        url: feed.pageAddress(product.seo_name, article.code),
        pictures: present.picturesOf(product.id, article),
        size: article.size?.name ?? null,
        finish: article.finish?.name ?? null,
        ...(article.ordering && { ordering: presentOrdering(feed, article.ordering) }),
        claims: present.claimsOf(product.id, article),
      }));
    });
  }
}

/** What the articles of a product have in common. */
function presentProduct({ view, labels }: OpenFeed, product: FeedProduct) {
  const { localiser, categories } = view;
  const { name, summary, description } = product;
  const texts = localiser.read({ name, summary, description });
  const attributes = labelledAttributes(product.attributes, labels, localiser.mainLang)
    .map((attribute) => presentAttribute(attribute, localiser))
    .filter(({ label, value }) => label !== '' && value !== '');
  return {
    ...texts,
    description: plainText(texts.description),
    category_path: categories
      .path(product.category_id)
      .map((step) => localiser.read({ name: step.name }).name),
    attributes: attributes.map(({ label, value }) => ({ label, value })),
  };
}

async function loadBeside(
  { view, disclosure, today, fileAddress }: OpenFeed,
  products: readonly FeedProduct[],
) {
  const { db } = view;
  const ids = products.map(({ id }) => id);
  const articlesOf = await loadArticles(view, ids, disclosure);
  const galleries = await loadOwnersPictures(db, productKind, ids);
  const finishIds = new Set(ids.flatMap((id) => articlesOf(id).flatMap(({ finish }) => finish?.id ?? [])));
  const ownClaims = await loadPublicClaims(db, 'product', { ids, today });
  const finishClaims = await loadPublicClaims(db, 'finish', { ids: [...finishIds], today });
  const present = (claims: ReturnType<typeof ownClaims>, finish: string | null) =>
    claims.map(({ document, ...claim }) => ({
      ...claim,
      ...(document && { document_url: fileAddress(document.url) }),
      finish,
    }));
  return {
    articlesOf,
    picturesOf: (id: number, { image }: OfferedArticle) => {
      const pictures = [...(image ? [image] : []), ...(galleries.get(id)?.pictures ?? [])];
      return [...new Set(pictures.flatMap((picture) => widest(picture) ?? []).map(fileAddress))];
    },
    claimsOf: (id: number, { finish }: OfferedArticle): FeedArticle['claims'] => [
      ...present(ownClaims(id), null),
      ...(finish ? present(finishClaims(finish.id), finish.name) : []),
    ],
  };
}

const widest = (picture: PictureFiles) => pictureFiles(picture, 'jpeg').at(-1)?.url;

function presentOrdering({ pageAddress }: OpenFeed, { successor, ...ordering }: PublicOrdering) {
  if (!successor) return ordering;
  const url = pageAddress(successor.seo_name, successor.variant);
  return { ...ordering, successor: { code: successor.code, url } };
}
