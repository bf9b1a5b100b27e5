import { z } from 'zod';
import { transporterTypeFilter } from '../rules/transporter-type-filter.ts';
import { paged, written } from '../schema/envelope.ts';
import {
  flag,
  id,
  line,
  longText,
  optionalId,
  orderVersion,
  page,
  queueList,
  seoName,
  emptyAsMissing,
  version,
} from '../schema/fields.ts';
import { fallbacks, localisedInput, localisedOutput } from '../schema/localised.ts';
import { Picture } from './media.ts';
import { ProductCard } from './product-card.ts';
import { TransporterType } from './transporter-type.ts';

/** The category trees (`section` on the wire). */
export const categoryTrees = ['products', 'school-tours'] as const;
export const CategoryTree = z.enum(categoryTrees);
export type CategoryTree = z.infer<typeof CategoryTree>;

/** The most levels of a tree, the main category included (docs/product.md, "Categories"). */
export const categoryLevels = 4;

const shape = {
  section: emptyAsMissing(CategoryTree.optional()),
  /** The id of the parent; empty for a main category. */
  sub_category: optionalId.optional(),
  seo_name: seoName.optional(),
  image_id: optionalId.optional(),
  is_active: flag.optional(),
  version,
};
const texts = {
  name: line(200),
  description: longText(20_000),
  seo_title: line(200),
  seo_description: line(500),
};

export const CategoryWrite = localisedInput(shape, texts);
export type CategoryWrite = z.infer<typeof CategoryWrite>;

export const CategoryListQuery = z.object({
  section: CategoryTree.default('products'),
  /** Without it the whole tree is returned, nested; with an id the children of that category. */
  sub_category: id.optional(),
});
export type CategoryListQuery = z.infer<typeof CategoryListQuery>;

export const CategoryQueue = z.object({
  section: emptyAsMissing(CategoryTree.default('products')),
  /** The parent of the ordered categories; empty for the main categories. */
  sub_category: optionalId.optional(),
  queue: queueList,
  order_version: orderVersion,
});
export type CategoryQueue = z.infer<typeof CategoryQueue>;

const categoryFields = ['name', 'description', 'seo_title', 'seo_description'] as const;
const categoryShape = {
  id: z.int(),
  section: CategoryTree,
  sub_category: z.int().nullable(),
  seo_name: z.string(),
  image: Picture.nullable(),
  is_active: z.boolean(),
  queue: z.int(),
  /** The version of the order among its siblings. */
  order_version: z.string(),
  product_count: z.int(),
  version: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
};

export const Category = localisedOutput(categoryShape, categoryFields);
export type Category = z.infer<typeof Category>;

export const CategoryNode = localisedOutput(
  {
    ...categoryShape,
    get sub_categories(): z.ZodArray<z.ZodType<CategoryNode>> {
      return z.array(CategoryNode);
    },
  },
  categoryFields,
) as z.ZodType<CategoryNode>;
export type CategoryNode = Category & { sub_categories: CategoryNode[] };

export const CategoryWritten = written(Category);
export type CategoryWritten = z.infer<typeof CategoryWritten>;

/** A category of the public tree in the language of the answer. */
export type PublicCategory = {
  id: number;
  name: string;
  [name: `name_${string}`]: string;
  fallbacks?: Record<string, string> | undefined;
  seo_name: string;
  queue: number;
  image: Picture | null;
  product_count: number;
  sub_categories: PublicCategory[];
};
export const PublicCategory = z.looseObject({
  id: z.int(),
  name: z.string(),
  fallbacks,
  seo_name: z.string(),
  queue: z.int(),
  image: Picture.nullable(),
  product_count: z.int(),
  get sub_categories(): z.ZodArray<z.ZodType<PublicCategory>> {
    return z.array(PublicCategory);
  },
}) as unknown as z.ZodType<PublicCategory>;

/** One step of the path from a main category to a category or product. */
export const CategoryStep = z.object({ id: z.int(), name: z.string(), seo_name: z.string(), fallbacks });
export type CategoryStep = z.infer<typeof CategoryStep>;

export const CategoryPageQuery = z.object({
  page,
  /** Comma-joined keys of transporter types; a product with at least one of them is listed. */
  transporter_types: z
    .string()
    .default('')
    .transform((text) => transporterTypeFilter(text).join(',')),
});
export type CategoryPageQuery = z.infer<typeof CategoryPageQuery>;

/** Answer of GET `/api/pages/products/{seo_name}`; `main_category` may be of any level. */
export const CategoryPage = z.object({
  main_category: z.object({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    fallbacks,
    seo_name: z.string(),
    seo_title: z.string().nullable(),
    seo_description: z.string().nullable(),
    image: Picture.nullable(),
    /** Languages in which the category has its own texts, for `hreflang`. */
    langs: z.array(z.string()),
  }),
  path: z.array(CategoryStep),
  sub_categories: z.array(CategoryStep.extend({ product_count: z.int() })),
  /** The keys of the filter, without unknown ones. */
  transporter_types: z.array(z.string()),
  /** The types to choose from: those of its products and those of the filter. */
  offered_transporter_types: z.array(TransporterType),
  products: paged(ProductCard),
});
export type CategoryPage = z.infer<typeof CategoryPage>;
