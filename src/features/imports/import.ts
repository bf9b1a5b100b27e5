import { z } from 'zod';
import { paged, written } from '#shared/schema/envelope.ts';
import {
  emptyAsMissing,
  flag,
  id,
  jsonList,
  jsonObject,
  line,
  page,
  requiredLine,
} from '#shared/schema/fields.ts';
import { ColumnMapping } from './column-mapping.ts';

/** The managed lists that have sheets of their own. */
export const sheetLists = ['sizes', 'finishes'] as const;
export type SheetList = (typeof sheetLists)[number];

/**
 * The kinds of imports: a sheet of products or of a managed list, pictures that are matched by their names, or rows
 * edited in the panel's grid. The titles of a file decide which sheet it is, when it is checked.
 */
export const importKinds = ['sheet', 'pictures', 'grid', ...sheetLists] as const;
export const ImportKind = z.enum(importKinds);
export type ImportKind = z.infer<typeof ImportKind>;

/**
 * The usual order is `checking` → `checked` → `applying` → `applied` → `undoing` → `undone`. A `failed`
 * import has a message, and a `cancelled` one was given up by staff. No content is written before `applying`.
 */
export const importStates = [
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'failed',
  'cancelled',
] as const;
export const ImportState = z.enum(importStates);
export type ImportState = z.infer<typeof ImportState>;

/**
 * The result of applying a row. `kept` means that undoing skipped it, because it was changed since;
 * `proposed`, that the name of the picture is not certain, so that it is written only once it is confirmed.
 */
export const importRowResults = ['create', 'update', 'same', 'problem', 'kept', 'proposed'] as const;
export const ImportRowResult = z.enum(importRowResults);
export type ImportRowResult = z.infer<typeof ImportRowResult>;

export const ImportCounts = z.record(ImportRowResult, z.int());
export type ImportCounts = z.infer<typeof ImportCounts>;

export const Import = z.object({
  id: z.int(),
  kind: ImportKind,
  name: z.string(),
  /** The name of the scheduled import that fetched the file; empty for an upload. */
  source: z.string(),
  state: ImportState,
  rows_done: z.int(),
  rows_total: z.int(),
  counts: ImportCounts,
  message: z.string(),
  /** The number of hidden rows in the sheet. They are imported only if `with_hidden` is true. */
  hidden_rows: z.int(),
  with_hidden: z.boolean(),
  /** Whether staff can say which columns of the file mean what. */
  can_map: z.boolean(),
  /** The kept mapping of columns that the last check used, or an empty text. */
  mapping_name: z.string(),
  /** The name of the user who uploaded the file. */
  created_by: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Import = z.infer<typeof Import>;
export const Imports = paged(Import);
export type Imports = z.infer<typeof Imports>;
export const ImportWritten = written(Import);
export type ImportWritten = z.infer<typeof ImportWritten>;

/** A cell that cannot be imported; `column` is the column's title, `cell` the address, such as `D14`. */
export const ImportProblem = z.object({ column: z.string(), cell: z.string(), message: z.string() });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** A changed cell, with the texts that the sheet shows. */
export const ImportChange = z.object({ column: z.string(), before: z.string(), after: z.string() });
export type ImportChange = z.infer<typeof ImportChange>;

export const ImportRow = z.object({
  position: z.int(),
  result: ImportRowResult,
  code: z.string(),
  name: z.string(),
  product_id: z.int().nullable(),
  changes: z.array(ImportChange),
  problems: z.array(ImportProblem),
  /** Explains why a picture belongs to the article although its name is not the code. */
  note: z.string(),
  /** Whether staff can confirm it, or take the confirmation back. */
  is_proposal: z.boolean(),
});
export type ImportRow = z.infer<typeof ImportRow>;
export const ImportRows = paged(ImportRow);
export type ImportRows = z.infer<typeof ImportRows>;

/** Answer of GET `/imports/{id}/problems`: problems that several rows have, the most frequent first. */
export const RepeatedProblems = z.array(z.object({ column: z.string(), message: z.string(), rows: z.int() }));
export type RepeatedProblems = z.infer<typeof RepeatedProblems>;

/** Query of GET `/imports/{id}/rows`. */
export const ImportRowsQuery = z.object({ page, result: emptyAsMissing(ImportRowResult.optional()) });
export type ImportRowsQuery = z.infer<typeof ImportRowsQuery>;

/** A column of the sheet. Columns with the use `hidden` hold the version, which is sent back unchanged. */
export const SheetColumn = z.object({
  title: z.string(),
  use: z.enum(['edited', 'shown', 'hidden']),
  /** The kinds of rows that can have a value in this column. */
  kinds: z.array(z.enum(['model', 'variant'])),
  /** In characters. */
  width: z.int(),
  /** The allowed texts; null if they are not limited to a list. */
  choices: z.array(z.string()).nullable(),
  /** The allowed numbers; null if the column has no numbers. */
  number: z.object({ least: z.number(), most: z.number(), isWhole: z.boolean() }).nullable(),
});
export type SheetColumn = z.infer<typeof SheetColumn>;

/**
 * Answer of GET `/products/sheet`: the filtered product list for the panel's grid, with at most `maxGridRows`
 * rows of cell texts. A row with a “Model kodu” belongs to a variant, any other row to a product.
 */
export const ProductSheet = z.object({
  columns: z.array(SheetColumn),
  rows: z.array(z.array(z.string())),
  has_more: z.boolean(),
});
export type ProductSheet = z.infer<typeof ProductSheet>;

/** The grid is made for a few hundred rows; staff use Excel for more. */
export const maxGridRows = 2_000;

/** The field `rows` of POST `/imports`: the changed rows of the grid, with the column titles. */
export const GridRows = z.object({
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())).min(1).max(maxGridRows),
});
export type GridRows = z.infer<typeof GridRows>;

