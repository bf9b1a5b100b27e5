import { basename } from 'node:path';
import { type Product } from '#features/products/product.ts';
import { ProductFileWrite } from '#features/galleries/gallery.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { attachFile } from '#features/galleries/server/attach-media.service.ts';
import { updateFile } from '#features/galleries/server/galleries.service.ts';
import { ofProduct, productKind } from '#features/galleries/server/gallery-owner.ts';
import type { DemoProduct } from './content/demo-content.ts';
import { documentsOf } from './documents.ts';

/** Attaches the printed drawings and the data sheet to a product, each once, with titles in both languages. */
export async function attachDocuments(ctx: Context, { id }: Product, product: DemoProduct): Promise<void> {
  for (const { gallery, path, title, fileName } of documentsOf(product)) {
    const name = `${basename(path, '.pdf')}-${fileName}.pdf`;
    const medium = await storeLocalDocument(ctx, null, { path, name });
    const shown = await attachFile(ctx, null, ofProduct(id), { gallery, mediaId: medium.id });
    if (shown.title_tr) continue;
    await updateFile(
      ctx,
      null,
      { kind: productKind, id: shown.id },
      ProductFileWrite.parse(flattenText('title', title)),
    );
  }
}
