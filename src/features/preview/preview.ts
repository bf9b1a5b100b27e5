import { z } from 'zod';
import { previewNames, type PreviewName } from '../record-kinds.ts';
import { emptyAsMissing, id, jsonFields, line } from '#shared/schema/fields.ts';

/** The kinds of records whose unsaved values can be previewed as a page. */
export const PreviewKindName = z.enum(previewNames as [PreviewName, ...PreviewName[]]);
export type PreviewKindName = z.infer<typeof PreviewKindName>;

export const PreviewRequest = z.object({
  kind: PreviewKindName,
  /** The id is missing for a new record. */
  id: emptyAsMissing(id.optional()),
  lang: line(2),
  /** The fields of the record, in the form in which a save sends them. */
  values: jsonFields,
});
export type PreviewRequest = z.infer<typeof PreviewRequest>;

export const Preview = z.object({
  /** A whole page without scripts, made for the `srcdoc` of a sandboxed frame. */
  html: z.string(),
  /** The errors that a save would report. The page shows the stored values of these fields. */
  refused: z.record(z.string(), z.array(z.string())),
});
export type Preview = z.infer<typeof Preview>;
