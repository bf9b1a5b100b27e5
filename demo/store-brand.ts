import { basename, extname, join } from 'node:path';
import type { Context } from '#server/context.ts';
import { inContentTransaction } from '#server/db/transactions.ts';
import { getConfiguration } from '#server/features/configuration/configuration.service.ts';
import { storeLocalPicture } from '#server/features/media/pictures.service.ts';
import { rootDir } from '#server/root-dir.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import type { Configuration } from '#shared/api/configuration.ts';
import { companyName } from './content/company.ts';

const directory = join(rootDir, 'demo/brand');

/** Sets logos, icon and share picture where they are empty, unless the company has another name. */
export async function storeBrand(ctx: Context): Promise<void> {
  const { projectCompanyName } = await getConfiguration(ctx.db);
  if (projectCompanyName !== companyName) return;
  const name = 'share.jpg';
  const share = await storeLocalPicture(ctx, null, { path: join(directory, name), name });
  const values: Partial<Configuration> = {
    mainLogoPath: await storeDrawing(ctx, 'logo-on-light.svg'),
    darkLogoPath: await storeDrawing(ctx, 'logo-on-dark.svg'),
    favIcoLogoPath: await storeDrawing(ctx, 'favicon.svg'),
    sharePictureId: String(share.id),
  };
  await inContentTransaction(ctx, null, async ({ db, now, record }) => {
    for (const [key, value] of Object.entries(values)) {
      await db
        .updateTable('configuration')
        .set({ value, updated_at: now })
        .where('key', '=', key)
        .where('value', '=', '')
        .execute();
    }
    await record({ entity: 'configuration', id: 1, action: 'demo', before: null, after: values });
  });
}

/** Stores a drawing in the public store, named by its content hash. @returns its address */
async function storeDrawing({ publicFiles }: Context, name: string): Promise<string> {
  const path = join(directory, name);
  const { hash } = await hashFile(path);
  const ending = extname(name);
  const key = `demo/${basename(name, ending)}-${hash.slice(0, 16)}${ending}`;
  await publicFiles.put(key, path);
  return `/media/${key}`;
}
