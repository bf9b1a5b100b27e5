import type { z } from 'zod';
import type { LocalisedText } from '#shared/localised.ts';
import type { Reader } from '#server/db/connect.ts';
import type { AnyRow } from '#server/db/record-rows.ts';
import { withUnsavedRow } from '#server/db/unsaved-row.ts';
import type { Snapshot } from '#features/site-api/server/snapshot.ts';
import type { RecordResource } from '#server/records/record-resource.ts';
import { unsavedRecord } from '#server/records/unsaved-record.ts';
import { previewKind, type PreviewKind, type PreviewPage } from './preview-kind.ts';

type SwitchedRow = AnyRow & { is_active: number };

/** The stored content, the database with the unsaved row in it, and the instant at which the page is seen. */
type Seen = { snapshot: Snapshot; db: Reader; now: string };

/** What a kind of the kit's records adds to be seen before it is saved. */
type RecordPreview<Row extends SwitchedRow, Input extends object, Shown> = {
  resource: RecordResource<Row, Input, Shown>;
  fields: z.ZodType<Input>;
  /** The texts that are HTML, and how a save cleans them. */
  cleanedTexts?: Partial<Record<keyof Input, (html: string) => Promise<string>>>;
  /** The columns that a save chooses itself; `now` in a new record is the present. */
  own?: (input: Input, now: string) => Partial<Row>;
  /** When the record appears, where it has an instant for that. */
  appears?: (row: Row) => string | null;
  /** What else is changed so that the site shows the record. */
  visible?: (row: Row, seen: Seen) => Partial<Row> | Promise<Partial<Row>>;
  /** The page that shows the record. */
  page: (row: Row, seen: Seen) => PreviewPage | Promise<PreviewPage>;
};

/**
 * A kind of the kit's records. The page is drawn from a database in which the unsaved row is stored, so the site's
 * own order, filters and pages apply. A hidden record is shown as if it were not, a scheduled one at its instant.
 */
export function recordPreview<Row extends SwitchedRow, Input extends object, Shown>(
  kind: RecordPreview<Row, Input, Shown>,
): PreviewKind {
  const { resource, fields: schema, cleanedTexts = {}, own, appears, visible, page } = kind;
  return previewKind(schema, async ({ id, fields, snapshot }) => {
    const input = await cleanTexts(fields, cleanedTexts);
    const stored = await unsavedRecord(snapshot.db, resource, {
      ...{ id, input, own: own?.(input, snapshot.now) ?? {}, now: snapshot.now },
    });
    const start = appears?.(stored.row) ?? '';
    const now = start > snapshot.now ? start : snapshot.now;
    const row = { ...stored.row, is_active: 1 };
    const seen = { snapshot, db: snapshot.db, now };
    const shown = { ...row, ...(await visible?.(row, seen)) };
    const db = withUnsavedRow(snapshot.db, resource.table.name, shown);
    return { db, now, refused: stored.refused, ...(await page(shown, { ...seen, db })) };
  });
}

async function cleanTexts<Input extends object>(
  input: Input,
  texts: NonNullable<RecordPreview<never, Input, unknown>['cleanedTexts']>,
): Promise<Input> {
  const cleaned: Record<string, LocalisedText> = {};
  for (const [field, clean] of Object.entries(texts) as [string, (html: string) => Promise<string>][]) {
    const sent = Object.entries((input as Readonly<Record<string, LocalisedText>>)[field] ?? {});
    const entries = sent.map(async ([lang, html]) => [lang, await clean(html)] as const);
    cleaned[field] = Object.fromEntries(await Promise.all(entries));
  }
  return { ...input, ...cleaned };
}
