import { z } from 'zod';
import { searchText } from '#shared/schema/fields.ts';

/** Query of GET `/records`. */
export const RecordSearchQuery = z.object({ search: searchText });
export type RecordSearchQuery = z.infer<typeof RecordSearchQuery>;

/** A record that a search over all kinds found (docs/product.md, "Command palette"). */
export const FoundRecord = z.object({
  /** The last part of its address below `/api/admin`. */
  resource: z.string(),
  id: z.int(),
  /** What staff call such a record: `Ürün`. */
  called: z.string(),
  /** In the main language, else in any language that has one. */
  name: z.string(),
  /** Distinguishes records of the same name, such as a code or an e-mail address; may be empty. */
  detail: z.string(),
});
export type FoundRecord = z.infer<typeof FoundRecord>;

/** The best 20 at most, best first. */
export const FoundRecords = z.object({ data: z.array(FoundRecord) });
export type FoundRecords = z.infer<typeof FoundRecords>;
