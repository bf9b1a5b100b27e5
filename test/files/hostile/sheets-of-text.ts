import { truncated, type HostileFile } from './hostile-file.ts';

const head = 'Kod;Kısa açıklama (TR)\n';
const rows = `${head}X-1;metin\n`;

export const hostileCsv: readonly HostileFile[] = [
  {
    what: 'a line of 3 megabytes',
    bytes: () => Buffer.from(`${rows}${'a'.repeat(3_000_000)}`),
    answer: 'refused',
  },
  {
    what: 'a quote that never closes',
    bytes: () => Buffer.from(`${rows}"${'a\n'.repeat(20_000)}`),
    answer: 'refused',
  },
  {
    what: 'a quote in the middle of a text',
    bytes: () => Buffer.from(`${rows}X-"2;"a"b\n`),
    answer: 'refused',
    says: /tırnak/,
  },
  { what: 'NUL bytes', bytes: () => Buffer.from(`${head}X-1;a\0b\n`), answer: 'refused' },
  { what: 'NUL bytes alone', bytes: () => Buffer.alloc(100_000), answer: 'refused' },
  { what: 'UTF-16', bytes: () => Buffer.from(`\ufeff${rows}`, 'utf16le'), answer: 'accepted' },
  {
    what: 'UTF-16 with half a character',
    bytes: () => Buffer.from(`\ufeff${head}X-1;\ud800a\udc00\n\ud83d`, 'utf16le'),
    answer: 'any',
  },
  {
    what: 'UTF-16 with the other byte order',
    bytes: () => Buffer.from(`\ufeff${rows}`, 'utf16le').swap16(),
    answer: 'refused',
  },
  {
    what: 'half a character of UTF-8',
    bytes: () => Buffer.concat([Buffer.from(rows), Buffer.from([0x58, 0xed, 0xa0, 0x80, 0x3b])]),
    answer: 'any',
  },
  {
    what: 'one million columns',
    bytes: () => Buffer.from(`Kod${';'.repeat(1_000_000)}\nX-1;`),
    answer: 'refused',
  },
  {
    what: 'one million columns in a row',
    bytes: () => Buffer.from(`${head}X-1${';'.repeat(1_000_000)}`),
    answer: 'refused',
  },
  {
    what: 'a cell of 40,000 characters',
    bytes: () => Buffer.from(`${head}X-1;${'a'.repeat(40_000)}`),
    answer: 'refused',
    says: /32\.767/,
  },
  {
    what: 'line separators of Unicode',
    bytes: () => Buffer.from(`${head}X-1;a\u2028b\u2029c\u0085d\n`),
    answer: 'accepted',
  },
  {
    what: 'the names of properties that objects have',
    bytes: () => Buffer.from(`${head.trim()};__proto__;constructor\nX-1;a;b;c\n`),
    answer: 'any',
  },
  { what: 'formulas', bytes: () => Buffer.from(`${head}X-1;=cmd|'/c calc'!A1\n`), answer: 'accepted' },
  {
    what: '1.1 million empty lines',
    bytes: () => Buffer.from(rows + '\n'.repeat(1_100_000)),
    answer: 'accepted',
  },
  ...truncated('a CSV file', () => Buffer.from(`\ufeff${rows.repeat(20)}`, 'utf16le')),
];

/** A valid CSV file, in which a test changes bits. */
export const readableCsv = (): Buffer => Buffer.from(rows);

/** These files are too large for each run of the tests. */
export const largeCsv: readonly HostileFile[] = [
  {
    what: 'a line of 100 megabytes',
    bytes: () => Buffer.from(`${rows}${'a'.repeat(100_000_000)}`),
    answer: 'refused',
  },
  {
    what: 'a line of 45 megabytes',
    bytes: () => Buffer.from(`${rows}${'a'.repeat(45_000_000)}`),
    answer: 'refused',
  },
  {
    what: '45 megabytes of quotes',
    bytes: () => Buffer.from(`${rows}${'"'.repeat(45_000_000)}`),
    answer: 'refused',
  },
  {
    what: '20 million empty lines',
    bytes: () => Buffer.from(rows + '\n'.repeat(20_000_000)),
    answer: 'accepted',
  },
  {
    what: '1.1 million rows of separators',
    bytes: () => Buffer.from(rows + ';\n'.repeat(1_100_000)),
    answer: 'refused',
    says: /1\.048\.576 satır/,
  },
  { what: '5 million rows', bytes: () => Buffer.from(head + 'X-1;a\n'.repeat(5_000_000)), answer: 'refused' },
];
