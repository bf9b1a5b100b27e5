/**
 * Search documents: one row per live product, for all languages. Texts are folded words, each after a space;
 * triggers keep their full-text index up to date.
 */
export type ProductSearchTable = {
  product_id: number;
  /**
   * The codes of the product and its variants, first the whole codes without punctuation: `=hl35` for
   * `HL-35`.
   */
  codes: string;
  /** Each name after a `|`, then derived words after a `+`. */
  names: string;
  /** All words, including codes and names, and `#7` for category 7. */
  words: string;
};

/**
 * All words in use, with the number of products that have each among the codes, among the names, or anywhere.
 */
export type SearchWordTable = {
  word: string;
  code_docs: number;
  name_docs: number;
  docs: number;
};

/** The trigrams of the used words, for misspelt searches. */
export type SearchGramTable = { gram: string; word: string };

/** The beginning of each different product name, as folded words. */
export type ProductNameStartTable = { start: string; product_id: number };
