import type { Configuration, PublicConfiguration } from '../configuration.ts';
import { brandIcon } from '../brand-icons.rules.ts';
import { previewFile } from '#shared/picture-files.ts';
import type { Reader } from '#server/db/connect.ts';
import { loadPictures } from '#server/media/media.read.ts';
import { readDisclosure } from '#features/ordering-data/server/disclosure.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { activeIntegrations } from '#features/integrations/server/active-integrations.read.ts';
import { recipientsOf, retentionOf, type Settings } from '#server/configuration/settings.ts';

/** The configuration for staff: the stored values and the files to show. */
export async function getConfiguration(db: Reader): Promise<Configuration> {
  return presentConfiguration(db, await readSettings(db));
}

export async function getPublicConfiguration(db: Reader): Promise<PublicConfiguration> {
  const settings = await readSettings(db);
  const picture = await findSharePicture(db, settings);
  return {
    ...presentBranding(settings),
    ...presentCompany(settings),
    sharePicture: (picture && previewFile(picture)) ?? null,
    privacyNotice: await findPrivacyNotice(db, settings),
    keywords: settings.keywords,
    integrations: activeIntegrations(settings).map(({ vendor }) => vendor),
  };
}

/** Name, colours and files, which every page of site, login and panel shows. */
export async function getBranding(db: Reader) {
  return presentBranding(await readSettings(db));
}
export type Branding = Awaited<ReturnType<typeof getBranding>>;

export async function presentConfiguration(db: Reader, settings: Settings): Promise<Configuration> {
  const { mainLogoPath, darkLogoPath, favIcoLogoPath, sharePictureId } = settings;
  const { mainColor, secondColor, projectCompanyName, supportAddress, securityAddress } = settings;
  const sharePicture = (await findSharePicture(db, settings)) ?? null;
  return {
    mainLogoPath,
    darkLogoPath,
    favIcoLogoPath,
    sharePictureId,
    mainColor,
    secondColor,
    projectCompanyName,
    supportAddress,
    securityAddress,
    ...presentCompany(settings),
    ...presentLegalPages(settings),
    ...retentionOf(settings),
    noticeContractId: settings.noticeContractId,
    publicOrderingFields: [...readDisclosure(settings)],
    requiresSecondFactor: settings.requiresSecondFactor === '1',
    ...recipientsOf((key) => (settings[key] === '' ? [] : settings[key].split(','))),
    id: 1,
    version: Number(settings.version),
    files: { ...presentFiles(settings), sharePicture },
  };
}

function presentBranding(settings: Settings) {
  const { mainColor, secondColor, projectCompanyName } = settings;
  return { ...presentFiles(settings), mainColor, secondColor, projectCompanyName };
}

/**
 * The addresses of logos and icon: a configured path as it is, otherwise the files made from the uploaded
 * picture.
 */
function presentFiles({ iconSet, ...settings }: Settings) {
  const { mainLogoPath, darkLogoPath, favIcoLogoPath, mainLogoFile, darkLogoFile } = settings;
  const icons = iconSet && mediaUrl(iconSet);
  return {
    mainLogoPath: mainLogoFile ? mediaUrl(mainLogoFile) : mainLogoPath,
    darkLogoPath: darkLogoFile ? mediaUrl(darkLogoFile) : darkLogoPath,
    favIcoLogoPath: icons ? brandIcon(icons, '192.png') : favIcoLogoPath,
    iconSet: icons,
  };
}

function presentCompany(settings: Settings) {
  const { legalTitle, mersisNumber, kepAddress, taxOffice, taxNumber, tradeRegistry } = settings;
  const { addressStreet, addressPostcode, addressDistrict, addressCity, addressCountry } = settings;
  const { whatsappNumber } = settings;
  return {
    legalTitle,
    mersisNumber,
    kepAddress,
    taxOffice,
    taxNumber,
    tradeRegistry,
    whatsappNumber,
    addressStreet,
    addressPostcode,
    addressDistrict,
    addressCity,
    addressCountry,
  };
}

/** The settings that fill the contract pages of the program. */
function presentLegalPages(settings: Settings) {
  const { headquarters, committedCapital, paidCapital, boardMembers, auditor } = settings;
  const { accessibilityStatus, accessibilityCheckedOn, accessibilityAddress } = settings;
  return {
    headquarters,
    committedCapital,
    paidCapital,
    boardMembers,
    auditor,
    accessibilityStatus: accessibilityStatus as Configuration['accessibilityStatus'],
    accessibilityCheckedOn,
    accessibilityAddress,
  };
}

async function findSharePicture(db: Reader, { sharePictureId }: Settings) {
  const id = Number(sharePictureId);
  return id > 0 ? (await loadPictures(db, [id])).get(id) : undefined;
}

/** The privacy notice; null if none is chosen or visitors cannot open it. */
async function findPrivacyNotice(db: Reader, { noticeContractId }: Settings) {
  if (noticeContractId === '') return null;
  const row = await db
    .selectFrom('contracts')
    .where('id', '=', Number(noticeContractId))
    .where('is_active', '=', 1)
    .where('deleted_at', 'is', null)
    .select(['id', 'version'])
    .executeTakeFirst();
  return row ?? null;
}

const mediaUrl = (key: string) => `/media/${key}`;
