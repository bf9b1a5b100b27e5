/** A model is a product, with or without variants. A variant is one size and finish of a product. */
export type ArticleKind = 'model' | 'variant';

/** The columns that identify the article of a row. */
export const identityColumns = { code: 'Kod', modelCode: 'Model kodu', version: 'Sürüm' } as const;

/** The column that gives an article another code. */
export const newCodeKey = 'new_code';
export const newCodeTitle = 'Yeni kod';

/** The key of the model's code in a row that moves its variant to another model. */
export const movedKey = 'moved_to';

/** The code of the model to which a row moves its variant; undefined for other rows. */
export const movedTo = (values: FieldValues) => values[movedKey] as string | undefined;

/** The value of a column: a text, a number, a flag, an id or null, a list of ids or codes, or an instant as text. */
export type FieldValue = string | number | boolean | readonly (number | string)[] | null;

/** Values by column key. */
export type FieldValues = Readonly<Record<string, FieldValue>>;

/** A stored article in the form in which the sheet shows it. */
export type Article = {
  kind: ArticleKind;
  productId: number;
  variantId: number | null;
  version: number;
  code: string;
  /** The code of the variant's model; empty for a model. */
  modelCode: string;
  values: FieldValues;
};

export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  return one.length === other.length && one.every((id) => other.includes(id));
}
