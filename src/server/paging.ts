import type { Paged } from '#shared/schema/envelope.ts';

type PageSize = { page: number; perPage: number };
export type PageRange = { limit: number; offset: number };

/** Converts a page number, which starts at 1, to a range of rows. */
export function pageRange({ page, perPage }: PageSize): PageRange {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/** One page of a list as answers contain it; an empty list has one empty page. */
export function pageOf<Item>(
  data: Item[],
  { page, perPage, total }: PageSize & { total: number },
): Paged<Item> {
  return {
    data,
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    per_page: perPage,
    total,
  };
}
