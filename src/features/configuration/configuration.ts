import { z } from 'zod';
import { vendors } from '#features/integrations/integrations.rules.ts';
import {
  colour,
  country,
  days,
  digits,
  emailList,
  optionalEmail,
  recordId,
  siteFile,
  whatsapp,
} from '#shared/schema/company-fields.ts';
import { written } from '#shared/schema/envelope.ts';
import { flag, keyList, line, longText, version } from '#shared/schema/fields.ts';
import { disclosedFields } from '#features/ordering-data/ordering-fields.rules.ts';
import { Picture } from '#shared/schema/media.ts';

/**
 * The company's legal data; visitors see the fields that are filled in (docs/product.md, "Configuration").
 */
const companyData = {
  legalTitle: line(300),
  mersisNumber: digits([16], 'MERSİS numarası 16 haneli olmalı'),
  /** The registered e-mail address (KEP) for official notices. */
  kepAddress: optionalEmail,
  taxOffice: line(100),
  taxNumber: digits([10, 11], 'Vergi numarası 10, şahıs firmasında 11 haneli olmalı'),
  tradeRegistry: line(200),
  /** The postal address in parts, for search engines; visitors read the address of the contact information. */
  addressStreet: line(200),
  addressPostcode: line(20),
  addressDistrict: line(100),
  addressCity: line(100),
  /** ISO 3166-1 alpha-2, like `TR`. */
  addressCountry: country,
};

/**
 * What a company must publish on its website by article 1524 of the Turkish Commercial Code (TTK), besides the data
 * above. Lists have one entry per line.
 */
const companyInformation = {
  headquarters: line(300),
  committedCapital: line(100),
  paidCapital: line(100),
  boardMembers: longText(3_000),
  auditor: longText(1_000),
};

/** What the accessibility statement says; empty fields leave the statement out. */
const accessibility = {
  accessibilityStatus: z.enum(['', 'full', 'partial']),
  /** A day like `2026-03-05`, or empty. */
  accessibilityCheckedOn: z.union([z.literal(''), z.iso.date('Geçerli bir tarih girin')]),
  accessibilityAddress: optionalEmail,
};

/** The setting with the recipients of each message type. */
export const recipientSettings = {
  offer: 'offerRecipients',
  contact: 'contactRecipients',
  'school-tour-request': 'schoolTourRequestRecipients',
  'special-tour': 'specialTourRecipients',
  'human-resources': 'humanResourcesRecipients',
} as const;

/** The setting with the retention period of each message type, in days. */
export const retentionSettings = {
  offer: 'offerRetentionDays',
  contact: 'contactRetentionDays',
  'school-tour-request': 'schoolTourRequestRetentionDays',
  'special-tour': 'specialTourRetentionDays',
  'human-resources': 'humanResourcesRetentionDays',
} as const;

/**
 * The settings that staff edit (docs/product.md, "Configuration"); a call changes only those that it sends.
 */
export const ConfigurationValues = z.object({
  /**
   * `mainLogoPath`, `darkLogoPath` and `favIcoLogoPath` are a path on this site or the id of an uploaded
   * picture; empty for none.
   */
  mainLogoPath: siteFile,
  /** The logo for dark backgrounds; `mainLogoPath` is for light ones. */
  darkLogoPath: siteFile,
  favIcoLogoPath: siteFile,
  /** The id of the picture for link previews of pages without a picture; empty for none. */
  sharePictureId: siteFile.refine((text) => !text.startsWith('/'), 'Yüklenmiş bir resim olmalı'),
  mainColor: colour,
  secondColor: colour,
  projectCompanyName: line(200).min(1, '* Bu Alan Zorunlu'),
  ...companyData,
  ...companyInformation,
  ...accessibility,
  /** Digits with the country code; empty for none. */
  whatsappNumber: whatsapp,
  supportAddress: optionalEmail,
  /**
   * The e-mail address for reports of security problems, shown in `/.well-known/security.txt`; empty for
   * none.
   */
  securityAddress: optionalEmail,
  /** The addresses that get the messages of each type. */
  offerRecipients: emailList,
  contactRecipients: emailList,
  schoolTourRequestRecipients: emailList,
  specialTourRecipients: emailList,
  humanResourcesRecipients: emailList,
  /** The contract that forms link as their privacy notice; empty for none. */
  noticeContractId: recordId,
  /** After how many days messages of each type are deleted; 0 keeps them. */
  offerRetentionDays: days,
  contactRetentionDays: days,
  schoolTourRequestRetentionDays: days,
  specialTourRetentionDays: days,
  humanResourcesRetentionDays: days,
  /** The fields of the ordering data that visitors see (docs/product.md, "Ordering data"). */
  publicOrderingFields: keyList.pipe(z.array(z.enum(disclosedFields))),
  /** Whether every user of role `admin` needs a second factor (docs/product.md, "Second factor"). */
  requiresSecondFactor: flag,
});
export type ConfigurationValues = z.infer<typeof ConfigurationValues>;

