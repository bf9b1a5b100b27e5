import { parse } from 'node:path';
import { type Product } from '#features/products/product.ts';
import { ProductFileWrite } from '#features/galleries/gallery.ts';
import { hasCadEnding } from '#shared/rules/cad-formats.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { storeLocalCad } from '#server/media/cad/cad.service.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { attachFile } from '#features/galleries/server/attach-media.service.ts';
import { updateFile } from '#features/galleries/server/galleries.service.ts';
import { ofProduct, productKind } from '#features/galleries/server/gallery-owner.ts';
import type { DemoProduct } from './content/demo-content.ts';
import { documentsOf, modelsOf, type DemoDocument } from './documents.ts';
import { storeInParallel } from './encoders.ts';

/** Stores the documents of all products; documents that are stored already stay unchanged. */
export async function storeDocuments(
  contexts: readonly Context[],
  products: readonly DemoProduct[],
): Promise<void> {
  const documents = products.flatMap((product) => [...documentsOf(product), ...modelsOf(product)]);
  await storeInParallel(contexts, documents, async (ctx, document) => {
    await storeDocument(ctx, document);
  });
}

function storeDocument(ctx: Context, { path, fileName }: DemoDocument) {
  const { name, ext } = parse(path);
  const store = hasCadEnding(path) ? storeLocalCad : storeLocalDocument;
  return store(ctx, null, { path, name: `${name}-${fileName}${ext}` });
}

/**
 * Attaches the printed drawings and CAD files to a product, with titles in both languages; attached ones
 * are skipped. Returns the ids of their media by path.
 */
export async function attachDocuments(
  ctx: Context,
  { id }: Product,
  product: DemoProduct,
): Promise<Map<string, number>> {
  const mediaIds = new Map<string, number>();
  for (const document of [...documentsOf(product), ...modelsOf(product)]) {
    const { gallery, title } = document;
    const medium = await storeDocument(ctx, document);
    mediaIds.set(document.path, medium.id);
    const shown = await attachFile(ctx, null, ofProduct(id), { gallery, mediaId: medium.id });
    if (shown.title_tr) continue;
    await updateFile(
      ctx,
      null,
      { kind: productKind, id: shown.id },
      ProductFileWrite.parse(flattenText('title', title)),
    );
  }
  return mediaIds;
}
