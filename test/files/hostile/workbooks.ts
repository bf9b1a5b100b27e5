import { truncated, type HostileFile } from './hostile-file.ts';
import { packedBomb, zip64Extra, zipOf, type ZipEntry } from './zip-writer.ts';

const types = 'http://schemas.openxmlformats.org';
const sheetRelation = `${types}/officeDocument/2006/relationships/worksheet`;
const sheetName = 'xl/worksheets/sheet1.xml';

const cell = (ref: string, value: string) => `<c r="${ref}" t="inlineStr"><is><t>${value}</t></is></c>`;
const titles = `<row r="1">${cell('A1', 'Kod')}${cell('B1', 'Kısa açıklama (TR)')}</row>`;
/** One row of a product that does not exist, so that a sheet that is read has one problem. */
const oneRow = `${titles}<row r="2">${cell('A2', 'X-1')}${cell('B2', 'metin')}</row>`;
const worksheet = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

type Parts = {
  rows?: string;
  prolog?: string;
  sheets?: string;
  /** Replaces or adds parts by their name. */
  parts?: Readonly<Record<string, Partial<ZipEntry>>>;
  more?: readonly ZipEntry[];
};

/** A workbook with one sheet, as a list of its parts. */
function partsOf({ rows = oneRow, prolog = '', sheets, parts = {}, more = [] }: Parts = {}): ZipEntry[] {
  const relations = [1, 2].map(
    (id) => `<Relationship Id="rId${id}" Type="${sheetRelation}" Target="worksheets/sheet${id}.xml"/>`,
  );
  const contents = {
    '[Content_Types].xml': `<Types xmlns="${types}/package/2006/content-types"/>`,
    'xl/workbook.xml': `${prolog}<workbook xmlns:r="r"><sheets>${sheets ?? '<sheet name="A" r:id="rId1"/>'}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${relations.join('')}</Relationships>`,
    [sheetName]: worksheet(rows),
  };
  const usual = Object.entries(contents).map(([name, content]) => ({ name, content, method: 8 }));
  const added = Object.keys(parts).filter((name) => !(name in contents));
  const all = [...usual, ...added.map((name) => ({ name, content: '' }))];
  return [...all.map((entry) => ({ ...entry, ...parts[entry.name] })), ...more];
}

const workbookOf = (parts?: Parts) => zipOf(partsOf(parts));