/**
 * Answer of GET `/imports/{id}/undo`: what undoing would change now. `kept_rows` names the first rows that
 * would be kept, because somebody changed their articles.
 */
export const ImportUndo = z.object({
  undone: z.int(),
  kept: z.int(),
  kept_rows: z.array(z.object({ code: z.string(), name: z.string() })),
});
export type ImportUndo = z.infer<typeof ImportUndo>;

/** Body of PUT `/imports/{id}/apply`. Without `skip_problems` the call is refused if a row has problems. */
export const ImportApply = z.object({ skip_problems: flag.default(false) });
export type ImportApply = z.infer<typeof ImportApply>;

/**
 * Body of PUT `/imports/{id}/check`. `with_hidden` says whether this check and later ones read hidden rows, `mapping`
 * which columns of the file mean what; with `save_as` it is kept for later files of this supplier.
 */
export const ImportCheck = z.object({
  with_hidden: flag.optional(),
  mapping: jsonObject(ColumnMapping.shape).optional(),
  save_as: line(100).default(''),
});
export type ImportCheck = z.infer<typeof ImportCheck>;

/** Body of PUT `/imports/{id}/proposals`: `positions` of rows; without them all proposals are meant. */
export const ImportProposals = z.object({
  positions: jsonList(id, 10_000).optional(),
  is_confirmed: flag.default(true),
});
export type ImportProposals = z.infer<typeof ImportProposals>;

/** The maximum number of pictures in one call. */
export const maxImportPictures = 2_000;

/**
 * The field `pictures` of POST `/imports`: uploaded pictures with their file names, which contain the codes
 * of articles.
 */
export const ImportPictures = jsonList(
  z.object({ media_id: id, name: requiredLine(200) }),
  maxImportPictures,
);
export type ImportPictures = z.infer<typeof ImportPictures>;

/**
 * Body of POST `/imports` without a file: `rows` or `pictures`. A multipart body has a `file`: an .xlsx, a
 * CSV, a ZIP of pictures or one picture.
 */
export const ImportCreate = z.object({
  rows: jsonObject(GridRows.shape).optional(),
  pictures: ImportPictures.optional(),
});
export type ImportCreate = z.infer<typeof ImportCreate>;
