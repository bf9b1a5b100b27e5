import type { ContractAddition } from '#features/contracts/contract.ts';
import type { FinishKey } from './finishes.ts';
import type { DemoSize } from './sizes.ts';

/** A text of the demo in both languages that the program ships. */
export type DemoText = { tr: string; en: string };

/** The file name of a picture. */
export type DemoPicture = { file: string; alt: DemoText };

export type DemoCategory = {
  /** Products and later loads find the category by this slug. */
  seo_name: string;
  name: DemoText;
  description: DemoText;
  seo_title: DemoText;
  seo_description: DemoText;
  /** The file name of a picture. */
  picture?: string;
  sub_categories?: readonly DemoCategory[];
};

export type DemoAttributes = readonly { label: DemoText; value: DemoText }[];

export type DemoProduct = {
  code: string;
  /** `seo_name` of the product's category. */
  category: string;
  name: DemoText;
  summary: DemoText;
  /** Rich text. */
  description: DemoText;
  /** The attributes that all sizes share. */
  attributes: DemoAttributes;
  /** The first one is the main finish, in which the pictures show the product. */
  finishes: readonly [FinishKey, ...FinishKey[]];
  /** Sorted from the smallest to the largest. */
  sizes: readonly [DemoProductSize, ...DemoProductSize[]];
  transporter_types: readonly ('kordon' | 'zincir' | 'kayis' | 'aski')[];
  is_featured?: boolean;
  /** The first one is the main picture. */
  pictures: readonly [DemoPicture, ...DemoPicture[]];
};

export type DemoProductSize = {
  /** The code of the variant that has this size in the main finish. */
  code: string;
  size: DemoSize;
  /** The weight of a piece, a set or a metre, in grams. */
  weight: number;
  /** The number of pieces, sets or metres in a pack; null if every order is packed separately. */
  pack: number | null;
  /** If it is missing, the size comes in every finish of the product. */
  finishes?: readonly FinishKey[];
  measures?: DemoAttributes;
  /** The Turkish name of the former product that is now a size; its old address leads to this product. */
  formerName?: string;
};

export type DemoContract = {
  name: DemoText;
  /** Rich text. */
  content: DemoText;
  addition?: ContractAddition;
};

export type DemoContactEntry = {
  section: 'adres' | 'email' | 'telefon' | 'shift' | 'source_link';
  name: string;
  /** Rich text if the entry is a postal address. */
  content: string;
  /** If it is missing, the entry is for all languages. */
  lang?: 'tr' | 'en';
};

export type DemoSocialMedium = { name: string; uri: string };

export type DemoCertificate = {
  /** The name of the certificate's files below `demo/documents/certificates/`. */
  file: string;
  name: DemoText;
  /** Its Turkish name is also the key of the issuer's colour and signature in `demo/certificates/issuers.ts`. */
  issuer: DemoText;
  /** The large text of the sheet, such as a standard. */
  standard: string;
  number: string;
  /** The subject that the certificate attests. */
  scope: DemoText;
  facts: readonly { label: DemoText; value: DemoText | string }[];
  /** The table of a report: the columns, then rows with one cell per column. */
  results?: { columns: readonly DemoText[]; rows: readonly (readonly (DemoText | string)[])[] };
  signed: { name: string; role: DemoText };
};
