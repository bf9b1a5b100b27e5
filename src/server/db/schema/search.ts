/**
 * What products are found by: one row for each that is not deleted, all languages together. The texts are
 * folded words, each with a space before it. The full-text index over them is kept by the database itself.
 */
export type ProductSearchTable = {
  product_id: number;
  /** The code without signs: `hl35` for `HL-35`. */
  code_key: string;
  codes: string;
  /** Each name after a `|`, then what else it is found under after a `+`. */
  names: string;
  /** Those of codes and names too, and `#7` for its category. */
  words: string;
};

/** Every word that is in use, and by how many products: in their codes, their names, anywhere. */
export type SearchWordTable = {
  word: string;
  code_docs: number;
  name_docs: number;
  docs: number;
};

/** Three letters in a row of a word in use; for words that were misspelt. */
export type SearchGramTable = { gram: string; word: string };

/** The first letters of a name of a product in folded words, once for each of its names that differ. */
export type ProductNameStartTable = { start: string; product_id: number };
