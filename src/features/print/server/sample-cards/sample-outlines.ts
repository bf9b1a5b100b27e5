import { join } from 'node:path';
import { namesSize } from '#features/sample-cards/sample-cards.rules.ts';
import type { ProductPageFile } from '#features/galleries/gallery.ts';
import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import type { Context } from '#server/context/context.ts';
import { StoredFileMissing } from '#server/ports/storage.ts';
import { FileRefused } from '#server/ports/picture-encoder.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';
import { trueOutline, type TrueOutline } from './true-outline.ts';

/**
 * The drawings of one size of a product: the variant's own, those whose title names the size, or all of a product that
 * has only one size.
 */
export function drawingsOfSize(
  { drawings, sizes }: ProductPage,
  variant: PublicVariant | undefined,
  sizeName: string,
): ProductPageFile[] {
  const own = variant?.drawings ?? [];
  if (own.length > 0) return own;
  if (sizes.length <= 1) return drawings;
  return drawings.filter(({ title }) => namesSize(title, sizeName));
}

/** The outlines that were read, by the key of the PDF, which contains a hash of its content. */
const known = new Map<string, TrueOutline | undefined>();
const maxKnown = 2_000;

/** Reads the true outline of a drawing in the public store; undefined if its true size is not known. */
export async function readOutline(
  { config, publicFiles, encoder }: Pick<Context, 'config' | 'publicFiles' | 'encoder'>,
  key: string,
): Promise<TrueOutline | undefined> {
  if (known.has(key)) return known.get(key);
  const outline = await inTemporaryFolder(config.dataDir, async (folder) => {
    const path = join(folder, 'drawing.pdf');
    try {
      await publicFiles.fetch(key, path);
      return trueOutline(await encoder.readDrawing(path));
    } catch (error) {
      // A drawing that cannot be read has no known size.
      if (error instanceof FileRefused || error instanceof StoredFileMissing) return undefined;
      throw error;
    }
  });
  if (known.size >= maxKnown) known.clear();
  known.set(key, outline);
  return outline;
}
