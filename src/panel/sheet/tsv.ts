/**
 * The rows and cells of a text that a spreadsheet copied: tabs separate cells, line breaks separate rows. A
 * cell that contains one of these is quoted, and a quote inside such a cell is doubled.
 */
export function parseTsv(text: string): string[][] {
  const rows: string[][] = [[]];
  // This matches a quoted cell, or all characters up to the next tab or line break, and what ends the cell.
  const cell = /(?:"((?:[^"]|"")*)"(?=\t|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;
  while (cell.lastIndex <= text.length) {
    const [, quoted, plain = '', end = ''] = cell.exec(text) ?? [];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"').replaceAll('\r\n', '\n'));
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  // Excel also ends the last row with a line break.
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

/** The text from which a spreadsheet pastes these cells. */
export function tsvOf(table: readonly (readonly string[])[]): string {
  return table.map((row) => row.map(quoteIfNeeded).join('\t')).join('\n');
}

const quoteIfNeeded = (text: string) => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
