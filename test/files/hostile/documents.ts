import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { truncated, type HostileFile } from './hostile-file.ts';
import { zlibBomb } from './zip-writer.ts';

/** The usual objects: 1 the catalog, 2 the page tree, 3 a page, 4 its content. */
const usual = [
  '<</Type/Catalog/Pages 2 0 R>>',
  '<</Type/Pages/Kids[3 0 R]/Count 1>>',
  '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R>>',
  '<</Length 23>>stream\n0 0 1 rg 9 9 99 99 re f\nendstream',
];

type Objects = Readonly<Record<number, string | Buffer>>;

/** A PDF with these objects in place of the usual ones and behind them. */
function pdfOf(objects: Objects, { trailer = '', start }: { trailer?: string; start?: number } = {}): Buffer {
  const count = Math.max(usual.length, ...Object.keys(objects).map(Number));
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = 9;
  let table = '';
  for (let id = 1; id <= count; id += 1) {
    const object = Buffer.concat([
      Buffer.from(`${id} 0 obj\n`),
      Buffer.from(objects[id] ?? usual[id - 1] ?? 'null'),
      Buffer.from('\nendobj\n'),
    ]);
    table += `${String(length).padStart(10, '0')} 00000 n \n`;
    parts.push(object);
    length += object.length;
  }
  const end = `xref\n0 ${count + 1}\n0000000000 65535 f \n${table}trailer\n<</Root 1 0 R/Size ${count + 1}${trailer}>>\nstartxref\n${start ?? length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(`<<${dictionary}/Length ${content.length}>>stream\n`),
    content,
    Buffer.from('\nendstream'),
  ]);
const packed = (dictionary: string, content: string) =>
  stream(`${dictionary}/Filter/FlateDecode`, deflateSync(content));

const catalog = (more: string) => `<</Type/Catalog/Pages 2 0 R${more}>>`;
const page = (more: string) => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R${more}>>`;
const link = (action: string) => page(`/Annots[<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<<${action}>>>>]`);
const code = '/S/JavaScript/JS(app.alert\\(1\\))';
const runs = /kod|çalıştır/;
const attached = {
  5: '<</Type/Filespec/F(a.exe)/EF<</F 6 0 R>>>>',
  6: stream('/Type/EmbeddedFile', Buffer.from('MZ')),
};

/** A PDF that runs an action when it is opened; the action is inside a compressed stream of objects. */
function withObjectStream(action: string): Buffer {
  const inside = `<<${action}>>`;
  const objects = { 1: catalog('/OpenAction 6 0 R'), 5: packed('/Type/ObjStm/N 1/First 4', `6 0 ${inside}`) };
  const plain = pdfOf(objects);
  const offsets = Array.from({ length: 6 }, (_, id) => plain.indexOf(`\n${id} 0 obj`) + 1);
  // Type 1 is an offset, type 2 an index in a stream of objects.
  const rows = offsets.map((offset, id) => (id === 0 ? [0, 0, 0] : [1, offset, 0]));
  const table = Buffer.concat(
    [...rows, [2, 5, 0], [1, plain.indexOf('xref\n'), 0]].map(([type = 0, first = 0, second = 0]) => {
      const row = Buffer.alloc(6);
      row.writeUInt8(type, 0);
      row.writeUInt32BE(first, 1);
      row.writeUInt8(second, 5);
      return row;
    }),
  );
  const start = plain.indexOf('xref\n');
  return Buffer.concat([
    plain.subarray(0, start),
    Buffer.from('7 0 obj\n'),
    stream('/Type/XRef/Size 8/W[1 4 1]/Root 1 0 R', table),
    Buffer.from(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
}

export const hostileDocuments: readonly HostileFile[] = [
  {
    what: 'code that runs when it opens',
    bytes: () => pdfOf({ 1: catalog(`/OpenAction<<${code}>>`) }),
    answer: 'refused',
    says: runs,
  },
  {
    what: 'code among its names',
    bytes: () => pdfOf({ 1: catalog(`/Names<</JavaScript<</Names[(a)<<${code}>>]>>>>`) }),
    answer: 'refused',
    says: runs,
  },
  {
    what: 'code of a page',
    bytes: () => pdfOf({ 3: page(`/AA<</O<<${code}>>>>`) }),
    answer: 'refused',
    says: runs,
  },
  { what: 'code of a link', bytes: () => pdfOf({ 3: link(code) }), answer: 'refused', says: runs },
  {
    what: 'code with escaped names',
    bytes: () => pdfOf({ 3: link('/S/J#61vaScript/#4a#53(app.alert\\(1\\))') }),
    answer: 'refused',
    says: runs,
  },
  { what: 'code in a stream of objects', bytes: () => withObjectStream(code), answer: 'refused', says: runs },
  {
    what: 'code in a stream beside it',
    bytes: () => pdfOf({ 3: link('/S/JavaScript/JS 5 0 R'), 5: packed('', 'app.alert(1)') }),
    answer: 'refused',
    says: runs,
  },
  {
    what: 'a program that it starts',
    bytes: () => pdfOf({ 1: catalog('/OpenAction<</S/Launch/F(cmd.exe)>>') }),
    answer: 'refused',
    says: runs,
  },
  {
    what: 'a form that it sends',
    bytes: () => pdfOf({ 1: catalog('/OpenAction<</S/SubmitForm/F(http://127.0.0.1:9/)>>') }),
    answer: 'refused',
    says: runs,
  },
  {
    what: 'a file of the system that it opens',
    bytes: () => pdfOf({ 1: catalog('/OpenAction<</S/GoToR/F(\\\\\\\\127.0.0.1\\\\a.pdf)/D[0/Fit]>>') }),
    answer: 'refused',
    says: runs,
  },
  {
    what: 'a form in XFA',
    bytes: () => pdfOf({ 1: catalog('/AcroForm<</Fields[]/XFA 5 0 R>>'), 5: packed('', '<xdp/>') }),
    answer: 'refused',
    says: runs,
  },
  {
    what: 'a film',
    bytes: () => pdfOf({ 3: page('/Annots[<</Type/Annot/Subtype/RichMedia/Rect[0 0 9 9]>>]') }),
    answer: 'refused',
    says: runs,
  },
  {
    what: 'an attached program',
    bytes: () => pdfOf({ ...attached, 1: catalog('/Names<</EmbeddedFiles<</Names[(a.exe) 5 0 R]>>>>') }),
    answer: 'refused',
    says: /ek/,
  },
  {
    what: 'an attached program on a page',
    bytes: () =>
      pdfOf({
        ...attached,
        3: page('/Annots[<</Type/Annot/Subtype/FileAttachment/Rect[0 0 9 9]/FS 5 0 R>>]'),
      }),
    answer: 'refused',
    says: /ek/,
  },
  {
    what: 'a link to a page of the web, and a page that opens first',
    bytes: () =>
      pdfOf({
        1: catalog('/OpenAction[3 0 R/Fit]'),
        3: link('/S/URI/URI(https://example.com/JavaScript/JS)'),
      }),
    answer: 'accepted',
  },
  {
    what: 'the names of actions in a text and in a picture',
    bytes: () =>
      pdfOf({
        1: catalog('/Info(<</S/JavaScript/JS 1>> /Launch)'),
        4: stream('', Buffer.from('% /JS /JavaScript /Launch')),
      }),
    answer: 'accepted',
  },
  {
    what: 'a catalog in a stream of objects',
    bytes: () => withObjectStream('/S/GoTo/D[3 0 R/Fit]'),
    answer: 'accepted',
  },
  {
    what: 'a page that unfolds to a gigabyte',
    bytes: () => pdfOf({ 4: stream('/Filter/FlateDecode', zlibBomb(1024)) }),
    answer: 'any',
  },
  {
    what: 'a stream of objects that unfolds to a gigabyte',
    bytes: () =>
      pdfOf({
        5: stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', zlibBomb(1024)),
        3: page('/Annots 5 0 R'),
      }),
    answer: 'any',
  },
  {
    what: 'a picture of 60,000 × 60,000',
    bytes: () =>
      pdfOf({
        3: page('/Resources<</XObject<</I 5 0 R>>>>'),
        4: stream('', Buffer.from('9 0 0 9 0 0 cm /I Do')),
        5: stream(
          '/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/FlateDecode',
          zlibBomb(10),
        ),
      }),
    answer: 'any',
  },
  {
    what: 'a page of a million kilometres',
    bytes: () => pdfOf({ 3: page('').replace('595 842', '1e12 1e12') }),
    answer: 'any',
  },
  {
    what: 'a page without a size',
    bytes: () => pdfOf({ 3: page('').replace('595 842', '0 0') }),
    answer: 'any',
  },
  {
    what: 'pages below themselves',
    bytes: () => pdfOf({ 2: '<</Type/Pages/Kids[2 0 R]/Count 1>>' }),
    answer: 'any',
  },
  {
    what: 'a billion pages',
    bytes: () => pdfOf({ 2: '<</Type/Pages/Kids[3 0 R]/Count 1000000000>>' }),
    answer: 'any',
  },
  {
    what: 'a page above itself',
    bytes: () => pdfOf({ 3: '<</Type/Page/Parent 3 0 R/MediaBox 3 0 R/Contents 3 0 R>>' }),
    answer: 'any',
  },
  {
    what: 'a length that names itself',
    bytes: () => pdfOf({ 4: '<</Length 4 0 R>>stream\nx\nendstream' }),
    answer: 'any',
  },
  {
    what: '500,000 nested lists',
    bytes: () => pdfOf({ 1: catalog(`/X ${'['.repeat(500_000)}`) }),
    answer: 'any',
  },
  {
    what: 'a table of objects that names itself',
    bytes: () => pdfOf({}, { trailer: '/Prev 9' }),
    answer: 'any',
  },
  { what: 'a table of objects at another place', bytes: () => pdfOf({}, { start: 2 ** 31 }), answer: 'any' },
  {
    what: 'a password',
    bytes: () => pdfOf({}, { trailer: '/Encrypt<</Filter/Standard/V 1/R 2/O(a)/U(b)/P -1>>' }),
    answer: 'refused',
    says: /parola/,
  },
  {
    what: 'an unknown encryption',
    bytes: () => pdfOf({}, { trailer: '/Encrypt<</Filter/Other/V 9>>' }),
    answer: 'refused',
  },
  ...truncated('a PDF', () => pdfOf({})),
];

/** These PDFs are too large for each run of the tests. */
export const largeDocuments: readonly HostileFile[] = [
  {
    what: 'a page that was compressed twice',
    bytes: () => pdfOf({ 4: stream('/Filter[/FlateDecode/FlateDecode]', deflateSync(zlibBomb(4096))) }),
    answer: 'any',
  },
  {
    what: 'a form that draws itself',
    bytes: () =>
      pdfOf({
        3: page('/Resources<</XObject<</F 5 0 R>>>>'),
        4: stream('', Buffer.from('/F Do')),
        5: stream(
          '/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</F 5 0 R>>>>',
          Buffer.from('/F Do /F Do'),
        ),
      }),
    answer: 'any',
  },
  { what: 'a million objects', bytes: () => pdfOf({ 1_000_000: 'null' }), answer: 'any' },
  {
    what: '40 pictures of 4.5 megabytes',
    bytes: () => {
      const pictures = Array.from(
        { length: 40 },
        (_, n) => [5 + n, stream('/Filter/DCTDecode', randomBytes(4_500_000))] as const,
      );
      const names = pictures.map(([id]) => `${id} 0 R`).join(' ');
      return pdfOf({ ...Object.fromEntries(pictures), 1: catalog(`/X[${names}]`) });
    },
    answer: 'accepted',
  },
];

/** A valid PDF, in which a test changes bits. */
export const readableDocument = (): Buffer => pdfOf({ 1: catalog('/OpenAction[3 0 R/Fit]') });
