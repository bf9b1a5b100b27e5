import { z } from 'zod';
import { paged, Success, written } from '#shared/schema/envelope.ts';
import { idList, page, requiredLine, searchText, version } from '#shared/schema/fields.ts';

/** The largest number of redirects, and of rows in one import. */
export const maxRedirects = 10_000;
export const maxImportRows = 1_000;

const fields = { source: requiredLine(2_000), target: requiredLine(2_000) };

/** Body of POST `/redirects`. */
export const RedirectCreate = z.object(fields);
export type RedirectCreate = z.output<typeof RedirectCreate>;

/** Body of PUT `/redirects/{id}`; a call changes only what it sends. */
export const RedirectUpdate = z.object(fields).partial().extend({ version });
export type RedirectUpdate = z.output<typeof RedirectUpdate>;

/** Body of DELETE `/redirects`. */
export const RedirectDelete = z.object({ delete_list: idList });

/** Query of both lists. */
export const RedirectQuery = z.object({ page, search: searchText });
export type RedirectQuery = z.output<typeof RedirectQuery>;

export const Redirect = z.object({
  id: z.int(),
  version: z.int(),
  source: z.string(),
  target: z.string(),
  /** How often visitors were led on, and when last; null for never. */
  hits: z.int(),
  last_at: z.string().nullable(),
  /** No page answers the target any more. */
  is_dead: z.boolean(),
});
export type Redirect = z.infer<typeof Redirect>;
export const RedirectPage = paged(Redirect);
export type RedirectPage = z.infer<typeof RedirectPage>;
export const RedirectWritten = written(Redirect);

/** Rows that were pasted or read from a CSV file: old address and target in columns. */
export const RedirectImport = z.object({ rows: z.string().max(2_000_000).optional() });

/** What an import wrote. */
export const RedirectsImported = Success.extend({
  data: z.object({ created: z.int(), updated: z.int(), unchanged: z.int() }),
});
export type RedirectsImported = z.infer<typeof RedirectsImported>['data'];

/** A row of an import that cannot be written, by its position in the sheet. */
export const ImportProblems = z.object({
  problems: z.array(z.object({ position: z.int(), text: z.string() })),
});
export type ImportProblem = z.infer<typeof ImportProblems>['problems'][number];
