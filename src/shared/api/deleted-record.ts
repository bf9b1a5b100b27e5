import { z } from 'zod';
import { paged } from './envelope.ts';
import { page } from './fields.ts';
import { Picture } from './media.ts';

/** Query of GET `/products/deleted` and of the same call of other resources. */
export const DeletedRecordsQuery = z.object({ page });
export type DeletedRecordsQuery = z.infer<typeof DeletedRecordsQuery>;

/** A record that was deleted and can still be brought back. */
export const DeletedRecord = z.object({
  id: z.int(),
  /** In the main language, else in any. */
  name: z.string(),
  /** What tells it from others of its name, such as a code; empty where nothing does. */
  detail: z.string(),
  image: Picture.nullable(),
  deleted_at: z.string(),
  restorable_until: z.string(),
});
export type DeletedRecord = z.infer<typeof DeletedRecord>;

/** Those that were deleted last come first. */
export const DeletedRecords = paged(DeletedRecord);
export type DeletedRecords = z.infer<typeof DeletedRecords>;
