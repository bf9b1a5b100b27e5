import { z } from 'zod';
import { Success, written } from '#shared/schema/envelope.ts';
import { day, flag, idList, jsonFromText, line, optionalId, requiredLine } from '#shared/schema/fields.ts';
import { Picture } from '#shared/schema/media.ts';
import { recordSchemas } from '#shared/schema/record.ts';

export const printFormats = ['a4', 'a5'] as const;
/** A model on its own page, as a row with its picture, or as one of several cards. */
export const printLayouts = ['pages', 'rows', 'cards'] as const;
/** For a print shop at 300 dots per inch, or small enough for a mail. */
export const printQualities = ['print', 'mail'] as const;
export const printChoices = ['categories', 'list'] as const;

const PrintList = z.strictObject({ name: requiredLine(60), query: z.string().max(1_000) });
/** A copy of a saved list: its name and its filter as in `SavedList`. */
export type PrintList = z.infer<typeof PrintList>;

/** A finished PDF; a large catalogue has several volumes. */
const PrintedFile = z.object({ name: z.string(), pages: z.int(), bytes: z.int() });
export type PrintedFile = z.infer<typeof PrintedFile>;

export const printStates = ['waiting', 'making', 'made', 'failed'] as const;

/** The last time that a catalogue was made. */
export const PrintRun = z.object({
  printed_catalogue_id: z.int(),
  state: z.enum(printStates),
  /** Products that were read so far, and all of them. */
  done: z.int(),
  total: z.int(),
  /** Why it failed. */
  message: z.string(),
  made_at: z.string().nullable(),
  /** Whether products, categories or settings have changed since. */
  is_outdated: z.boolean(),
  files: z.array(PrintedFile),
  /** The catalogues of the site that show the files, in the order of the volumes; empty before it was published. */
  catalogue_ids: z.array(z.int()),
});
export type PrintRun = z.infer<typeof PrintRun>;

export const printedCatalogue = recordSchemas({
  texts: {},
  fields: {
    name: requiredLine(120),
    subtitle: line(200).optional(),
    choice: z.enum(printChoices).optional(),
    /** Empty for all categories. */
    category_ids: idList.optional(),
    list: z
      .preprocess((value) => (value === '' ? null : jsonFromText(value)), PrintList.nullable())
      .optional(),
    lang: z.string().regex(/^[a-z]{2}$/, 'Bir dil seçin'),
    /** A second language beside the first; empty for none. */
    second_lang: z
      .string()
      .regex(/^([a-z]{2})?$/, 'Bir dil seçin')
      .optional(),
    format: z.enum(printFormats).optional(),
    layout: z.enum(printLayouts).optional(),
    quality: z.enum(printQualities).optional(),
    cover_id: optionalId.optional(),
    has_ordering: flag.optional(),
    has_bleed: flag.optional(),
    valid_until: day.optional(),
    is_monthly: flag.optional(),
  },
  shown: {
    name: z.string(),
    subtitle: z.string(),
    choice: z.enum(printChoices),
    category_ids: z.array(z.int()),
    list: PrintList.nullable(),
    lang: z.string(),
    second_lang: z.string(),
    format: z.enum(printFormats),
    layout: z.enum(printLayouts),
    quality: z.enum(printQualities),
    cover: Picture.nullable(),
    has_ordering: z.boolean(),
    has_bleed: z.boolean(),
    valid_until: z.string().nullable(),
    is_monthly: z.boolean(),
  },
});
export type PrintedCatalogue = z.infer<typeof printedCatalogue.record>;

/** What a preview shows: the settings of a form, saved or not. */
export const PrintPreview = printedCatalogue.create;
export const PrintRuns = z.array(PrintRun);
export const PrintStarted = Success;
export const PrintPublished = written(z.object({ catalogue_ids: z.array(z.int()) }));
