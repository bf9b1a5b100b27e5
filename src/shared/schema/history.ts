import { z } from 'zod';
import { paged } from './envelope.ts';
import { page, version } from './fields.ts';

/** Query of GET `/{resource}/{id}/history` and GET `/{resource}/queue/history`. */
export const HistoryQuery = z.object({ page });
export type HistoryQuery = z.infer<typeof HistoryQuery>;

/** Body of PUT `/{resource}/{id}/history/{entry}`, which writes the values of an older version back. */
export const VersionRestore = z.object({ version });
export type VersionRestore = z.infer<typeof VersionRestore>;

/**
 * The schema of one change. `before` is null if the record did not exist before, `after` is null if it was
 * deleted. All changes of one action have the same `batch`.
 * @param state the schema of the record, or of the list for a change of its order
 */
export function historyEntry<State extends z.ZodType>(state: State) {
  return z.object({
    id: z.int(),
    /** An instant as ISO text in UTC. */
    at: z.string(),
    /** Null if the program made the change. */
    actor: z.object({ id: z.int().nullable(), name: z.string() }).nullable(),
    action: z.enum(['create', 'update', 'delete', 'restore', 'order']),
    before: state.nullable(),
    after: state.nullable(),
    batch: z.string().nullable(),
  });
}
export type HistoryEntry<State> = Omit<z.infer<ReturnType<typeof historyEntry>>, 'before' | 'after'> & {
  before: State | null;
  after: State | null;
};

/** One page of the history of a record, the latest change first. */
export function historyPage<State extends z.ZodType>(state: State) {
  return paged(historyEntry(state));
}

/**
 * One page of the history of a list's order. It shows the current names of the records, in the main language.
 */
export const OrderHistoryPage = historyPage(z.array(z.object({ id: z.int(), name: z.string() })));
export type OrderHistoryPage = z.infer<typeof OrderHistoryPage>;
