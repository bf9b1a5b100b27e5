import { z } from 'zod';
import { CategoryStep } from './category.ts';
import { paged, written } from './envelope.ts';
import {
  flag,
  id,
  idList,
  instant,
  jsonList,
  keyList,
  line,
  longText,
  page,
  queueList,
  searchText,
  seoName,
  version,
} from './fields.ts';
import { fallbacks, localisedInput, localisedOutput } from './localised.ts';
import { Picture } from './media.ts';

/** Which order a product list shows (`section` on the wire). */
export const productLists = ['catalogue', 'featured'] as const;
export const ProductList = z.enum(productLists);
export type ProductList = z.infer<typeof ProductList>;

export const galleryTypes = ['images'] as const;
export const GalleryType = z.enum(galleryTypes);
export type GalleryType = z.infer<typeof GalleryType>;

/** Texts by language abbreviation, as they stand inside the JSON of a form field. */
const langTexts = z.record(z.string().regex(/^[a-z]{2}$/), line(300));

/** One row of the attribute table. */
export const Attribute = z.object({ label: langTexts, value: langTexts });
export type Attribute = z.infer<typeof Attribute>;

export const attributeRows = 300;

const mostPictures = 200;
const images = idList.refine((ids) => ids.length <= mostPictures, `En çok ${mostPictures} resim olabilir`);

const shape = {
  code: line(50).optional(),
  category_id: id.optional(),
  seo_name: seoName.optional(),
  attributes: jsonList(Attribute, attributeRows).optional(),
  /** Keys of the managed list. */
  transporter_types: keyList.optional(),
  is_active: flag.optional(),
  is_featured: flag.optional(),
  published_at: instant.optional(),
  version,
};
const texts = {
  name: line(200),
  summary: line(500),
  description: longText(100_000),
  seo_title: line(200),
  seo_description: line(500),
};

export const ProductUpdate = localisedInput(shape, texts);
export type ProductUpdate = z.infer<typeof ProductUpdate>;

/** `images`: ids of media uploaded before, in the wanted order, attached in the same transaction. */
export const ProductCreate = localisedInput({ ...shape, images: images.optional() }, texts);
export type ProductCreate = z.infer<typeof ProductCreate>;

export const ProductListQuery = z.object({
  section: ProductList.default('catalogue'),
  page,
  search: searchText,
  category_id: id.optional(),
  is_active: flag.optional(),
});
export type ProductListQuery = z.infer<typeof ProductListQuery>;

export const ProductQueue = z.object({
  section: ProductList.default('catalogue'),
  queue: queueList,
});
export type ProductQueue = z.infer<typeof ProductQueue>;

export const ProductFile = localisedOutput(
  {
    id: z.int(),
    gallery_type: GalleryType,
    queue: z.int(),
    picture: Picture,
  },
  ['title', 'alt'],
);
export type ProductFile = z.infer<typeof ProductFile>;

export const ProductFileWrite = localisedInput({}, { title: line(200), alt: line(300) });
export type ProductFileWrite = z.infer<typeof ProductFileWrite>;

/** Fields beside the file of POST `/products/{id}/files`; `media_id` attaches an uploaded medium instead. */
export const ProductFileAttach = z.object({ gallery_type: GalleryType.default('images'), media_id: id });
export type ProductFileAttach = z.infer<typeof ProductFileAttach>;

export const ProductFilesQueue = z.object({ file_list: idList, gallery_type: GalleryType.default('images') });
export type ProductFilesQueue = z.infer<typeof ProductFilesQueue>;

const productFields = ['name', 'summary', 'description', 'seo_title', 'seo_description'] as const;

export const Product = localisedOutput(
  {
    id: z.int(),
    code: z.string(),
    category_id: z.int(),
    seo_name: z.string(),
    attributes: z.array(Attribute),
    transporter_types: z.array(z.string()),
    is_active: z.boolean(),
    is_featured: z.boolean(),
    published_at: z.string(),
    queue: z.int(),
    files: z.array(ProductFile),
    version: z.int(),
    created_at: z.string(),
    updated_at: z.string(),
  },
  productFields,
);
export type Product = z.infer<typeof Product>;

/** A row of the panel's product list. */
export const ProductRow = localisedOutput(
  {
    id: z.int(),
    code: z.string(),
    category_id: z.int(),
    /** In the main language. */
    category_name: z.string(),
    seo_name: z.string(),
    image: Picture.nullable(),
    is_active: z.boolean(),
    is_featured: z.boolean(),
    published_at: z.string(),
    queue: z.int(),
    updated_at: z.string(),
  },
  ['name'],
);
export type ProductRow = z.infer<typeof ProductRow>;

export const ProductRows = paged(ProductRow);
export type ProductRows = z.infer<typeof ProductRows>;
export const ProductWritten = written(Product);
export type ProductWritten = z.infer<typeof ProductWritten>;
export const ProductFileWritten = written(ProductFile);
export type ProductFileWritten = z.infer<typeof ProductFileWritten>;

/** What an accessory is carried on (kordon, zincir, kayış …). */
export const TransporterType = z.object({ key: z.string(), name: z.string(), fallbacks });
export type TransporterType = z.infer<typeof TransporterType>;

/** GET `/api/pages/product/{seo_name}`. */
export const ProductPage = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  summary: z.string(),
  /** Rich text, cleaned when it was stored. */
  description: z.string(),
  fallbacks,
  seo_name: z.string(),
  seo_title: z.string().nullable(),
  seo_description: z.string().nullable(),
  attributes: z.array(z.object({ label: z.string(), value: z.string(), fallbacks })),
  transporter_types: z.array(TransporterType),
  images: z.array(Picture),
  path: z.array(CategoryStep),
  /** Languages in which this page has texts of its own, for `hreflang`. */
  langs: z.array(z.string()),
});
export type ProductPage = z.infer<typeof ProductPage>;

/** The managed list of carrier types in the panel. */
export const TransporterTypes = z.array(localisedOutput({ key: z.string() }, ['name']));
