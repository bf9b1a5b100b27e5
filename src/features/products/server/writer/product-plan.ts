import type { Attribute } from '../../product.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import type { Change } from '#server/content/content-transaction.ts';
import type { SentTexts } from '../texts.service.ts';

/** The fields that a write sets. A missing field stays unchanged, or gets its default in a new product. */
export type ProductFields = {
  /**
   * The sent languages by field. If `texts` is given, even empty, the product must have a name in the main
   * language afterwards.
   */
  texts?: Partial<SentTexts>;
  code?: string | undefined;
  /** The typed slug. If it is empty, or missing in a new product, the slug is made from the name. */
  seo_name?: string | undefined;
  category_id?: number | undefined;
  /** All rows of the attribute table. */
  attributes?: readonly Attribute[] | undefined;
  /** The keys of all transporter types of the product. */
  transporter_types?: readonly string[] | undefined;
  /** The ids of all transporter types of the product, given instead of the keys. */
  transporter_type_ids?: readonly number[] | undefined;
  is_active?: boolean | undefined;
  is_featured?: boolean | undefined;
  /** Null means the time of the write. */
  published_at?: string | null | undefined;
};

/** The planned change of one product. Callers make plans, and `writeProducts` carries them out. */
export type ProductPlan = CreatePlan | UpdatePlan | DeletePlan | RestorePlan;

export type CreatePlan = {
  change: 'create';
  fields: ProductFields;
  /** A product whose category, texts, attributes and transporter types are copied unchanged. */
  from?: ProductRow;
  /** Writes the parts of the new product, such as its pictures. Returns the history entries for that. */
  parts?: (created: ProductRow) => Promise<Change[]>;
};

export type UpdatePlan = {
  change: 'update';
  before: ProductRow;
  fields: ProductFields;
  /** The version that the caller knows; the write is refused if it is outdated. */
  version?: number | undefined;
  /** Columns of an earlier version that are stored unchanged. */
  stored?: Pick<ProductRow, 'translated_from' | 'attributes'>;
};

type DeletePlan = { change: 'delete'; before: ProductRow };

/**
 * Restores a deleted product at the top of the lists. Codes and a slug that others have taken meanwhile get a
 * number.
 */
type RestorePlan = { change: 'restore'; before: ProductRow };

/** The fields of a plan; empty for deletions and restores. */
export function fieldsOf(plan: ProductPlan): ProductFields {
  return 'fields' in plan ? plan.fields : {};
}
