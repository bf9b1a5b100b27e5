/** A product, or one of its variants, that a visitor compares (docs/decisions/0075). */
export type Compared = {
  product_id: number;
  /** Null for a product whose size and finish are not chosen. */
  variant_id: number | null;
  /** The address under which the product was taken; a former one still leads to it. */
  seo_name: string;
};
export type ComparedList = readonly Compared[];

/** As many as stand beside each other on a sheet of paper. */
export const maxCompared = 4;

/** Unique in the list. */
export function comparedKey({ product_id: id, variant_id: variant }: Omit<Compared, 'seo_name'>): string {
  return variant === null ? `${id}` : `${id}:${variant}`;
}

export function isCompared(list: ComparedList, key: string): boolean {
  return list.some((item) => comparedKey(item) === key);
}

/** Takes a product, or leaves one that was taken. Returns `list` itself if it is full. */
export function toggleCompared(list: ComparedList, item: Compared): ComparedList {
  const key = comparedKey(item);
  if (isCompared(list, key)) return withoutCompared(list, [key]);
  return list.length < maxCompared ? [...list, item] : list;
}

export function withoutCompared(list: ComparedList, keys: readonly string[]): ComparedList {
  return list.filter((item) => !keys.includes(comparedKey(item)));
}

/** The list of a stored text; unreadable items are left out. */
export function parseCompared(text: string | null): ComparedList {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    const items = Array.isArray(stored) ? stored.flatMap(parseItem) : [];
    return [...new Map(items.map((item) => [comparedKey(item), item])).values()].slice(0, maxCompared);
  } catch {
    return [];
  }
}

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0;

function parseItem(stored: Partial<Record<keyof Compared, unknown>> | null): Compared[] {
  const { product_id: id, variant_id: variant = null, seo_name: seoName } = stored ?? {};
  if (!isId(id) || typeof seoName !== 'string' || !seoName || (variant !== null && !isId(variant))) return [];
  return [{ product_id: id, variant_id: variant, seo_name: seoName }];
}
