import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import type { Translate } from '#features/languages/translate.rules.ts';
import {
  choicesOf,
  isFinish,
  partOf,
  type Axis,
  type Choice,
} from '#features/offered-variants/variant-choice.rules.ts';
import type { Column } from './use-compared-products.ts';

/** A text of a cell; `lang` is set if it differs from the page's. */
export type Value = { text: string; lang?: string | undefined; finish?: Extract<Choice, { color: string }> };

/** A fact with its values of each product; a product that does not have it has none. */
export type CompareRow = {
  key: string;
  title: string;
  lang?: string | undefined;
  cells: Value[][];
  /** Whether all products have the same values; false for a product alone. */
  isEqual: boolean;
};

type Words = {
  translate: Translate;
  /** The weights and pack quantities of variants as texts; empty for none. */
  weightOf: (variants: readonly PublicVariant[]) => string;
  packOf: (variants: readonly PublicVariant[]) => string;
};

/** Everything that at least one of the products knows, in the order of a product's page. */
export function compareRows(columns: readonly Column[], words: Words): CompareRow[] {
  const { translate, weightOf, packOf } = words;
  const row = (key: string, title: string, read: (column: Column) => Value[], lang?: string): CompareRow => {
    const cells = columns.map(read);
    const texts = cells.map((values) => JSON.stringify(values.map(({ text }) => text)));
    return { key, title, lang, cells, isEqual: texts.length > 1 && new Set(texts).size === 1 };
  };
  const rows = [
    row('code', translate('products.code'), (column) => textValues(codeOf(column))),
    row('model', translate('variants.model_code'), ({ product }) =>
      textValues(product.variants.length > 0 ? product.code : ''),
    ),
    row('category', translate('products.category'), ({ product }) => named(product.path.slice(-1))),
    row('finish', translate('variants.finish'), (column) => choices(column, 'finish')),
    row('size', translate('variants.size'), (column) => choices(column, 'size')),
    row('weight', translate('variants.weight'), (column) => textValues(weightOf(shownVariants(column)))),
    row('pack', translate('variants.pack'), (column) => textValues(packOf(shownVariants(column)))),
    row('carriers', translate('products.transporter_types'), ({ product }) =>
      named(product.transporter_types),
    ),
    ...labelsOf(columns).map(({ label, lang }) =>
      row(`label ${label}`, label, (column) => attributeValues(column, label), lang),
    ),
  ];
  return rows.filter(({ cells }) => cells.some((values) => values.length > 0));
}

/** The code of an article; empty while the variant is not chosen. */
function codeOf({ product, variant }: Column): string {
  return variant?.code ?? (product.variants.length > 0 ? '' : product.code);
}

function shownVariants({ product, variant }: Column): readonly PublicVariant[] {
  return variant ? [variant] : product.variants;
}

/** The size or finish of the chosen variant; before the choice, all of them. */
function choices({ product, variant }: Column, axis: Axis): Value[] {
  const chosen = partOf(product, variant, axis);
  const shown = variant ? (chosen ? [chosen] : []) : choicesOf(product, axis);
  return shown.map((choice) => ({
    text: choice.name,
    lang: choice.fallbacks?.name,
    ...(isFinish(choice) && { finish: choice }),
  }));
}

type Named = { name: string; fallbacks?: Readonly<Record<string, string>> | undefined };

function named(things: readonly Named[]): Value[] {
  return things.map(({ name, fallbacks }) => ({ text: name, lang: fallbacks?.name }));
}

function textValues(text: string): Value[] {
  return text === '' ? [] : [{ text }];
}

/** Each label once, in the order in which the products name them. */
function labelsOf(columns: readonly Column[]) {
  const labels = new Map<string, { label: string; lang: string | undefined }>();
  for (const { product } of columns)
    for (const { label, fallbacks } of product.attributes)
      if (!labels.has(label)) labels.set(label, { label, lang: fallbacks?.label });
  return [...labels.values()];
}

/**
 * The value of the chosen variant's size. Without one, numbers of several sizes are one range, and other values of
 * sizes, written with ` · ` between them, are separate values.
 */
function attributeValues({ product, variant }: Column, label: string): Value[] {
  const size = partOf(product, variant, 'size')?.name;
  return product.attributes
    .filter((attribute) => attribute.label === label)
    .flatMap(({ value, range, fallbacks }) => {
      const parts = value.split(' · ');
      const own = parts.find((part) => plain(part).startsWith(`${plain(size ?? '')}: `));
      const texts = own === undefined ? (range === undefined ? parts : [range]) : [afterColon(own)];
      return texts.map((text) => ({ text, lang: fallbacks?.value }));
    });
}

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const afterColon = (text: string) => text.slice(text.indexOf(': ') + 2);
