import type { Configuration, ConfigurationUpdate } from '../configuration.ts';
import { isMediumId } from '#shared/schema/company-fields.ts';
import type { Config } from '#server/context/config.ts';
import type { Context } from '#server/context/context.ts';
import { findRow } from '#server/db/record-rows.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid } from '#server/errors.ts';
import { pictureHash, storeIcons, storeLogo } from '#server/media/brand-files.service.ts';
import { checkPicture } from '#server/media/pictures.service.ts';
import { createFilledContracts } from '#features/contracts/server/additions/filled-contracts.service.ts';
import { checkVersion } from '#server/versions.ts';
import { insertMissingSettings, upsertSettings } from '#server/configuration/configuration.queries.ts';
import { presentConfiguration } from './configuration.read.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import {
  defaultSettings,
  fileSettings,
  mediumSettings,
  toSettings,
  type Settings,
} from '#server/configuration/settings.ts';

/** Changes the settings that `input` contains. */
export async function updateConfiguration(
  ctx: Context,
  actor: Actor,
  { version, ...values }: ConfigurationUpdate,
): Promise<Configuration> {
  const sent = toSettings(values);
  // Encoding takes seconds, and a transaction must wait for nothing but the database.
  const files = await storeFiles(ctx, sent);
  return inContentTransaction(ctx, actor, async (tx) => {
    const before = await readSettings(tx.db);
    await checkVersion(version, Number(before.version), () => presentConfiguration(tx.db, before));
    const after = await changeSettings(tx, before, { ...sent, ...files });
    return presentConfiguration(tx.db, after);
  });
}

/**
 * Encodes the logos and icons that use a medium whose file is about to be replaced. The returned function
 * stores their new files in the settings.
 */
export async function prepareBrandFiles(
  ctx: Context,
  medium: { id: number; hash: string },
): Promise<(tx: ContentTransaction) => Promise<void>> {
  const settings = await readSettings(ctx.db);
  const files: Partial<Settings> = {};
  for (const key of brandSettings) {
    if (settings[key] !== String(medium.id)) continue;
    files[fileSettings[key]] = await makeBrandFile(ctx, key, medium.hash);
  }
  return async (tx) => {
    if (Object.keys(files).length > 0) await changeSettings(tx, await readSettings(tx.db), files);
  };
}

/** Inserts the initial values from the environment; it does not change stored values. */
export async function seedConfiguration(
  { db, now }: ContentTransaction,
  { branding }: Config,
): Promise<void> {
  const settings: Settings = {
    ...defaultSettings,
    mainLogoPath: branding.mainLogo ?? defaultSettings.mainLogoPath,
    favIcoLogoPath: branding.favicon ?? defaultSettings.favIcoLogoPath,
    mainColor: branding.mainColor ?? defaultSettings.mainColor,
    secondColor: branding.secondColor ?? defaultSettings.secondColor,
    projectCompanyName: branding.companyName ?? defaultSettings.projectCompanyName,
  };
  await insertMissingSettings(db, settings, now);
}

/** Writes the settings that differ from `before`, and their history. */
async function changeSettings(
  tx: ContentTransaction,
  before: Settings,
  wanted: Partial<Settings>,
): Promise<Settings> {
  const changed = (Object.keys(wanted) as (keyof Settings)[]).filter((key) => wanted[key] !== before[key]);
  if (changed.length === 0) {
    tx.leaveUnchanged();
    return before;
  }
  for (const key of mediumSettings) {
    const value = changed.includes(key) ? (wanted[key] ?? '') : '';
    if (isMediumId(value)) await checkPicture(tx.db, key, Number(value));
  }
  if (changed.includes('noticeContractId')) await checkContract(tx.db, wanted.noticeContractId ?? '');
  const after = { ...before, ...wanted, version: String(Number(before.version) + 1) };
  const values = (settings: Settings) => Object.fromEntries(changed.map((key) => [key, settings[key]]));
  await upsertSettings(tx.db, { ...values(after), version: after.version }, tx.now);
  await tx.record({
    entity: 'configuration',
    id: 1,
    action: 'update',
    before: values(before),
    after: values(after),
  });
  await createFilledContracts(tx, before, after);
  return after;
}

/** @throws AppError 422 if there is no contract with this id. */
async function checkContract(db: ContentTransaction['db'], id: string): Promise<void> {
  if (id === '' || (await findRow(db, 'contracts', Number(id)))) return;
  throw invalid({ noticeContractId: ['Böyle bir sözleşme yok'] });
}

const brandSettings = ['mainLogoPath', 'darkLogoPath', 'favIcoLogoPath'] as const;

/**
 * Encodes the files of uploaded pictures among the sent settings. Files that already exist are not encoded
 * again.
 */
async function storeFiles(ctx: Context, sent: Partial<Settings>): Promise<Partial<Settings>> {
  const files: Partial<Settings> = {};
  for (const key of brandSettings) {
    const value = sent[key];
    if (value === undefined) continue;
    files[fileSettings[key]] = isMediumId(value)
      ? await makeBrandFile(ctx, key, await pictureHash(ctx, key, Number(value)))
      : '';
  }
  return files;
}

function makeBrandFile(ctx: Context, key: (typeof brandSettings)[number], hash: string): Promise<string> {
  return key === 'favIcoLogoPath' ? storeIcons(ctx, key, hash) : storeLogo(ctx, key, hash);
}
