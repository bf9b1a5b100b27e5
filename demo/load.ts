import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '#server/context/context.ts';
import { rootDir } from '#server/root-dir.ts';
import { updateMediumTexts } from '#features/media/server/media-texts.service.ts';
import { storeLocalPicture } from '#server/media/pictures.service.ts';
import { categories } from './content/categories.ts';
import type { DemoCategory } from './content/demo-content.ts';
import { pictureText } from './content/pictures.ts';
import { postPictures } from './content/posts.ts';
import { products } from './content/products.ts';
import { tourPictures } from './content/school-tours.ts';
import { claimDemo, finishDemo } from './load-marker.ts';
import { storeBrand } from './store-brand.ts';
import { storeCatalogues } from './store-catalogues.ts';
import { storeCategories, storeProducts } from './store-catalogue.ts';
import { storeCertificates, storeCompanyRecords } from './store-company-records.ts';
import { contentPictures, storeContents } from './store-contents.ts';
import { storeMessages } from './store-messages.ts';
import { storePosts } from './store-posts.ts';
import { storeSchoolTours } from './store-tours.ts';
import { storeSiteTexts } from './store-site-texts.ts';
import { storeStatistics } from './store-statistics.ts';

export const picturesDir = join(rootDir, 'demo/pictures');

/** Pictures per progress line. */
const progressEvery = 6;

/**
 * Fills a catalogue that never had content with the demo, pictures first. An interrupted load continues at
 * the next start, unless a person has changed something.
 */
export async function loadDemoIfEmpty(
  ctx: Context,
  say: (line: string) => void,
  directory = picturesDir,
): Promise<void> {
  const isOurs = await claimDemo(ctx, (tx) => {
    requirePictures(directory);
    return storeSiteTexts(ctx, tx);
  });
  if (!isOurs) return;
  await storeBrand(ctx);
  await storeCompanyRecords(ctx);
  const mediaIds = await storePictures(ctx, say, directory);
  const categoryIds = await storeCategories(ctx, categories, mediaIds);
  say(`Örnek kategoriler: ${categoryIds.size}`);
  await storeProducts(ctx, products, { categoryIds, mediaIds, say });
  await storeCertificates(ctx);
  await storeCatalogues(ctx);
  await storeSchoolTours(ctx, mediaIds);
  await storePosts(ctx, mediaIds);
  await storeContents(ctx, mediaIds);
  await storeMessages(ctx);
  await storeStatistics(ctx);
  await finishDemo(ctx);
  say(`Örnek ürünler: ${products.length}. Örnek içerik hazır.`);
}

/** @throws Error in the first transaction, so a load that cannot finish does not start. */
function requirePictures(directory: string): void {
  const missing = pictureFiles().filter((file) => !existsSync(join(directory, file)));
  if (missing.length === 0) return;
  throw new Error(`Not in ${directory}: ${missing.join(', ')}. Render them, or start with DEMO=0.`);
}

/** Every picture file of the content, once. */
export function pictureFiles(): string[] {
  const ofCategories = (level: readonly DemoCategory[]): string[] =>
    level.flatMap(({ picture, sub_categories: subs = [] }) => [
      ...(picture ? [picture] : []),
      ...ofCategories(subs),
    ]);
  const ofProducts = products.flatMap(({ pictures, finishPictures = {} }) => [
    ...pictures.map(({ file }) => file),
    ...Object.values(finishPictures).map((name) => `${name}.jpg`),
  ]);
  return [
    ...new Set([
      ...ofCategories(categories),
      ...ofProducts,
      ...postPictures(),
      ...contentPictures(),
      ...tourPictures(),
    ]),
  ];
}

/** Storing a picture again gives the existing medium, so a second run adds nothing. */
export async function storePictures(
  ctx: Context,
  say: (line: string) => void,
  directory = picturesDir,
): Promise<Map<string, number>> {
  const files = pictureFiles();
  const ids = new Map<string, number>();
  for (const file of files) {
    const { id } = await storeLocalPicture(ctx, null, { path: join(directory, file), name: file });
    await updateMediumTexts(ctx, null, id, { alt: pictureText(file), version: undefined });
    ids.set(file, id);
    if (ids.size % progressEvery === 0 || ids.size === files.length)
      say(`Örnek resimler hazırlanıyor: ${ids.size}/${files.length}`);
  }
  return ids;
}
