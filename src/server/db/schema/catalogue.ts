import type { SimpleRow } from './content.ts';

/** `name` is JSON: texts by language. */
export type CatalogueTable = SimpleRow & {
  name: string;
  year: number | null;
  /** The cover that staff gave. */
  cover_id: number | null;
  /** The PDF. */
  file_id: number | null;
  /** A picture of the PDF's first page: the cover while `cover_id` is empty. */
  first_page_id: number | null;
  page_count: number | null;
  is_active: number;
};
