import { z } from 'zod';
import { paged, written } from '#shared/schema/envelope.ts';
import {
  code,
  flag,
  id,
  instant,
  jsonList,
  keyList,
  line,
  longText,
  seoName,
  seoTexts,
  version,
} from '#shared/schema/fields.ts';
import { localisedInput, localisedOutput, outdated } from '#shared/schema/localised.ts';
import { Picture } from '#shared/schema/media.ts';
import {
  GalleryFile,
  GalleryType,
  images,
  ProductFile,
  ProductDocument,
} from '#features/galleries/gallery.ts';

/** Texts by language abbreviation: `{ "tr": "Renk", "en": "Colour" }`. */
const langTexts = z.record(z.string().regex(/^[a-z]{2}$/), line(300));

/** A row of the attribute table in answers. */
export const Attribute = z.object({
  /** The id of the label in the managed list; missing in a new row that names a new label. */
  label_id: z.int().optional(),
  label: langTexts,
  value: langTexts,
  /** The languages whose value is older than that in the main language. */
  outdated: z.array(z.string()).optional(),
});
export type Attribute = z.infer<typeof Attribute>;

/**
 * A row of the attribute table in requests. `label_id`, or else the text of `label` in the main language, names the
 * label; other texts fill in missing languages. Rows without a value are not stored.
 */
const SentAttribute = Attribute.extend({
  label_id: id.optional(),
  label: langTexts.default({}),
  value: langTexts.default({}),
});

export const maxAttributeRows = 300;

const shape = {
  code: code.optional(),
  category_id: id.optional(),
  seo_name: seoName.optional(),
  attributes: jsonList(SentAttribute, maxAttributeRows).optional(),
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
  ...seoTexts,
};

export const ProductUpdate = localisedInput(shape, texts);
export type ProductUpdate = z.infer<typeof ProductUpdate>;

/**
 * Body of POST `/products`. `images` contains the ids of uploaded media in gallery order; the same
 * transaction adds them to the product.
 */
export const ProductCreate = localisedInput({ ...shape, images: images.optional() }, texts);
export type ProductCreate = z.infer<typeof ProductCreate>;

export const productTexts = ['name', 'summary', 'description', 'seo_title', 'seo_description'] as const;

/** The first inactive category above a product, which hides it from visitors; null if all are active. */
const inactiveCategory = z.object({ id: z.int(), name: z.string() }).nullable();

/** The fields of a product except its texts and galleries. */
export const productFields = {
  id: z.int(),
  code: z.string(),
  category_id: z.int(),
  seo_name: z.string(),
  attributes: z.array(Attribute),
  transporter_types: z.array(z.string()),
  is_active: z.boolean(),
  is_featured: z.boolean(),
  /** Null for a draft that was never public and is not scheduled. */
  published_at: z.string().nullable(),
  queue: z.int(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
  outdated,
};

export const Product = localisedOutput(
  {
    ...productFields,
    inactive_category: inactiveCategory,
    /** The files of the gallery `images`, in order. */
    files: z.array(ProductFile),
    drawings: z.array(GalleryFile),
    documents: z.array(ProductDocument),
    /** The order version of each gallery, needed by `files-queue`. */
    order_versions: z.record(GalleryType, z.string()),
  },
  productTexts,
);
export type Product = z.infer<typeof Product>;

export const ProductRow = localisedOutput(
  {
    id: z.int(),
    code: z.string(),
    category_id: z.int(),
    /** The category's name in the main language. */
    category_name: z.string(),
    seo_name: z.string(),
    image: Picture.nullable(),
    is_active: z.boolean(),
    inactive_category: inactiveCategory,
    is_featured: z.boolean(),
    /** Whether the product is among the first featured products, which the home page shows. */
    is_on_home: z.boolean(),
    published_at: z.string().nullable(),
    /** The keys of the product's transporter types, in the order of the managed list. */
    transporter_types: z.array(z.string()),
    queue: z.int(),
    version: z.int(),
    updated_at: z.string(),
  },
  ['name'],
);
export type ProductRow = z.infer<typeof ProductRow>;

/** A page of the panel's list. `order_version` applies to the whole list of the section and category. */
export const ProductRows = paged(ProductRow).extend({
  order_version: z.string(),
  /** True if more products match the search than `total`, because counting stopped there. */
  has_more: z.boolean(),
  /** True if nothing matched the typed words and these products contain similar words. */
  is_near: z.boolean(),
});
export type ProductRows = z.infer<typeof ProductRows>;
export const ProductWritten = written(Product);
export type ProductWritten = z.infer<typeof ProductWritten>;

/** Body of the call that copies a product. Without `code`, the copy's code is derived from the original's. */
export const ProductDuplicate = z.object({ code: code.optional() });
export type ProductDuplicate = z.infer<typeof ProductDuplicate>;
