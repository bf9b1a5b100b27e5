import type { FinishKey } from './finishes.ts';
import type { PictureName } from './pictures.ts';
import type { DemoSize } from './sizes.ts';

/** A text of the demo in both languages that the program ships. */
export type DemoText = { tr: string; en: string };

/** A file of `demo/pictures/`. */
export type DemoPicture = { file: string; alt: DemoText };

export type DemoCategory = {
  /** Products and later runs find the category by it. */
  seo_name: string;
  name: DemoText;
  description: DemoText;
  seo_title: DemoText;
  seo_description: DemoText;
  /** A file of `demo/pictures/`. */
  picture?: string;
  sub_categories?: readonly DemoCategory[];
};

export type DemoAttributes = readonly { label: DemoText; value: DemoText }[];

/** A product with the sizes and finishes that it comes in. */
export type DemoProduct = {
  code: string;
  /** `seo_name` of its category. */
  category: string;
  name: DemoText;
  summary: DemoText;
  /** Rich text. */
  description: DemoText;
  /** What all its sizes have in common. */
  attributes: DemoAttributes;
  /** The first one is the main finish, which the pictures show. */
  finishes: readonly [FinishKey, ...FinishKey[]];
  /** Smallest first. */
  sizes: readonly [DemoProductSize, ...DemoProductSize[]];
  /** Pictures that show another finish than the main one. */
  finishPictures?: Partial<Record<FinishKey, PictureName>>;
  transporter_types: readonly ('kordon' | 'zincir' | 'kayis' | 'aski')[];
  is_featured?: boolean;
  /** The first one is the main picture. */
  pictures: readonly [DemoPicture, ...DemoPicture[]];
};

export type DemoProductSize = {
  /** The code of the variant of this size in the main finish. */
  code: string;
  size: DemoSize;
  /** Grams of a piece, a set or a metre. */
  weight: number;
  /** Pieces, sets or metres in a pack; null where every order is packed by itself. */
  pack: number | null;
  /** Left out, it comes in every finish of the product. */
  finishes?: readonly FinishKey[];
  measures?: DemoAttributes;
  /** The Turkish name that it had while it was a product; the address of that name leads to the product. */
  formerName?: string;
};

export type DemoContract = {
  name: DemoText;
  /** Rich text. */
  content: DemoText;
};

export type DemoContactEntry = {
  section: 'adres' | 'email' | 'telefon' | 'shift' | 'source_link';
  name: string;
  /** Rich text for an address. */
  content: string;
  /** Without it, the entry is for every language. */
  lang?: 'tr' | 'en';
};

export type DemoSocialMedium = { name: string; uri: string };

export type DemoCertificate = {
  /** The name of its files below `demo/documents/certificates/`. */
  file: string;
  name: DemoText;
  /** Also the key of its emblem in `demo/certificates/issuers.ts`. */
  issuer: DemoText;
  /** The large words of the sheet, such as a standard. */
  standard: string;
  number: string;
  /** What the sheet attests. */
  scope: DemoText;
  facts: readonly { label: DemoText; value: DemoText | string }[];
  /** The table of a report: columns, then rows of as many cells. */
  results?: { columns: readonly DemoText[]; rows: readonly (readonly (DemoText | string)[])[] };
  signed: { name: string; role: DemoText };
};
