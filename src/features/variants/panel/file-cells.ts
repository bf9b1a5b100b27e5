import { z } from 'zod';
import type { FileInput } from '#features/variant-files/variant-files.ts';
import type { Cells, SheetRow } from '#panel/sheet/columns.ts';

/** The columns of the sheet that hold files. */
export const fileLists = ['picture_ids', 'drawings', 'documents'] as const;
export type FileList = (typeof fileLists)[number];

const FilesOfCell = z.array(z.object({ media_id: z.int(), title: z.record(z.string(), z.string()) }));

/** A cell of files: `#12 #15`, or JSON if files have titles. */
export function cellOf(files: readonly FileInput[]): string {
  if (files.some(({ title }) => Object.keys(title).length > 0))
    return JSON.stringify(files.map(({ media_id, title }) => ({ media_id, title })));
  return files.map(({ media_id: id }) => `#${id}`).join(' ');
}

/** The files of a cell, or of a text that was pasted into it. */
export function filesIn(cell = ''): FileInput[] {
  if (!cell.startsWith('['))
    return [...cell.matchAll(/#(\d+)/g)].map(([, id]) => ({ media_id: Number(id), title: {} }));
  try {
    return FilesOfCell.parse(JSON.parse(cell));
  } catch {
    return [];
  }
}

export const picturesIn = (cell: string | undefined) => filesIn(cell).map(({ media_id: id }) => id);

/** Replaces the files of one row. */
export function withFiles(
  rows: readonly SheetRow[],
  key: string,
  list: FileList,
  files: readonly FileInput[],
): readonly SheetRow[] {
  return rows.map((row) =>
    row.key === key ? { ...row, cells: { ...row.cells, [list]: cellOf(files) } } : row,
  );
}

/** Adds the files of one row at the end of those of other rows, each file once. */
export function withSharedFiles(
  rows: readonly SheetRow[],
  from: SheetRow,
  list: FileList,
  isTaker: (row: SheetRow) => boolean,
): readonly SheetRow[] {
  const shared = filesIn(from.cells[list]);
  return rows.map((row) => {
    if (row.key === from.key || !isTaker(row)) return row;
    const own = filesIn(row.cells[list]);
    const known = new Set(own.map(({ media_id: id }) => id));
    const added = shared.filter(({ media_id: id }) => !known.has(id));
    return added.length === 0 ? row : { ...row, cells: { ...row.cells, [list]: cellOf([...own, ...added]) } };
  });
}

const collator = new Intl.Collator('tr', { numeric: true, sensitivity: 'base' });

/** Sorts by file name: numbers by their value, so `2.jpg` stands before `10.jpg`. */
export function byFileName<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return items.toSorted((one, other) => collator.compare(nameOf(one), nameOf(other)));
}

/** The cells of a row without files. */
export const emptyFileCells: Cells = { picture_ids: '', drawings: '', documents: '' };
