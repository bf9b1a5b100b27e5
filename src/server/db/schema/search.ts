/**
 * Search documents: one row per product that is not deleted, with all languages. Texts are folded words, each
 * after a space; the database keeps their full-text index.
 */
export type ProductSearchTable = {
  product_id: number;
  /** Of the product and its variants: first each whole code without punctuation, `=hl35` for `HL-35`. */
  codes: string;
  /** Each name after a `|`, then derived words after a `+`. */
  names: string;
  /** All words, including codes and names, and `#7` for its category. */
  words: string;
};

/** Every word in use and its number of products: by code, by name, anywhere. */
export type SearchWordTable = {
  word: string;
  code_docs: number;
  name_docs: number;
  docs: number;
};

/** The trigrams of the words in use, for misspelt searches. */
export type SearchGramTable = { gram: string; word: string };

/** The first letters of each different name of a product, in folded words. */
export type ProductNameStartTable = { start: string; product_id: number };
