import { create as contentDisposition } from 'content-disposition';
import type { FastifyReply } from 'fastify';
import { pipeline, Readable } from 'node:stream';

type CsvTable = { titles: readonly string[]; rows: AsyncIterable<readonly string[]> };

/** Sends rows as a CSV file (`csvStream`). */
export async function sendCsv(
  reply: FastifyReply,
  { name, ...table }: CsvTable & { name: string },
): Promise<FastifyReply> {
  return reply
    .type(csvType)
    .header('content-disposition', contentDisposition(name))
    .send(await csvStream(table));
}

export const csvType = 'text/csv; charset=utf-8';

/**
 * Streams rows as CSV that a Turkish Excel opens as a table: UTF-8 with a byte order mark, semicolons, and an
 * apostrophe before texts that would run as a formula, except phone numbers (`spacedPhone`).
 */
export async function csvStream({ titles, rows }: CsvTable): Promise<Readable> {
  const { stringify } = await import('csv-stringify');
  const csv = stringify({
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    // A line break inside a cell is not the delimiter of records, so it would not be quoted by itself.
    quoted_match: /[\r\n]/,
    cast: {
      string: (text) => {
        const phone = spacedPhone(text);
        if (phone !== undefined) return { value: phone, escape_formulas: false };
        return spacedFormula.test(text) ? `'${text}` : text;
      },
    },
  });
  return pipeline(Readable.from(withTitles(titles, rows)), csv, () => undefined);
}

/** Excel ignores spaces before a formula, which `escape_formulas` does not know. */
const spacedFormula = /^\s+[=+\-@＝＋－＠]/;

/**
 * Turns `+90-555 111` into `+90 555 111`; undefined for other texts. A spreadsheet treats digits and spaces
 * after a plus sign as text, neither as a formula nor as a number.
 */
export function spacedPhone(text: string): string | undefined {
  if (!/^\+\d[\d\s()./-]{5,}$/.test(text)) return undefined;
  const groups = text.match(/\d+/g) ?? [];
  const [first = '', ...others] = groups;
  // Without any separator, a space follows the second digit: the country code of Türkiye has two.
  return others.length > 0 ? `+${groups.join(' ')}` : `+${first.slice(0, 2)} ${first.slice(2)}`;
}

async function* withTitles(titles: readonly string[], rows: AsyncIterable<readonly string[]>) {
  yield titles;
  yield* rows;
}

/**
 * Yields the rows of a query one by one but reads them in chunks, so that an export keeps few rows in memory.
 * `read` gets the id of the last row (0 at first) and returns the rows that follow, ordered by id.
 */
export async function* inPieces<Row extends { id: number }>(
  read: (afterId: number) => Promise<Row[]>,
): AsyncIterable<Row> {
  let last = 0;
  for (;;) {
    const rows = await read(last);
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}
