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

/**
 * A file in a cell. `id` is its medium, 0 until the check has found it by its name; `label` is missing until then if
 * the cell says none.
 */
export type SheetFile = {
  id: number;
  name: string;
  label?: string | undefined;
  /** The texts as galleries store them; an undo needs them of all languages. */
  texts: FileTexts;
};
export type FileTexts = { title: string; alt: string; translated_from: string };

/** The value of a column: a text, number, flag, id or null, a list of ids, codes or files, or an instant as text. */
export type FieldValue =
  string | number | boolean | readonly (number | string)[] | readonly SheetFile[] | null;

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

/** The text of a column of texts; empty for none. */
export const textOf = (value: FieldValue | undefined): string => (typeof value === 'string' ? value : '');

export function isSameValue(one: FieldValue | undefined, other: FieldValue | undefined): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other;
  if (one.length !== other.length) return false;
  return one.every((part: unknown, index) =>
    isFile(part) ? isSameFile(part, other[index]) : other.includes(part),
  );
}

const isFile = (part: unknown): part is SheetFile => typeof part === 'object' && part !== null;

/** Files are compared in their order, and by what a cell says about them, not by their names, which may change. */
const isSameFile = (one: SheetFile, other: unknown) =>
  isFile(other) && one.id === other.id && (one.label ?? '') === (other.label ?? '');
