import type { ColumnMapping, ImportColumns } from '../../column-mapping.ts';
import { lowerTurkish } from '#shared/turkish.ts';

/** The column of the sheet by the title of the file; null for one that is not read. */
export type Choices = Readonly<Record<string, string | null>>;

/** The columns that a mapping gives to a file. Titles without a pair are read if the sheet has the same title. */
export function chosenColumns({ titles, columns }: ImportColumns, { pairs }: ColumnMapping): Choices {
  const paired = new Map(pairs.map(({ title, column }) => [lowerTurkish(title), column]));
  return Object.fromEntries(
    titles.map(({ title }) => {
      const pair = paired.get(lowerTurkish(title));
      return [title, pair === undefined ? ownColumn(title, columns) : pair || null];
    }),
  );
}

/** The mapping of choices; a title that keeps its own meaning needs no pair. */
export function mappingOf(
  { titles, columns }: ImportColumns,
  choices: Choices,
  fixed: ColumnMapping['fixed'],
): ColumnMapping {
  return {
    pairs: titles.flatMap(({ title }) => {
      const column = choices[title] ?? null;
      return column !== null && column === ownColumn(title, columns) ? [] : [{ title, column: column ?? '' }];
    }),
    fixed: fixed.filter(({ column, text }) => column !== '' && text.trim() !== ''),
  };
}

const ownColumn = (title: string, columns: readonly string[]): string | null =>
  columns.find((column) => lowerTurkish(column) === lowerTurkish(title)) ?? null;
