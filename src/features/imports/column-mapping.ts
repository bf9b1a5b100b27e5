import { z } from 'zod';
import { written } from '#shared/schema/envelope.ts';
import { line, requiredLine } from '#shared/schema/fields.ts';

/** The maximum number of columns of a file that can be assigned; wider files are read by their own titles. */
export const maxPairs = 300;

/** The file's title and the sheet's title of one column. An empty `column` means that it is not read. */
export const ColumnPair = z.object({ title: requiredLine(200), column: line(200) });

/** A value for new articles in a column that the file does not have. */
export const FixedValue = z.object({ column: requiredLine(200), text: requiredLine(500) });

/** How the columns of a supplier's file become those of the sheet. Columns without a pair keep their titles. */
export const ColumnMapping = z.object({
  pairs: z.array(ColumnPair).max(maxPairs),
  fixed: z.array(FixedValue).max(20),
});
export type ColumnMapping = z.infer<typeof ColumnMapping>;

/** A mapping that is kept by the name of the supplier. Files that have all of its titles use it by themselves. */
export const SavedMapping = ColumnMapping.extend({ id: z.int(), name: z.string() });
export type SavedMapping = z.infer<typeof SavedMapping>;

/** Answer of GET `/imports/{id}/columns`. */
export const ImportColumns = z.object({
  /** The columns of the file, each with its first values. */
  titles: z.array(z.object({ title: z.string(), samples: z.array(z.string()) })),
  /** The titles of the sheet. */
  columns: z.array(z.string()),
  /** The allowed texts of the columns that have a list, by title. */
  choices: z.record(z.string(), z.array(z.string())),
  /** What the last check used; a proposal for the titles that it did not know. */
  mapping: ColumnMapping,
  saved: z.array(SavedMapping),
});
export type ImportColumns = z.infer<typeof ImportColumns>;

export const MappingsWritten = written(z.array(SavedMapping));