/** Body of PUT `/configuration`. */
export const ConfigurationUpdate = ConfigurationValues.partial().extend({ version });
export type ConfigurationUpdate = z.infer<typeof ConfigurationUpdate>;

/** An address on this site, or an empty text. */
const url = z.string();

/** The addresses of the files that the settings choose. `iconSet` is empty if the icon is a path. */
const brandFiles = {
  mainLogoPath: url,
  darkLogoPath: url,
  favIcoLogoPath: url,
  /**
   * The prefix of all files of the icon set (`features/configuration/brand-icons.rules.ts`); empty without an
   * uploaded icon.
   */
  iconSet: url,
};

const text = z.string();

/** The configuration for visitors: files instead of ids, and no addresses that are only for staff. */
export const PublicConfiguration = z.object({
  ...brandFiles,
  mainColor: text,
  secondColor: text,
  projectCompanyName: text,
  legalTitle: text,
  mersisNumber: text,
  kepAddress: text,
  taxOffice: text,
  taxNumber: text,
  tradeRegistry: text,
  addressStreet: text,
  addressPostcode: text,
  addressDistrict: text,
  addressCity: text,
  addressCountry: text,
  /** Digits with the country code, for `whatsappLink`; empty for none. */
  whatsappNumber: text,
  sharePicture: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
  /** The privacy notice of the forms with its version; null if visitors cannot open that contract. */
  privacyNotice: z.object({ id: z.int(), version: z.int() }).nullable(),
  /** For `<meta name="keywords">`, comma-joined. */
  keywords: text,
  /** The services whose scripts run after the visitor's consent. */
  integrations: z.array(z.enum(vendors)),
});
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;

const addresses = z.array(z.string());

/** The configuration for staff: the stored values and the files to show. */
export const Configuration = z
  .object({
    ...PublicConfiguration.omit({
      sharePicture: true,
      privacyNotice: true,
      keywords: true,
      integrations: true,
    }).shape,
    sharePictureId: text,
    headquarters: text,
    committedCapital: text,
    paidCapital: text,
    boardMembers: text,
    auditor: text,
    accessibilityStatus: accessibility.accessibilityStatus,
    accessibilityCheckedOn: text,
    accessibilityAddress: text,
    supportAddress: text,
    securityAddress: text,
    offerRecipients: addresses,
    contactRecipients: addresses,
    schoolTourRequestRecipients: addresses,
    specialTourRecipients: addresses,
    humanResourcesRecipients: addresses,
    noticeContractId: text,
    offerRetentionDays: text,
    contactRetentionDays: text,
    schoolTourRequestRetentionDays: text,
    specialTourRetentionDays: text,
    humanResourcesRetentionDays: text,
    publicOrderingFields: z.array(z.enum(disclosedFields)),
    requiresSecondFactor: z.boolean(),
    /** There is only one configuration, but forms need a record's id. */
    id: z.literal(1),
    version: z.int(),
    files: z.object({ ...brandFiles, sharePicture: Picture.omit({ alt: true }).nullable() }),
  })
  .omit({ iconSet: true });
export type Configuration = z.infer<typeof Configuration>;

export const ConfigurationWritten = written(Configuration);

/** A web app manifest (W3C), for the icon and name on a home screen. */
export const Manifest = z.object({
  name: text,
  short_name: text,
  start_url: text,
  display: z.literal('browser'),
  background_color: text,
  theme_color: text,
  icons: z.array(
    z.object({ src: text, sizes: text, type: z.literal('image/png'), purpose: z.enum(['any', 'maskable']) }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;

/** The configuration in the HTML of the panel and of the login page. */
export type PageConfiguration = Pick<
  PublicConfiguration,
  'mainLogoPath' | 'darkLogoPath' | 'favIcoLogoPath' | 'mainColor' | 'secondColor' | 'projectCompanyName'
> & {
  /** The site's address, like `https://www.example.com`; empty if the environment names none. */
  publicUrl: string;
  /** The IANA name of the site's time zone, like `Europe/Istanbul`. */
  timeZone: string;
  /** The one origin that may use passkeys; empty without one (docs/decisions/0057). */
  passkeyOrigin: string;
  /** Whether the panel has an origin that the site does not share (`PANEL_ORIGIN`). */
  hasOwnOrigin: boolean;
};

/** `PageConfiguration` with a fact that only the login page needs. */
export type LoginPageConfiguration = PageConfiguration & {
  /** Whether links for a new password can be sent by mail. */
  canResetPassword: boolean;
};
