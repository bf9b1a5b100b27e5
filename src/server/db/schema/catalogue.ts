import type { SimpleRow } from './content.ts';

/** `name` is JSON: texts by language. */
export type CatalogueTable = SimpleRow & {
  name: string;
  year: number | null;
  /** A cover that staff chose. */
  cover_id: number | null;
  file_id: number | null;
  /** The first page of the PDF as a picture; it is the cover while `cover_id` is null. */
  first_page_id: number | null;
  page_count: number | null;
  is_active: number;
};
