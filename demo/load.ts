import { existsSync } from 'node:fs';
import type { Context } from '#server/context/context.ts';
import { storeLocalPicture } from '#server/media/pictures.service.ts';
import { storeDocuments } from './attach-documents.ts';
import { categories } from './content/categories.ts';
import { pictureText } from './content/pictures.ts';
import { products } from './content/products.ts';
import { helpingEncoders, storeInParallel, withEncoders } from './encoders.ts';
import { claimDemo, finishDemo } from './load-marker.ts';
import { picturePath } from './picture-files.ts';
import { pictureFiles } from './picture-uses.ts';
import { storeBrand } from './store-brand.ts';
import { storeCatalogues } from './store-catalogues.ts';
import { storeAttributeKinds, storeFamilies } from './store-attributes.ts';
import { storeCategories, storeProducts } from './store-catalogue.ts';
import { storeCertificates, storeCompanyRecords } from './store-company-records.ts';
import { storeContents } from './store-contents.ts';
import { storeMessages } from './store-messages.ts';
import { storePosts } from './store-posts.ts';
import { storeSchoolTours } from './store-tours.ts';
import { storeSiteTexts } from './store-site-texts.ts';
import { storeStatistics } from './store-statistics.ts';

/** Pictures per progress line. */
const progressEvery = 6;

export type LoadOptions = {
  /** Finds the file of a picture. */
  pathOf?: (file: string) => string;
  /** The number of encoders in addition to the server's own. */
  helpers?: number;
};

/**
 * Loads the demo into a catalogue that has never had content, pictures first. An interrupted load continues
 * at the next start, unless a person has changed something.
 */
export async function loadDemoIfEmpty(
  ctx: Context,
  say: (line: string) => void,
  { pathOf = picturePath, helpers = helpingEncoders }: LoadOptions = {},
): Promise<void> {
  const isOurs = await claimDemo(ctx, (tx) => {
    requirePictures(pathOf);
    return storeSiteTexts(ctx, tx);
  });
  if (!isOurs) return;
  await storeBrand(ctx);
  await storeCompanyRecords(ctx);
  await withEncoders(ctx, helpers, async (contexts) => {
    const mediaIds = await storePictures(contexts, say, pathOf);
    await storeRecords(ctx, contexts, { mediaIds, say });
  });
  await finishDemo(ctx);
  say(`Örnek ürünler: ${products.length}. Örnek içerik hazır.`);
}

type Stored = { mediaIds: ReadonlyMap<string, number>; say: (line: string) => void };

async function storeRecords(ctx: Context, contexts: readonly Context[], { mediaIds, say }: Stored) {
  const categoryIds = await storeCategories(ctx, categories, mediaIds);
  say(`Örnek kategoriler: ${categoryIds.size}`);
  await storeDocuments(contexts, products);
  const independent: ((own: Context) => Promise<void>)[] = [
    (own) => storeProducts(own, products, { categoryIds, mediaIds, say }),
    storeCertificates,
    storeCatalogues,
  ];
  await storeInParallel(contexts, independent, (own, store) => store(own));
  await storeAttributeKinds(ctx, products);
  await storeFamilies(ctx, categoryIds);
  await storeSchoolTours(ctx, mediaIds);
  await storePosts(ctx, mediaIds);
  await storeContents(ctx, mediaIds);
  await storeMessages(ctx);
  await storeStatistics(ctx);
}

/**
 * Checks in the first transaction that all pictures exist, so that a load that cannot finish does not start.
 * @throws Error if files are missing
 */
function requirePictures(pathOf: (file: string) => string): void {
  const missing = pictureFiles().filter((file) => !existsSync(pathOf(file)));
  if (missing.length === 0) return;
  throw new Error(
    `Missing pictures of the example: ${missing.join(', ')}. Render them, or start with DEMO=0.`,
  );
}

/**
 * Stores the pictures. For a picture that is already stored the existing medium is used, so a second run
 * adds nothing.
 */
export async function storePictures(
  contexts: readonly Context[],
  say: (line: string) => void,
  pathOf = picturePath,
): Promise<Map<string, number>> {
  const files = pictureFiles();
  const ids = new Map<string, number>();
  await storeInParallel(contexts, files, async (ctx, file) => {
    const alt = pictureText(file);
    const { id } = await storeLocalPicture(ctx, null, { path: pathOf(file), name: file, alt });
    ids.set(file, id);
    if (ids.size % progressEvery === 0 || ids.size === files.length)
      say(`Örnek resimler hazırlanıyor: ${ids.size}/${files.length}`);
  });
  return ids;
}
