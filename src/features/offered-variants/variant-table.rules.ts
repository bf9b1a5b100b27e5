import type { PublicVariant } from './offered-variants.ts';
import { choicesOf, type Axis, type Choice, type Offered } from './variant-choice.rules.ts';

/** The heading of a row or column; null for variants without a size or finish. */
export type Head = Choice | null;
export type TableRow = {
  head: Head;
  /** One cell per column; undefined for a combination that does not exist. */
  cells: (PublicVariant | undefined)[];
};

export type VariantTable = {
  axis: Axis;
  /** The finishes as columns; null if there is at most one size or at most one finish. */
  columns: Head[] | null;
  rows: TableRow[];
  /** Whether the variants of each row have the same weight and pack quantity. */
  hasRowFacts: boolean;
};

export function variantTable(offered: Offered): VariantTable {
  const sizes = headsOf(offered, 'size');
  const finishes = headsOf(offered, 'finish');
  const find = (size: Head, finish: Head) =>
    offered.variants.find((variant) => variant.size === keyOf(size) && variant.finish === keyOf(finish));
  if (sizes.length < 2 || finishes.length < 2) {
    const axis = sizes.length < 2 ? 'finish' : 'size';
    const heads = axis === 'size' ? sizes : finishes;
    const rows = heads.map((head) => ({
      head,
      cells: [offered.variants.find((variant) => variant[axis] === keyOf(head))],
    }));
    return { axis, columns: null, rows, hasRowFacts: false };
  }
  const rows = sizes.map((head) => ({ head, cells: finishes.map((finish) => find(head, finish)) }));
  return { axis: 'size', columns: finishes, rows, hasRowFacts: rows.every(isUniform) };
}

/** The sizes or finishes in their order, followed by null if a variant has none. */
function headsOf(offered: Offered, axis: Axis): Head[] {
  const hasNone = offered.variants.some((variant) => variant[axis] === null);
  return [...choicesOf(offered, axis), ...(hasNone ? [null] : [])];
}

function isUniform({ cells }: TableRow): boolean {
  const facts = cells.flatMap((variant) => (variant ? `${variant.weight} ${variant.pack_quantity}` : []));
  return new Set(facts).size < 2;
}

function keyOf(head: Head): string | null {
  return head?.key ?? null;
}
