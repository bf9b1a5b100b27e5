import { z } from 'zod';
import {
  emptyAsMissing,
  flag,
  id,
  idList,
  line,
  longText,
  optionalId,
  seoName,
  seoTexts,
} from '#shared/schema/fields.ts';
import { fallbacks, localisedOutput } from '#shared/schema/localised.ts';
import { recordBase, recordSchemas } from '#shared/schema/record.ts';
import { Picture } from '#shared/schema/media.ts';

/** The category trees (`section` in calls). */
export const categoryTrees = ['products', 'school-tours'] as const;
export const CategoryTree = z.enum(categoryTrees);
export type CategoryTree = z.infer<typeof CategoryTree>;

/** The maximum number of levels of a tree, including the main category (docs/product.md, "Categories"). */
export const categoryLevels = 4;

export const maxTemplateRows = 100;
export const maxFilterAttributes = 8;

/**
 * The query fields that choose one level of a tree. `sub_category` is the id of the parent, and empty for
 * main categories.
 */
const level = {
  section: emptyAsMissing(CategoryTree.default('products')),
  sub_category: optionalId.optional(),
};
export type CategoryLevel = z.infer<z.ZodObject<typeof level>>;

const shown = {
  section: CategoryTree,
  sub_category: z.int().nullable(),
  seo_name: z.string(),
  image: Picture.nullable(),
  is_active: z.boolean(),
  /**
   * The labels of the attribute rows that new products start with, in order. If the list is empty, that of
   * the parent applies.
   */
  attribute_labels: z.array(z.int()),
  /** Those of them that a product should have, and at most eight by which visitors filter the list. */
  required_attributes: z.array(z.int()),
  filter_attributes: z.array(z.int()),
  product_count: z.int(),
  /** The number of school tours; 0 for a category of products. */
  tour_count: z.int(),
  created_at: z.string(),
  updated_at: z.string(),
};
const texts = {
  name: line(200),
  description: longText(20_000),
  ...seoTexts,
};

/** The schemas of a category. Each level of a tree has its own order. */
export const category = recordSchemas({
  texts,
  fields: {
    /** The tree of a new category; it never changes. */
    section: emptyAsMissing(CategoryTree.optional()),
    /** The id of the parent; empty for a main category. */
    sub_category: optionalId.optional(),
    seo_name: seoName.optional(),
    image_id: optionalId.optional(),
    is_active: flag.optional(),
    attribute_labels: idList
      .refine((ids) => ids.length <= maxTemplateRows, `En çok ${maxTemplateRows} satır olabilir`)
      .optional(),
    required_attributes: idList.optional(),
    filter_attributes: idList
      .refine((ids) => ids.length <= maxFilterAttributes, `En çok ${maxFilterAttributes} özellik süzebilir`)
      .optional(),
  },
  shown,
  list: level,
});

export const CategoryWrite = category.update;
export type CategoryWrite = z.infer<typeof CategoryWrite>;

export const CategoryListQuery = z.object({
  section: CategoryTree.default('products'),
  /** With an id, the answer contains the children of that category; without one, the whole tree, nested. */
  sub_category: id.optional(),
});
export type CategoryListQuery = z.infer<typeof CategoryListQuery>;

export const Category = category.record;
export type Category = z.infer<typeof Category>;

export const CategoryNode = localisedOutput(
  {
    ...recordBase,
    ...shown,
    get sub_categories(): z.ZodArray<z.ZodType<CategoryNode>> {
      return z.array(CategoryNode);
    },
  },
  ['name', 'description', 'seo_title', 'seo_description'],
) as z.ZodType<CategoryNode>;
export type CategoryNode = Category & { sub_categories: CategoryNode[] };

export const CategoryWritten = category.written;
export type CategoryWritten = z.infer<typeof CategoryWritten>;

/** A category of the public tree, in the language of the answer. */
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
