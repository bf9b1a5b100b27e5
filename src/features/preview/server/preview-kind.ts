import type { z } from 'zod';
import type { SiteApi } from '#features/site-api/site-api.ts';
import type { SitePageName } from '#shared/site-pages.ts';
import type { Reader } from '#server/db/connect.ts';
import type { FieldErrors } from '#server/errors.ts';
import type { Snapshot } from '#features/site-api/server/snapshot.ts';

/** What the page of an unsaved record is drawn from. */
export type PreviewPage = {
  page: SitePageName;
  params?: Readonly<Record<string, string>>;
  /** What a save would refuse and the schema of the fields does not know. */
  refused?: FieldErrors;
  /** The database with the unsaved record in it, or the answers of the site that are made of it. */
  db?: Reader;
  answers?: Partial<SiteApi>;
  /** The instant at which the page is seen, where it is not the present one. */
  now?: string;
  /** The page of a list that holds the record; the first by default. */
  listPage?: number;
};

/** A kind of record that can be seen before it is saved. */
export type PreviewKind = {
  /** Checks unsaved fields like a save; all are optional, because refused ones are left out. */
  fields: z.ZodType;
  /** `id`: the stored record; undefined for a new one. Reads only. */
  draw: (input: { id: number | undefined; fields: unknown; snapshot: Snapshot }) => Promise<PreviewPage>;
};

/** Ties the type of the fields to their schema. */
export function previewKind<Fields extends z.ZodType>(
  fields: Fields,
  draw: (input: {
    id: number | undefined;
    fields: z.output<Fields>;
    snapshot: Snapshot;
  }) => Promise<PreviewPage>,
): PreviewKind {
  // `draw` is called only with the output of its own schema.
  return { fields, draw: draw as PreviewKind['draw'] };
}