const laughs = Array.from(
  { length: 9 },
  (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`,
).join('');
const entities = `<?xml version="1.0"?><!DOCTYPE workbook [<!ENTITY l0 "ha">${laughs}<!ENTITY file SYSTEM "file:///etc/passwd">]>`;

const changed = (name: string, change: Partial<ZipEntry>) => workbookOf({ parts: { [name]: change } });
const bomb = (name: string, megabytes: number) =>
  changed(name, { packed: packedBomb(megabytes), size: 100, method: 8 });

const tooBig = /açılmış hali çok büyük/;
const broken = /açılamadı/;

/** Every workbook has one row, which is a problem (`X-1` is no product), unless it is refused as a whole. */
export const hostileWorkbooks: readonly HostileFile[] = [
  { what: 'zeros in the sheet', bytes: () => bomb(sheetName, 420), answer: 'refused' },
  {
    what: 'spaces in the sheet, of the stated size',
    bytes: () =>
      changed(sheetName, {
        packed: packedBomb(300, { head: '<worksheet><sheetData>', byte: 0x20 }),
        size: 300 * 1024 * 1024 + 22,
      }),
    answer: 'refused',
    says: tooBig,
  },
  {
    what: 'a bomb in the shared texts',
    bytes: () => bomb('xl/sharedStrings.xml', 70),
    answer: 'refused',
  },
  { what: 'a bomb in the styles', bytes: () => bomb('xl/styles.xml', 20), answer: 'refused' },
  { what: 'a bomb in workbook.xml', bytes: () => bomb('xl/workbook.xml', 20), answer: 'refused' },
  {
    what: 'a bomb in a second sheet, which is not read',
    bytes: () => bomb('xl/worksheets/sheet2.xml', 420),
    answer: 'accepted',
  },
  {
    what: 'a comment and a false sheet before the sheet that is read',
    bytes: () => {
      const second = '<!-- <sheet name="B" r:id="rId2"/> --><sheet name="A" r:id="rId1"/>';
      const parts = { 'xl/worksheets/sheet2.xml': { packed: packedBomb(420), size: 100 } };
      return workbookOf({ sheets: second, prolog: '<!-- <sheets/> -->', parts });
    },
    answer: 'accepted',
  },
  {
    what: '1,500 sheets',
    bytes: () =>
      workbookOf({
        sheets: Array.from({ length: 1500 }, () => '<sheet name="A" r:id="rId1"/>').join(''),
      }),
    answer: 'accepted',
  },
  {
    what: '3,000 parts',
    bytes: () =>
      workbookOf({ more: Array.from({ length: 3000 }, (_, n) => ({ name: `${n}`, content: '' })) }),
    answer: 'refused',
    says: tooBig,
  },
  {
    what: 'entities that double ten times in workbook.xml',
    bytes: () => workbookOf({ prolog: entities, sheets: '<sheet name="&l9;" r:id="rId1"/>' }),
    answer: 'accepted',
  },
  {
    what: 'entities that double and name a file in the sheet',
    bytes: () =>
      changed(sheetName, {
        content: `${entities}${worksheet(`${titles}<row r="2">${cell('A2', 'X-1')}${cell('B2', '&l9;&file;')}</row>`)}`,
      }),
    answer: 'accepted',
  },
  {
    what: 'a cell of 40,000 characters',
    bytes: () =>
      workbookOf({ rows: `${titles}<row r="2">${cell('A2', 'X-1')}${cell('B2', 'a'.repeat(40_000))}</row>` }),
    answer: 'refused',
    says: /32\.767/,
  },
  {
    what: 'row 2,147,483,648',
    bytes: () => workbookOf({ rows: `${titles}<row r="2147483648">${cell('A2', 'X-1')}</row>` }),
    answer: 'refused',
  },
  {
    what: 'a column far to the right',
    bytes: () => workbookOf({ rows: `${oneRow}<row r="3">${cell('ZZZ3', 'x')}</row>` }),
    answer: 'accepted',
  },
  {
    what: '200,000 nested elements',
    bytes: () => workbookOf({ rows: `${oneRow}${'<a>'.repeat(200_000)}` }),
    answer: 'refused',
  },
  {
    what: 'two parts of the same name',
    bytes: () => workbookOf({ more: [{ name: sheetName, content: worksheet(oneRow) }] }),
    answer: 'accepted',
  },
  ...['../../../etc/cron.d/x', '/etc/cron.d/x', String.raw`..\..\windows\x`, 'C:\\x', 'a\0b'].map(
    (name): HostileFile => ({
      what: `a part with the name ${JSON.stringify(name)}`,
      bytes: () => workbookOf({ more: [{ name, content: 'x' }] }),
      answer: 'any',
    }),
  ),
  {
    what: 'a smaller size in the header than the content has',
    bytes: () => changed(sheetName, { size: 10 }),
    answer: 'refused',
    says: broken,
  },
  {
    what: 'a larger size in the header than the content has',
    bytes: () => changed(sheetName, { size: 100_000 }),
    answer: 'refused',
    says: broken,
  },
  {
    what: 'a compressed size beyond the end of the file',
    bytes: () => changed(sheetName, { packedSize: 100_000_000 }),
    answer: 'refused',
  },
  {
    what: 'sizes after the content, as a stream has them',
    bytes: () => changed(sheetName, { hasDescriptor: true }),
    answer: 'accepted',
  },
  {
    what: 'sizes in the fields of Zip64',
    bytes: () => {
      const content = worksheet(oneRow);
      const length = Buffer.byteLength(content);
      return changed(sheetName, {
        content,
        method: 0,
        size: 0xffffffff,
        packedSize: 0xffffffff,
        extra: zip64Extra(length, length),
      });
    },
    answer: 'accepted',
  },
  {
    what: 'sizes of exabytes in the fields of Zip64',
    bytes: () =>
      changed(sheetName, { size: 0xffffffff, packedSize: 0xffffffff, extra: zip64Extra(2 ** 52, 2 ** 52) }),
    answer: 'refused',
  },
  {
    what: 'entries that share their bytes',
    bytes: () => workbookOf({ more: [{ name: 'xl/sharedStrings.xml', content: '', overlaps: true }] }),
    answer: 'any',
  },
  {
    what: 'an encrypted part',
    bytes: () => changed(sheetName, { flags: 1 }),
    answer: 'refused',
    says: broken,
  },
  { what: 'an unknown compression', bytes: () => changed(sheetName, { method: 99 }), answer: 'refused' },
  {
    what: 'a workbook inside',
    bytes: () => workbookOf({ more: [{ name: 'xl/embeddings/b.xlsx', content: workbookOf() }] }),
    answer: 'accepted',
  },
  {
    what: 'a file before the ZIP and a comment behind it',
    bytes: () =>
      Buffer.concat([Buffer.from('PK\x03\x04<html>'), zipOf(partsOf(), { comment: 'x'.repeat(60_000) })]),
    answer: 'any',
  },
  {
    what: 'a sheet of binary bytes',
    bytes: () =>
      changed(sheetName, { content: Buffer.from(Array.from({ length: 5000 }, (_, n) => (n * 7) % 256)) }),
    answer: 'any',
  },
  ...truncated('a workbook', () => workbookOf()),
];

/** These workbooks are too large for each run of the tests. */
export const largeWorkbooks: readonly HostileFile[] = [
  {
    what: '10 million empty cells',
    bytes: () =>
      workbookOf({
        rows: '',
        parts: {
          [sheetName]: {
            content: worksheet(`${titles}<row r="2">${'<c/>'.repeat(10_000_000)}</row>`),
            method: 0,
          },
        },
      }),
    answer: 'accepted',
  },
  {
    what: '8 million empty shared texts',
    bytes: () =>
      changed('xl/sharedStrings.xml', { content: `<sst>${'<si/>'.repeat(8_000_000)}</sst>`, method: 0 }),
    answer: 'any',
  },
  {
    what: 'one tag with 2 million attributes',
    bytes: () =>
      workbookOf({
        rows: `<row ${Array.from({ length: 2_000_000 }, (_, n) => `a${n}=""`).join(' ')}/>${oneRow}`,
        parts: { [sheetName]: { method: 0 } },
      }),
    answer: 'any',
  },
  {
    what: 'a comment of 45 megabytes',
    bytes: () =>
      workbookOf({
        rows: `<!--${'-x'.repeat(22_000_000)}-->${oneRow}`,
        parts: { [sheetName]: { method: 0 } },
      }),
    answer: 'any',
  },
];

/** A valid workbook, in which a test changes bits. */
export const readableWorkbook = (): Buffer => workbookOf();
