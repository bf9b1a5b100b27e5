import type { Attribute } from '../../product.ts';
import type { ProductRow } from '#server/db/schema/product.ts';
import type { Change } from '#server/content/content-transaction.ts';
import type { SentTexts } from '../texts.service.ts';

/** What a write sets of a product; what is left out stays, or gets its default in a new product. */
export type ProductFields = {
  /** By field, the languages that are sent. A product that gets texts, even none, must have a main name. */
  texts?: Partial<SentTexts>;
  code?: string | undefined;
  /** As typed; empty: made of the name. A new product without it gets one of its name too. */
  seo_name?: string | undefined;
  category_id?: number | undefined;
  /** The whole table of attributes. */
  attributes?: readonly Attribute[] | undefined;
  /** The keys of all its transporter types. */
  transporter_types?: readonly string[] | undefined;
  /** The same by id. */
  transporter_type_ids?: readonly number[] | undefined;
  is_active?: boolean | undefined;
  is_featured?: boolean | undefined;
  /** Null: at the time of the write. */
  published_at?: string | null | undefined;
};

/** What shall become of one product; callers plan it and `writeProducts` writes it. */
export type ProductPlan = CreatePlan | UpdatePlan | DeletePlan | RestorePlan;

export type CreatePlan = {
  change: 'create';
  fields: ProductFields;
  /** A product whose category, texts, attributes and transporter types are copied as they are. */
  from?: ProductRow;
  /** Writes what belongs to the new product, such as its pictures; returns what the history records of that. */
  parts?: (created: ProductRow) => Promise<Change[]>;
};

export type UpdatePlan = {
  change: 'update';
  before: ProductRow;
  fields: ProductFields;
  /** The version that the caller knows; an older one than the present is refused. */
  version?: number | undefined;
  /** Columns of an older version that are stored as they were. */
  stored?: Pick<ProductRow, 'translated_from' | 'attributes'>;
};

/** Puts a product into the bin. */
type DeletePlan = { change: 'delete'; before: ProductRow };

/** Takes a product out of the bin, to the top of the lists; what is taken by now gets a number. */
type RestorePlan = { change: 'restore'; before: ProductRow };

/** The sent fields; a deletion and a restore send none. */
export function fieldsOf(plan: ProductPlan): ProductFields {
  return 'fields' in plan ? plan.fields : {};
}
