import type { CategoryTree } from '#features/categories/category.ts';
import type { Generated } from 'kysely';
import type { SimpleRow } from './content.ts';

/** `name` to `seo_description` are JSON: texts by language. */
export type CategoryTable = SimpleRow & {
  section: CategoryTree;
  parent_id: number | null;
  seo_name: string;
  name: string;
  description: string;
  seo_title: string;
  seo_description: string;
  image_id: number | null;
  is_active: number;
  /** JSON: the ids of the attribute labels that new products start with, in order. */
  attribute_labels: Generated<string>;
  /** JSON: those of them that a product must have, and those by which visitors filter the list. */
  required_attributes: Generated<string>;
  filter_attributes: Generated<string>;
};

/** The number of products of each category; written by triggers only. */
export type CategoryCountTable = {
  category_id: number;
  /** Products that are not deleted. */
  live_products: number;
  /** Products that are active and not deleted, including those that are published later. */
  active_products: number;
};

/** A number that triggers raise when the filters of the category's list could show something else. */
export type CategoryChangeTable = { category_id: number; number: number };
