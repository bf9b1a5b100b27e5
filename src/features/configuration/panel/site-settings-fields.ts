import {
  ConfigurationUpdate,
  recipientSettings,
  retentionSettings,
  type Configuration,
} from '../configuration.ts';
import { fieldPicture, type FieldPicture } from '#panel/picture/field-picture.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import { schemaErrors, type FieldErrors } from '#panel/form-state/field-errors.ts';

/** A logo or icon as a field value: the stored setting, and the address that shows it. */
export type BrandPicture = { setting: string; url: string };

export type BrandPictureName = 'mainLogoPath' | 'darkLogoPath' | 'favIcoLogoPath';

const pictureNames: readonly BrandPictureName[] = ['mainLogoPath', 'darkLogoPath', 'favIcoLogoPath'];

export const companyFields = {
  legalTitle: 'Ticari unvan',
  mersisNumber: 'MERSİS no',
  kepAddress: 'KEP adresi',
  taxOffice: 'Vergi dairesi',
  taxNumber: 'Vergi numarası',
  tradeRegistry: 'Ticaret sicili',
} as const;

export const addressFields = {
  addressStreet: 'Cadde ve numara',
  addressPostcode: 'Posta kodu',
  addressDistrict: 'İlçe',
  addressCity: 'İl',
  addressCountry: 'Ülke kodu (iki harf)',
} as const;

const recipientLabels: Readonly<Record<keyof typeof recipientSettings, string>> = {
  offer: 'Teklif istekleri',
  contact: 'İletişim mesajları',
  'school-tour-request': 'Okul turu istekleri',
  'special-tour': 'Özel tur istekleri',
  'human-resources': 'İş başvuruları',
};

/** The recipient setting of each message type, with its label. */
export const recipientFields = Object.entries(recipientSettings).map(([type, name]) => ({
  name,
  label: recipientLabels[type as keyof typeof recipientSettings],
}));

/** The retention setting of each message type, with its label. */
export const retentionFields = Object.entries(retentionSettings).map(([type, name]) => ({
  name,
  label: recipientLabels[type as keyof typeof recipientSettings],
}));

export const settingLabels: Readonly<Record<string, string>> = {
  projectCompanyName: 'Firma adı',
  mainLogoPath: 'Açık zemin için logo',
  darkLogoPath: 'Koyu zemin için logo',
  favIcoLogoPath: 'Site simgesi',
  sharePictureId: 'Paylaşım resmi',
  mainColor: 'Ana renk',
  secondColor: 'İkinci renk',
  ...companyFields,
  headquarters: 'Şirket merkezi',
  committedCapital: 'Taahhüt edilen sermaye',
  paidCapital: 'Ödenen sermaye',
  boardMembers: 'Yönetim kurulu üyeleri',
  auditor: 'Denetçi',
  accessibilityStatus: 'Uyum',
  accessibilityCheckedOn: 'Değerlendirildiği gün',
  accessibilityAddress: 'Bildirim adresi',
  ...addressFields,
  whatsappNumber: 'WhatsApp numarası',
  supportAddress: 'Destek adresi',
  securityAddress: 'Güvenlik adresi',
  ...Object.fromEntries(recipientFields.map(({ name, label }) => [name, label])),
  publicOrderingFields: 'Ziyaretçilerin gördüğü sipariş bilgileri',
  noticeContractId: 'Aydınlatma metni',
  ...Object.fromEntries(retentionFields.map(({ name, label }) => [name, `${label}: saklama süresi`])),
};

export function settingValues(configuration: Configuration): FormValues {
  const { files, whatsappNumber } = configuration;
  const values: FormValues = {};
  for (const name of Object.keys(settingLabels)) values[name] = configuration[name as keyof Configuration];
  for (const name of pictureNames)
    values[name] = configuration[name] === '' ? null : { setting: configuration[name], url: files[name] };
  values.sharePictureId = files.sharePicture && fieldPicture(files.sharePicture);
  values.noticeContractId = configuration.noticeContractId || null;
  values.whatsappNumber = whatsappNumber && `+${whatsappNumber}`;
  return values;
}

export function settingErrors(sent: FormValues): FieldErrors {
  return schemaErrors(ConfigurationUpdate, toWire(sent));
}

/** Field values as the API expects them: a picture becomes its path or id. */
export function toWire(fields: FormValues): FormValues {
  const wire = { ...fields };
  for (const name of pictureNames)
    if (name in wire) wire[name] = (wire[name] as BrandPicture | null)?.setting ?? '';
  if ('sharePictureId' in wire)
    wire.sharePictureId = (wire.sharePictureId as FieldPicture | null)?.media_id ?? '';
  return wire;
}
