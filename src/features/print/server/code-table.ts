import type { PublicVariant } from '#features/offered-variants/offered-variants.ts';
import type { Offered } from '#features/offered-variants/variant-choice.rules.ts';
import { variantTable, type Head } from '#features/offered-variants/variant-table.rules.ts';
import type { Translate } from '#features/languages/translate.rules.ts';

/** A table of codes; a cell is null for a combination that does not exist. */
export type CodeTable = {
  corner: string;
  columns: { name: string; color: string | null }[];
  rows: { name: string; cells: (string | null)[] }[];
  /** The codes among the cells. */
  codes: string[];
};

type Printing = { lang: string; translate: Translate; columns: number; hasOrdering: boolean };

/**
 * The codes of a product: sizes as rows and finishes as columns, or a list if there is at most one size or finish. More
 * finishes than fit beside each other continue in further tables. Empty for a product without variants.
 */
export function codeTables(offered: Offered, printing: Printing): CodeTable[] {
  if (offered.variants.length === 0) return [];
  const { axis, columns, rows } = variantTable(offered);
  const corner = printing.translate(axis === 'size' ? 'variants.size' : 'variants.finish');
  if (!columns) return [listOf(rows, corner, printing)];
  return chunks(columns, printing.columns).map(({ part, from }) => ({
    corner,
    columns: part.map((head) => ({ name: head?.name ?? '–', color: colorOf(head) })),
    rows: rows.map(({ head, cells }) => ({
      name: head?.name ?? '–',
      cells: part.map((_, at) => cells[from + at]?.code ?? null),
    })),
    codes: rows.flatMap(({ cells }) =>
      cells.slice(from, from + part.length).flatMap((cell) => cell?.code ?? []),
    ),
  }));
}

/** A list of articles with what an order needs beside each code. */
function listOf(
  rows: readonly { head: Head; cells: readonly (PublicVariant | undefined)[] }[],
  corner: string,
  { lang, translate, hasOrdering }: Printing,
): CodeTable {
  const numbers = new Intl.NumberFormat(lang, { maximumFractionDigits: 2 });
  const grams = (weight: number | null) =>
    weight === null ? null : translate('variants.grams', { weight: numbers.format(weight) });
  const all = rows.flatMap(({ head, cells: [variant] }) => (variant ? [{ head, variant }] : []));
  const facts = [
    { name: translate('variants.weight'), read: ({ weight }: PublicVariant) => grams(weight) },
    {
      name: translate('variants.pack'),
      read: ({ pack_quantity: pack }: PublicVariant) => (pack === null ? null : numbers.format(pack)),
    },
  ].filter(({ read }) => hasOrdering && all.some(({ variant }) => read(variant) !== null));
  return {
    corner,
    columns: [{ name: translate('variants.model_code') }, ...facts].map(({ name }) => ({
      name,
      color: null,
    })),
    rows: all.map(({ head, variant }) => ({
      name: head?.name ?? '–',
      cells: [variant.code, ...facts.map(({ read }) => read(variant))],
    })),
    codes: all.map(({ variant }) => variant.code),
  };
}

const colorOf = (head: Head): string | null => (head && 'color' in head ? head.color : null);

/** Parts of nearly equal length, none longer than `most`. */
function chunks<Item>(items: readonly Item[], most: number): { part: Item[]; from: number }[] {
  const count = Math.ceil(items.length / most);
  const length = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, index) => ({
    part: items.slice(index * length, (index + 1) * length),
    from: index * length,
  }));
}
