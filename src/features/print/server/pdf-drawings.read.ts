import type { ProductPage } from '#features/products/product-page.ts';
import type { Reader } from '#server/db/connect.ts';
import { pdfMime } from '#server/media/media.queries.ts';
import { selectRenditions } from '#server/media/renditions.queries.ts';

/** The keys in the public store of all drawings of products that are PDFs, by their permanent address. */
export async function loadPdfKeys(
  db: Reader,
  products: readonly Pick<ProductPage, 'drawings' | 'variants'>[],
): Promise<Map<string, string>> {
  const files = products
    .flatMap(({ drawings, variants }) => [
      ...drawings,
      ...variants.flatMap((variant) => variant.drawings ?? []),
    ])
    .filter(({ mime }) => mime === pdfMime);
  const media = new Map(files.map(({ url }) => [Number(/^\/dosya\/(\d+)/.exec(url)?.[1]), url]));
  const renditions = await selectRenditions(db, [...media.keys()]);
  return new Map(
    renditions.flatMap(({ media_id, key }) => {
      const url = media.get(media_id);
      return url === undefined || !key.endsWith('.pdf') ? [] : [[url, key] as const];
    }),
  );
}
