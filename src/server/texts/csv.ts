import { create as contentDisposition } from 'content-disposition';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';
import { Readable } from 'node:stream';

/**
 * Streams rows as a CSV file that a Turkish Excel opens as a table: UTF-8 with a byte order mark, semicolons, and
 * no cell that Excel would run as a formula.
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
 * All rows of a query in pieces, so that an export holds few rows at a time. `read` gets the id of the last row, 0 at
 * first, and returns the rows with greater ids in their order.
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
