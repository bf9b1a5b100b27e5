import type { Picture } from '#shared/api/media.ts';
import { browserApi } from './browser-api.ts';

/** Another picture of a product, if it has one, from what its page will load: fetched already when a link to it has been. */
export async function secondPicture(lang: string, seoName: string): Promise<Picture | undefined> {
  const product = await browserApi(lang)
    .product(seoName)
    .catch(() => null);
  return product?.images[1];
}
