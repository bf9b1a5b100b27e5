/** A model: a product with or without variants; a variant: one of its sizes and finishes. */
export type ArticleKind = 'model' | 'variant';

/** The columns that say which article a row is. */
export const identityColumns = { code: 'Kod', modelCode: 'Model kodu', version: 'Sürüm' } as const;

/** The value of a column: a text, a number, a flag, an id or null, the ids of a list, an instant. */
export type FieldValue = string | number | boolean | readonly number[] | null;

/** Values by the key of their column. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** A stored article as the sheet sees it. */
export type Article = {
  kind: ArticleKind;
  productId: number;
  variantId: number | null;
  version: number;
  code: string;
  /** Of its model; empty for a model. */
  modelCode: string;
  values: FieldValues;
};

export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((id) => other.includes(id));
}
