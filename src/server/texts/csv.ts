import { create as contentDisposition } from 'content-disposition';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

/**
 * Streams rows as a CSV file that a Turkish Excel opens as a table: UTF-8 with a byte order mark, semicolons,
 * and cells escaped so that Excel runs no formula.
 */
export function sendCsv(
  reply: FastifyReply,
  file: { name: string; titles: readonly string[]; rows: AsyncIterable<readonly string[]> },
): FastifyReply {
  const csv = stringify({ bom: true, delimiter: ';', record_delimiter: 'windows', escape_formulas: true });
  const lines = Readable.from(withTitles(file.titles, file.rows));
  lines.once('error', (error) => csv.destroy(error));
  return reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', contentDisposition(file.name))
    .send(lines.pipe(csv));
}

async function* withTitles(titles: readonly string[], rows: AsyncIterable<readonly string[]>) {
  yield titles;
  yield* rows;
}

/**
 * Yields all rows of a query in chunks, so that an export keeps few rows in memory. `read` gets the last
 * row's id, 0 at first, and returns the next rows by id.
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
