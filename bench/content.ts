import { createHash } from 'node:crypto';
import { generateCatalogue, largestMainCategory } from '#demo/generate/generate-catalogue.ts';
import { generateProduct } from '#demo/generate/generated-product.ts';
import { insertRows } from '#demo/generate/insert-rows.ts';
import type { Connections } from '#server/db/connect.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { renditionKey } from '#server/media/media-keys.ts';
import { renditionSizes } from '#server/ports/rendition-sizes.ts';

export const seed = 1;

/** Addresses that exist in every generated catalogue. */
export const paths = {
  home: '/',
  /** The largest main category, with more than a third of all products. */
  category: `/urunler/${largestMainCategory}`,
  product: productPath(1),
  categoriesJson: '/api/pages/categories?lang=tr',
} as const;

const pictures = 200;
const pictureSize = { width: 3000, height: 2250 };
/** The creation time of all records. It is in the past, so no product waits for its publication. */
const now = new Date('2026-01-01T00:00:00.000Z');
const common = { created_at: now.toISOString(), updated_at: now.toISOString(), deleted_at: null };

/** The path of a generated product's page, whether visitors see it or not. */
export function productPath(number: number): string {
  return `/urun/${generateProduct(seed, number).seo_name}`;
}

/** The numbers (from 1) of the first generated products that visitors see. */
export function visibleProducts(count: number): number[] {
  const found: number[] = [];
  for (let number = 1; found.length < count; number += 1)
    if (generateProduct(seed, number).is_active) found.push(number);
  return found;
}

/** Fills a migrated, empty database with a generated catalogue. The files of its pictures do not exist. */
export async function fillCatalogue(
  connections: Connections,
  size: { products: number; hasVariants: boolean },
): Promise<void> {
  const clock = { now: () => now };
  const mediaIds = await inContentTransaction({ connections, clock }, null, async ({ db, record }) => {
    await insertRows(db, 'media', mediaRows());
    await insertRows(db, 'renditions', renditionRows());
    await record({ entity: 'demo', id: 'bench', action: 'media', before: null, after: pictures });
    return Array.from({ length: pictures }, (_, index) => index + 1);
  });
  await generateCatalogue({ connections, clock }, { ...size, seed, mediaIds, say: () => undefined });
}

function mediaRows() {
  return Array.from({ length: pictures }, (_, index) => ({
    id: index + 1,
    ...common,
    hash: hashOf(index + 1),
    file_name: `urun-${index + 1}.jpg`,
    search_fold: `urun ${index + 1} jpg`,
    mime: 'image/jpeg',
    bytes: 2_400_000,
    ...pictureSize,
    placeholder: `data:image/webp;base64,${createHash('sha512').update(String(index)).digest('base64')}`,
  }));
}

function renditionRows() {
  return Array.from({ length: pictures }, (_, index) => index + 1).flatMap((mediaId) =>
    (['jpeg', 'avif'] as const).flatMap((format) =>
      renditionSizes(pictureSize, format).map(({ width, height }) => ({
        media_id: mediaId,
        format,
        width,
        height,
        bytes: width * 100,
        key: renditionKey(hashOf(mediaId), { width, format }),
      })),
    ),
  );
}

const hashOf = (id: number) => createHash('sha256').update(`bench ${id}`).digest('hex');
