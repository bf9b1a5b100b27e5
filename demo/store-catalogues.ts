import { join } from 'node:path';
import { catalogue as schemas } from '#features/catalogues/catalogue.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { catalogues as catalogueCalls } from '#features/catalogues/server/catalogues.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { catalogueName, catalogues } from './content/catalogues.ts';
import { catalogueFile, documentsDir } from './documents.ts';
import { isExampleCompany } from './store-company-records.ts';

/**
 * Creates missing catalogues, unless the company has another name. Their covers are the first pages of the
 * PDFs.
 */
export async function storeCatalogues(ctx: Context): Promise<void> {
  if (!(await isExampleCompany(ctx))) return;
  const stored = schemas.list.parse(await catalogueCalls.list(ctx));
  const names = new Set(stored.map(({ name_tr: name }) => name));
  // The last one is created first, because a new record goes to the top of its list.
  for (const one of catalogues.toReversed()) {
    const name = catalogueName(one);
    if (names.has(name.tr)) continue;
    const path = join(documentsDir, catalogueFile(one.file));
    const { id: file_id } = await storeLocalDocument(ctx, null, {
      path,
      name: `${one.file}-${one.year}.pdf`,
    });
    const input = { ...flattenText('name', name), year: one.year, file_id };
    await catalogueCalls.create(ctx, null, schemas.create.parse(input));
  }
}
