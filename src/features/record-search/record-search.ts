import { z } from 'zod';
import { searchText } from '#shared/schema/fields.ts';

/** Query of GET `/records`. */
export const RecordSearchQuery = z.object({ search: searchText });
export type RecordSearchQuery = z.infer<typeof RecordSearchQuery>;

/** A record that the search over all kinds found (docs/product.md, "Command palette"). */
export const FoundRecord = z.object({
  /** The last part of the kind's address below `/api/admin`. */
  resource: z.string(),
  id: z.int(),
  /** The Turkish name of the kind, like `Ürün`. */
  called: z.string(),
  /** The name in the main language, else in any language that has one. */
  name: z.string(),
  /**
   * A text that distinguishes records of the same name, such as a code or an e-mail address; may be empty.
   */
  detail: z.string(),
});
export type FoundRecord = z.infer<typeof FoundRecord>;

/** At most 20 records, the best match first. */
export const FoundRecords = z.object({ data: z.array(FoundRecord) });
export type FoundRecords = z.infer<typeof FoundRecords>;
