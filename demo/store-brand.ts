import { basename, extname, join } from 'node:path';
import type { Context } from '#server/context/context.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { upsertSettings } from '#server/configuration/configuration.queries.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import type { Settings } from '#server/configuration/settings.ts';
import { storeIcons } from '#server/media/brand-files.service.ts';
import { storeLocalPicture } from '#server/media/pictures.service.ts';
import { rootDir } from '#server/root-dir.ts';
import { hashFile } from '#server/ports/file-hash.ts';
import { recipientSettings } from '#features/configuration/configuration.ts';
import { whatsappNumber } from '#shared/rules/whatsapp.ts';
import { company, companyName } from './content/company.ts';

const directory = join(rootDir, 'demo/brand');

/**
 * Sets logos, icon, share picture and company data where they are empty, unless the company has another name.
 */
export async function storeBrand(ctx: Context): Promise<void> {
  const { projectCompanyName } = await readSettings(ctx.db);
  if (projectCompanyName !== companyName) return;
  const icon = await storeBrandPicture(ctx, 'favicon.svg');
  const share = await storeBrandPicture(ctx, 'share.jpg');
  const wanted: Partial<Settings> = {
    mainLogoPath: await storeDrawing(ctx, 'logo-on-light.svg'),
    darkLogoPath: await storeDrawing(ctx, 'logo-on-dark.svg'),
    favIcoLogoPath: String(icon.id),
    iconSet: await storeIcons(ctx, 'favIcoLogoPath', icon.hash),
    sharePictureId: String(share.id),
    ...companySettings(),
  };
  await inContentTransaction(ctx, null, async ({ db, now, record }) => {
    const before = await readSettings(db);
    // The demo's set of icon files is stored only together with the demo's icon.
    const isMissing = (key: keyof Settings) => before[key === 'iconSet' ? 'favIcoLogoPath' : key] === '';
    const entries = Object.entries(wanted) as [keyof Settings, string][];
    const missing = Object.fromEntries(entries.filter(([key]) => isMissing(key)));
    if (Object.keys(missing).length > 0) await upsertSettings(db, missing, now);
    await record({ entity: 'configuration', id: 1, action: 'demo', before: null, after: missing });
  });
}

function companySettings(): Partial<Settings> {
  const { legalTitle, mersisNumber, kepAddress, taxOffice, taxNumber, email, whatsapp } = company;
  const recipients = Object.values(recipientSettings).map((key) => [key, email]);
  return {
    ...company.addressParts,
    legalTitle,
    mersisNumber,
    kepAddress,
    taxOffice,
    taxNumber,
    tradeRegistry: `İstanbul Ticaret Sicili ${company.tradeRegistryNumber}`,
    headquarters: company.address,
    committedCapital: company.capital,
    paidCapital: company.capital,
    boardMembers: company.boardMembers.join('\n'),
    auditor: company.auditor,
    accessibilityStatus: 'partial',
    accessibilityCheckedOn: '2026-11-20',
    accessibilityAddress: company.email,
    whatsappNumber: whatsappNumber(whatsapp) ?? '',
    ...(Object.fromEntries(recipients) as Partial<Settings>),
  };
}

function storeBrandPicture(ctx: Context, name: string) {
  return storeLocalPicture(ctx, null, { path: join(directory, name), name });
}

/** Stores a drawing in the public store under a name from its content hash. @returns the drawing's address */
async function storeDrawing({ publicFiles }: Context, name: string): Promise<string> {
  const path = join(directory, name);
  const { hash } = await hashFile(path);
  const ending = extname(name);
  const key = `demo/${basename(name, ending)}-${hash.slice(0, 16)}${ending}`;
  await publicFiles.put(key, path);
  return `/media/${key}`;
}
