import { z } from 'zod';
import { paged } from './envelope.ts';
import { page } from './fields.ts';
import { Picture } from './media.ts';

/** Query of GET `/products/deleted` and of the same call for other resources. */
export const DeletedRecordsQuery = z.object({ page });
export type DeletedRecordsQuery = z.infer<typeof DeletedRecordsQuery>;

/** A deleted record that can still be restored (docs/product.md, "Deleting"). */
export const DeletedRecord = z.object({
  id: z.int(),
  /** The name in the main language, else in any language that has one. */
  name: z.string(),
  /** Distinguishes records of the same name, for example by a code; empty for kinds without such a field. */
  detail: z.string(),
  image: Picture.nullable(),
  deleted_at: z.string(),
  restorable_until: z.string(),
});
export type DeletedRecord = z.infer<typeof DeletedRecord>;

/** One page of deleted records, the latest deletion first. */
export const DeletedRecords = paged(DeletedRecord);
export type DeletedRecords = z.infer<typeof DeletedRecords>;

const kind = {
  /** The Turkish name of the kind. */
  kind: z.string(),
  /** The resource in the call that restores it: PUT `/api/admin/{resource}/{id}/restore`. */
  resource: z.string(),
};

/** Query of GET `/deleted`; without `resource` the records of all kinds are listed. */
export const DeletedOfAllKindsQuery = DeletedRecordsQuery.extend({ resource: z.string().default('') });
export type DeletedOfAllKindsQuery = z.infer<typeof DeletedOfAllKindsQuery>;

export const DeletedRecordOfAKind = DeletedRecord.extend({
  ...kind,
  /** The name of the user who deleted it; null if the program did. */
  deleted_by: z.string().nullable(),
});
export type DeletedRecordOfAKind = z.infer<typeof DeletedRecordOfAKind>;

/**
 * One page of the deleted records of all kinds, the latest deletion first; `kinds` lists
 * the choices of the filter.
 */
export const DeletedRecordsOfAllKinds = paged(DeletedRecordOfAKind).extend({
  kinds: z.array(z.object(kind)),
});
export type DeletedRecordsOfAllKinds = z.infer<typeof DeletedRecordsOfAllKinds>;
