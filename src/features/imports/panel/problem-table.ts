import type { ImportRow } from '../import.ts';

const titles = ['Hücre', 'Kod', 'Ad', 'Sütun', 'Sorun'];

/** Formats the problems as text that Excel pastes as a table with one line for each cell. */
export function problemTable(rows: readonly Pick<ImportRow, 'code' | 'name' | 'problems'>[]): string {
  const lines = rows.flatMap(({ code, name, problems }) =>
    problems.map(({ cell, column, message }) => [cell, code, name, column, message]),
  );
  return [titles, ...lines].map((cells) => cells.map(oneLine).join('\t')).join('\n');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
