import type { Paged } from '#shared/schema/envelope.ts';

type PageSize = { page: number; perPage: number };
export type PageRange = { limit: number; offset: number };

/** The range of rows for a query; pages count from 1. */
export function pageRange({ page, perPage }: PageSize): PageRange {
  return { limit: perPage, offset: (page - 1) * perPage };
}

/** One page of a list in the form of an answer; an empty list has one empty page. */
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
