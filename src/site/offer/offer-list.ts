import { maxOfferLines } from '#shared/rules/offer-line.ts';

/** What pages know of a product that can be put on the offer list. */
export type OfferProduct = {
  product_id: number;
  code: string;
  seo_name: string;
  /** By language. */
  names: Readonly<Record<string, string>>;
  /** The address of a small picture; empty for none. */
  picture: string;
};

/** A product on the list (docs/decisions/0036). */
export type OfferLine = OfferProduct & {
  /** Unique in the list. A product without variants has one line, whose key is its id. */
  key: string;
  /** 0 leaves the quantity open. */
  quantity: number;
  note: string;
  wants_sample: boolean;
};
export type OfferLines = readonly OfferLine[];

/** Of the stored format. Readers skip what they do not know, so only an incompatible change raises it. */
const version = 1;
const maxQuantity = 9_999_999;

export function hasProduct(lines: OfferLines, productId: number): boolean {
  return lines.some(({ product_id }) => product_id === productId);
}

/** Adds to the quantity of a product that is already listed. Returns `lines` itself when the list is full. */
export function addProduct(lines: OfferLines, product: OfferProduct, quantity: number): OfferLines {
  const key = String(product.product_id);
  const listed = lines.find((line) => line.key === key);
  if (listed) {
    const sum = wholeQuantity(listed.quantity + wholeQuantity(quantity));
    return changeLine(refreshProduct(lines, product), key, { quantity: sum });
  }
  const line = { ...product, key, quantity: wholeQuantity(quantity), note: '', wants_sample: false };
  return insertLine(lines, line, lines.length);
}

/** Puts a line at a position, or `lines` itself when the list is full or has the line. */
export function insertLine(lines: OfferLines, line: OfferLine, index: number): OfferLines {
  const isListed = lines.some(({ key }) => key === line.key);
  return isListed || lines.length >= maxOfferLines ? lines : lines.toSpliced(index, 0, line);
}

export function changeLine(lines: OfferLines, key: string, change: Partial<OfferLine>): OfferLines {
  return lines.map((line) => (line.key === key ? { ...line, ...change } : line));
}

export function removeLines(lines: OfferLines, keys: readonly string[]): OfferLines {
  return lines.filter(({ key }) => !keys.includes(key));
}

/** Takes over what a page shows of a product now. Returns `lines` itself when they show the same. */
export function refreshProduct(lines: OfferLines, product: OfferProduct): OfferLines {
  const isStale = (line: OfferLine) =>
    line.product_id === product.product_id &&
    (line.code !== product.code ||
      line.seo_name !== product.seo_name ||
      line.picture !== product.picture ||
      Object.entries(product.names).some(([lang, name]) => line.names[lang] !== name));
  if (!lines.some(isStale)) return lines;
  return lines.map((line) =>
    isStale(line) ? { ...line, ...product, names: { ...line.names, ...product.names } } : line,
  );
}

/** Rounded up: whoever needs 3.5 metres is not helped by 3. */
export function wholeQuantity(quantity: number): number {
  return Math.min(maxQuantity, Math.max(0, Math.ceil(quantity)));
}

export function serializeList(lines: OfferLines): string {
  return JSON.stringify({ version, lines });
}

/** The lines of a stored text; what is unreadable is left out. Unknown fields of a line are kept. */
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
  const names = Object.entries(stored.names ?? {}).filter(isText);
  return [
    {
      ...stored,
      key: textOf(stored.key) || String(id),
      product_id: id,
      code: textOf(stored.code),
      seo_name: textOf(stored.seo_name),
      names: Object.fromEntries(names),
      picture: isOwnAddress(textOf(stored.picture)) ? textOf(stored.picture) : '',
      quantity: wholeQuantity(Number(stored.quantity) || 0),
      note: textOf(stored.note),
      wants_sample: stored.wants_sample === true,
    },
  ];
}

const isText = ([, value]: [string, unknown]) => typeof value === 'string';
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
const isOwnAddress = (address: string) => /^\/(?!\/)/.test(address);
