import { maxOfferLines } from '#features/orders/offer-line.rules.ts';
import type { SoldAmounts } from './quantity.ts';

type Names = Readonly<Record<string, string>>;

/** The data of a product or variant that a page passes to the offer list. */
export type OfferProduct = SoldAmounts & {
  product_id: number;
  /** Null for a product without variants, and while size and finish are not chosen. */
  variant_id: number | null;
  /** The variant's code if there is one, else the product's. */
  code: string;
  seo_name: string;
  /** The product's name by language. */
  names: Names;
  /** The variant's name by language, such as `25 mm · Nikel`. */
  variants: Names;
  /** The address of a small picture; empty for none. */
  picture: string;
};

/** A product or variant on the list (docs/decisions/0036). */
export type OfferLine = OfferProduct & {
  /** Unique in the list: the product's id, followed by `:` and the variant's id if there is one. */
  key: string;
  /** 0 means that the visitor did not say how many. */
  quantity: number;
  note: string;
  wants_sample: boolean;
};
export type OfferLines = readonly OfferLine[];

/** The version of the stored format. Readers ignore unknown fields, so only incompatible changes raise it. */
const version = 1;
const maxQuantity = 9_999_999;

export function hasLine(lines: OfferLines, key: string): boolean {
  return lines.some((line) => line.key === key);
}

export function hasProduct(lines: OfferLines, productId: number): boolean {
  return lines.some(({ product_id }) => product_id === productId);
}

export function lineKey({ product_id, variant_id }: Pick<OfferProduct, 'product_id' | 'variant_id'>): string {
  return variant_id === null ? String(product_id) : `${product_id}:${variant_id}`;
}

/**
 * Adds a product; if it is listed already, adds to its quantity. Returns `lines` itself if the list is full.
 */
export function addProduct(lines: OfferLines, product: OfferProduct, quantity: number): OfferLines {
  const key = lineKey(product);
  const listed = lines.find((line) => line.key === key);
  if (listed) {
    const sum = wholeQuantity(listed.quantity + wholeQuantity(quantity));
    return changeLine(refreshProduct(lines, product), key, { quantity: sum });
  }
  const line = { ...product, key, quantity: wholeQuantity(quantity), note: '', wants_sample: false };
  return insertLine(lines, line, lines.length);
}

/** Puts a line at a position. Returns `lines` itself if the list is full or has the line. */
export function insertLine(lines: OfferLines, line: OfferLine, index: number): OfferLines {
  return hasLine(lines, line.key) || lines.length >= maxOfferLines ? lines : lines.toSpliced(index, 0, line);
}

export function changeLine(lines: OfferLines, key: string, change: Partial<OfferLine>): OfferLines {
  return lines.map((line) => (line.key === key ? { ...line, ...change } : line));
}

export function removeLines(lines: OfferLines, keys: readonly string[]): OfferLines {
  return lines.filter(({ key }) => !keys.includes(key));
}

/** Updates a line from the data that a page shows now. Returns `lines` itself if nothing differs. */
export function refreshProduct(lines: OfferLines, product: OfferProduct): OfferLines {
  const key = lineKey(product);
  const isStale = (line: OfferLine) =>
    line.key === key &&
    (line.code !== product.code ||
      line.seo_name !== product.seo_name ||
      line.picture !== product.picture ||
      line.pack !== product.pack ||
      line.minimum !== product.minimum ||
      hasOthers(line.names, product.names) ||
      hasOthers(line.variants, product.variants));
  if (!lines.some(isStale)) return lines;
  return lines.map((line) =>
    isStale(line)
      ? {
          ...line,
          ...product,
          names: { ...line.names, ...product.names },
          variants: { ...line.variants, ...product.variants },
        }
      : line,
  );
}

/** Whether any name in `shown` is missing or different in `kept`. */
function hasOthers(kept: Names, shown: Names): boolean {
  return Object.entries(shown).some(([lang, name]) => kept[lang] !== name);
}

/** Rounds up: 3 metres do not help a visitor who needs 3.5. */
export function wholeQuantity(quantity: number): number {
  return Math.min(maxQuantity, Math.max(0, Math.ceil(quantity)));
}

export function serializeList(lines: OfferLines): string {
  return JSON.stringify({ version, lines });
}

/** The lines of a stored text; unreadable lines are left out, unknown fields of a line are kept. */
export function parseList(text: string | null): OfferLines {
  try {
    const { lines } = JSON.parse(text ?? '{}') as { lines?: unknown };
    if (!Array.isArray(lines)) return [];
    const byKey = new Map(lines.flatMap(parseLine).map((line) => [line.key, line]));
    return [...byKey.values()].slice(0, maxOfferLines);
  } catch {
    return [];
  }
}

type Unchecked = Readonly<Record<string, unknown>> | null;

function parseLine(stored: Unchecked): OfferLine[] {
  const id = Number(stored?.product_id);
  if (!stored || !Number.isSafeInteger(id) || id < 1) return [];
  const variant = Number(stored.variant_id);
  const ids = { product_id: id, variant_id: Number.isSafeInteger(variant) && variant > 0 ? variant : null };
  return [
    {
      ...stored,
      ...ids,
      key: textOf(stored.key) || lineKey(ids),
      code: textOf(stored.code),
      seo_name: textOf(stored.seo_name),
      names: namesOf(stored.names),
      variants: namesOf(stored.variants),
      picture: isOwnAddress(textOf(stored.picture)) ? textOf(stored.picture) : '',
      pack: wholeQuantity(Number(stored.pack) || 0),
      minimum: wholeQuantity(Number(stored.minimum) || 0),
      quantity: wholeQuantity(Number(stored.quantity) || 0),
      note: textOf(stored.note),
      wants_sample: stored.wants_sample === true,
    },
  ];
}

function namesOf(stored: unknown): Names {
  const entries = Object.entries(typeof stored === 'object' && stored ? stored : {}).filter(
    ([, value]: [string, unknown]) => typeof value === 'string',
  );
  return Object.fromEntries(entries);
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isOwnAddress = (address: string) => /^\/(?!\/)/.test(address);
