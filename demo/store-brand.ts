import { basename, extname, join } from 'node:path';
import type { Context } from '#server/context.ts';
import { inContentTransaction } from '#server/db/transactions.ts';
import { getConfiguration } from '#server/features/configuration/configuration.service.ts';
import { storePicture } from '#server/features/media/media.service.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import type { Configuration } from '#shared/api/configuration.ts';
import { companyName } from './content/company.ts';

const directory = join(import.meta.dirname, 'brand');

/** Logo, icon and share picture, each only where nothing was set; none for a company of another name. */
export async function storeBrand(ctx: Context): Promise<void> {
  const { projectCompanyName } = await getConfiguration(ctx.db);
  if (projectCompanyName !== companyName) return;
  const name = 'share.jpg';
  const share = await storePicture(ctx, null, { path: join(directory, name), name });
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

/** Puts a drawing beside the public media, named by its content as these are; answers its address. */
async function storeDrawing({ publicFiles }: Context, name: string): Promise<string> {
  const path = join(directory, name);
  const { hash } = await hashFile(path);
  const ending = extname(name);
  const key = `demo/${basename(name, ending)}-${hash.slice(0, 16)}${ending}`;
  await publicFiles.put(key, path);
  return `/media/${key}`;
}
