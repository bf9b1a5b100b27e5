import {
  recipientSettings,
  retentionSettings,
  type ConfigurationUpdate,
  type ConfigurationValues,
} from '#features/configuration/configuration.ts';
import { defaultDisclosedFields } from '#features/ordering-data/ordering-fields.rules.ts';

/**
 * The files made from an uploaded logo or icon, as keys of the public store; stored
 * together with the medium's id.
 */
export const fileSettings = {
  mainLogoPath: 'mainLogoFile',
  darkLogoPath: 'darkLogoFile',
  favIcoLogoPath: 'iconSet',
} as const;

type FileSetting = (typeof fileSettings)[keyof typeof fileSettings];

/** All rows of the settings table; every value is text. */
export type Settings = Record<
  keyof ConfigurationValues | FileSetting | IntegrationSetting | 'integrationsVersion' | 'version',
  string
>;

/** The settings of the integrations screen. */
export const integrationSettings = {
  google_script: 'googleScript',
  yandex_script: 'yandexScript',
  fb_pixel_script: 'fbPixelScript',
  keywords: 'keywords',
  scripts_active: 'scriptsActive',
} as const;
type IntegrationSetting = (typeof integrationSettings)[keyof typeof integrationSettings];

/** The values that apply until the environment or staff set others (docs/product.md, "Configuration"). */
export const defaultSettings: Settings = {
  mainLogoPath: '',
  darkLogoPath: '',
  favIcoLogoPath: '',
  mainLogoFile: '',
  darkLogoFile: '',
  iconSet: '',
  sharePictureId: '',
  mainColor: '#1f1f1f',
  secondColor: '#565656',
  projectCompanyName: 'Vitrin',
  legalTitle: '',
  mersisNumber: '',
  kepAddress: '',
  taxOffice: '',
  taxNumber: '',
  tradeRegistry: '',
  addressStreet: '',
  addressPostcode: '',
  addressDistrict: '',
  addressCity: '',
  addressCountry: '',
  whatsappNumber: '',
  headquarters: '',
  committedCapital: '',
  paidCapital: '',
  boardMembers: '',
  auditor: '',
  accessibilityStatus: '',
  accessibilityCheckedOn: '',
  accessibilityAddress: '',
  supportAddress: '',
  securityAddress: '',
  offerRecipients: '',
  contactRecipients: '',
  schoolTourRequestRecipients: '',
  specialTourRecipients: '',
  humanResourcesRecipients: '',
  noticeContractId: '',
  offerRetentionDays: '1095',
  contactRetentionDays: '730',
  schoolTourRequestRetentionDays: '365',
  specialTourRetentionDays: '365',
  humanResourcesRetentionDays: '180',
  googleScript: '',
  yandexScript: '',
  fbPixelScript: '',
  keywords: '',
  scriptsActive: '1',
  integrationsVersion: '1',
  publicOrderingFields: defaultDisclosedFields.join(','),
  requiresSecondFactor: '0',
  version: '1',
};

/** The settings whose values are ids of media. */
export const mediumSettings = ['mainLogoPath', 'darkLogoPath', 'favIcoLogoPath', 'sharePictureId'] as const;

const recipientKeys = Object.values(recipientSettings);

/** An object with `read` applied to each setting that contains recipients. */
export function recipientsOf<Value>(read: (key: (typeof recipientKeys)[number]) => Value) {
  return Object.fromEntries(recipientKeys.map((key) => [key, read(key)])) as Record<
    (typeof recipientKeys)[number],
    Value
  >;
}

/** The stored retention of each message type, in days. */
export function retentionOf(settings: Settings) {
  const keys = Object.values(retentionSettings);
  return Object.fromEntries(keys.map((key) => [key, settings[key]])) as Record<(typeof keys)[number], string>;
}

/** Converts values to the form that the table stores. */
export function toSettings(values: Omit<ConfigurationUpdate, 'version'>): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, settingText(value)] as const],
    ),
  );
}

/** Lists are comma-joined; this is safe, because no e-mail address contains a comma. */
function settingText(value: string | string[] | boolean): string {
  if (typeof value === 'boolean') return value ? '1' : '0';
  return Array.isArray(value) ? value.join(',') : value;
}
