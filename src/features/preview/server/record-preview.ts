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

/**
 * The stored content, the database with the unsaved row in it, and the instant at which the page is shown.
 */
type Seen = { snapshot: Snapshot; db: Reader; now: string };

/** The facts that `recordPreview` needs about a kind of simple record. */
type RecordPreview<Row extends SwitchedRow, Input extends object, Shown> = {
  resource: RecordResource<Row, Input, Shown>;
  fields: z.ZodType<Input>;
  /** The texts that contain HTML, each with the function that a save uses to clean it. */
  cleanedTexts?: Partial<Record<keyof Input, (html: string) => Promise<string>>>;
  /** The columns that a save derives from the input; `now` is the present instant. */
  own?: (input: Input, now: string) => Partial<Row>;
  /** The instant at which the record becomes visible, for kinds that can be scheduled. */
  appears?: (row: Row) => string | null;
  /** Further columns that must change so that the site shows the record. */
  visible?: (row: Row, seen: Seen) => Partial<Row> | Promise<Partial<Row>>;
  page: (row: Row, seen: Seen) => PreviewPage | Promise<PreviewPage>;
};

/**
 * Previews a kind of simple record. The page is rendered from a database that contains the unsaved row, so the site's
 * usual order and filters apply. A hidden record is shown as visible, a scheduled one at its instant.
 */
export function recordPreview<Row extends SwitchedRow, Input extends object, Shown>(
  kind: RecordPreview<Row, Input, Shown>,
): PreviewKind {
  const { resource, fields: schema, cleanedTexts = {}, own, appears, visible, page } = kind;
  return previewKind(schema, async ({ id, fields, snapshot }) => {
    const input = await cleanTexts(fields, cleanedTexts);
    const stored = await unsavedRecord(snapshot.db, resource, {
      id,
      input,
      own: own?.(input, snapshot.now) ?? {},
      now: snapshot.now,
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
