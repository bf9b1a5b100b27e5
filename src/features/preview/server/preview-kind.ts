import type { z } from 'zod';
import type { SiteApi } from '#features/site-api/site-api.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import type { Reader } from '#server/db/connect.ts';
import type { FieldErrors } from '#server/errors.ts';
import type { Snapshot } from '#features/site-api/server/snapshot.ts';

/** The functions that are needed to render the page of an unsaved record. */
export type PreviewPage = {
  page: SitePageName;
  params?: Readonly<Record<string, string>>;
  /** Errors that a save would report and that the schema of the fields cannot detect. */
  refused?: FieldErrors;
  /** `db` is the database with the unsaved record in it; `answers` replace single calls of the site. */
  db?: Reader;
  answers?: Partial<SiteApi>;
  /** The instant at which the page is shown; the present by default. */
  now?: string;
  /** The number of the list page that contains the record; the first by default. */
  listPage?: number;
};

/** A kind of record that can be previewed before it is saved. */
export type PreviewKind = {
  /** Checks unsaved fields as a save does. All are optional, because invalid ones are left out. */
  fields: z.ZodType;
  /** Prepares the page from valid fields without writing anything. `id` is undefined for a new record. */
  draw: (input: { id: number | undefined; fields: unknown; snapshot: Snapshot }) => Promise<PreviewPage>;
};

/** Creates a kind whose `draw` gets the output type of its schema. */
export function previewKind<Fields extends z.ZodType>(
  fields: Fields,
  draw: (input: {
    id: number | undefined;
    fields: z.output<Fields>;
    snapshot: Snapshot;
  }) => Promise<PreviewPage>,
): PreviewKind {
  // The cast is safe, because `draw` is called only with the output of its own schema.
  return { fields, draw: draw as PreviewKind['draw'] };
}
