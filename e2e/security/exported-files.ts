import { parse } from 'csv-parse/sync';
import { readXlsx } from 'hucre/xlsx';
import yauzl from 'yauzl';
import { messageTypes } from '#shared/rules/message-types.ts';
import { signInTo } from '#test/servers/staff-client.ts';

type Program = { url: string; account: { email: string; password: string } };

/** Matches texts that a spreadsheet runs as formulas or reads as other numbers. */
const startsFormula = /^[\s\0]*[=+\-@＝＋－＠]/;
/** Whether the text is a number, or a phone number with spaces, which a spreadsheet reads as text. */
const isHarmless = (text: string) => /^-?\d+(?:[.,]\d+)?$|^\+\d+(?: \d+)+$/.test(text);

/** Reads all files that the panel exports; returns the cells that a spreadsheet would run, and how many it read. */
export async function exportedFormulas({
  url,
  account,
}: Program): Promise<{ found: string[]; cells: number }> {
  const staff = await signInTo(url, account);
  const found: string[] = [];
  let cells = 0;
  const sheets = messageTypes.map((type) => `/api/admin/${type}/export`);
  for (const path of [
    ...sheets,
    '/api/admin/newsletter-sub/export',
    '/api/admin/products/export?format=csv',
  ]) {
    const answer = await staff.call('GET', path);
    if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}`);
    const rows: string[][] = parse(await answer.text(), { delimiter: ';', bom: true });
    for (const text of rows.flat()) {
      cells += 1;
      if (startsFormula.test(text) && !isHarmless(text)) found.push(`${path}: ${text}`);
    }
  }
  const answer = await staff.call('GET', '/api/admin/products/export?format=xlsx');
  const bytes = Buffer.from(await answer.arrayBuffer());
  const workbook = await readXlsx(bytes);
  cells += workbook.sheets.flatMap(({ rows }) => rows.flat()).length;
  const parts = await partsOf(bytes);
  for (const [name, text] of parts)
    if (/<f[\s>]|<ddeLink|<externalLink|vbaProject|<hyperlink/.test(text))
      found.push(`${name} has a formula or a link`);
  return { found, cells };
}

/** The parts of a ZIP as texts, by name. */
async function partsOf(bytes: Buffer): Promise<[name: string, text: string][]> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const parts: [string, string][] = [];
  for await (const entry of zip.eachEntry()) {
    const pieces: Buffer[] = [];
    for await (const piece of await zip.openReadStreamPromise(entry)) pieces.push(piece as Buffer);
    parts.push([entry.fileName, Buffer.concat(pieces).toString('utf8')]);
  }
  return parts;
}
