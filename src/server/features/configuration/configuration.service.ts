import type { Configuration, PublicConfiguration } from '#shared/api/configuration.ts';
import { previewFile } from '#shared/picture-files.ts';
import type { Config } from '#server/config.ts';
import type { Reader } from '#server/db/connect.ts';
import type { ContentTransaction } from '#server/db/transactions.ts';
import { loadPictures } from '#server/features/media/media.read.ts';

/** Used until the environment or staff set a value (docs/product.md, "Configuration"). */
export const defaultConfiguration: Configuration = {
  mainLogoPath: '',
  darkLogoPath: '',
  favIcoLogoPath: '',
  mainColor: '#1f1f1f',
  secondColor: '#565656',
  projectCompanyName: 'Vitrin',
  sharePictureId: '',
};

export async function getConfiguration(db: Reader): Promise<Configuration> {
  const rows = await db.selectFrom('configuration').select(['key', 'value']).execute();
  return { ...defaultConfiguration, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
}

/** As visitors get it: with the file of the share picture instead of its id. */
export async function getPublicConfiguration(db: Reader): Promise<PublicConfiguration> {
  const { sharePictureId, ...values } = await getConfiguration(db);
  const id = Number(sharePictureId);
  const picture = id > 0 ? (await loadPictures(db, [id])).get(id) : undefined;
  return { ...values, sharePicture: (picture && previewFile(picture)) ?? null };
}

/** Inserts the first values from the environment; stored values stay. */
export async function seedConfiguration(
  { db, now }: ContentTransaction,
  { branding }: Config,
): Promise<void> {
  const values: Configuration = {
    ...defaultConfiguration,
    mainLogoPath: branding.mainLogo ?? defaultConfiguration.mainLogoPath,
    favIcoLogoPath: branding.favicon ?? defaultConfiguration.favIcoLogoPath,
    mainColor: branding.mainColor ?? defaultConfiguration.mainColor,
    secondColor: branding.secondColor ?? defaultConfiguration.secondColor,
    projectCompanyName: branding.companyName ?? defaultConfiguration.projectCompanyName,
  };
  const rows = Object.entries(values).map(([key, value]) => ({ key, value, updated_at: now }));
  await db
    .insertInto('configuration')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
