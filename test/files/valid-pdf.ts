type PdfParts = {
  /** A text that makes the file differ from others. */
  text?: string;
  pages?: number;
  /** The number of bytes without a meaning that are added to the file. */
  filling?: number;
  /** Replaces objects by number: 1 is the catalog, 2 the page tree, 3 the content of the first page. */
  objects?: Readonly<Record<number, string | Buffer>>;
  /** Additional entries of the trailer. */
  trailer?: string;
};

/** A small valid PDF with A4 pages; the first page has a dark square. */
export function validPdf({
  text = '',
  pages = 1,
  filling = 0,
  objects = {},
  trailer = '',
}: PdfParts = {}): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 4} 0 R`);
  const square = '0.1 0.2 0.3 rg 100 300 400 400 re f';
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]';
  const usual = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids.join(' ')}]/Count ${pages}>>`,
    `<</Length ${square.length}>>stream\n${square}\nendstream`,
    ...kids.map((_, index) => `${page}${index === 0 ? '/Contents 3 0 R' : ''}>>`),
  ];
  const parts = [Buffer.from(`%PDF-1.7\n% ${text}\n`), Buffer.alloc(filling, ' ')];
  const length = () => parts.reduce((sum, part) => sum + part.length, 0);
  const offsets = usual.map((object, index) => {
    const offset = `${String(length()).padStart(10, '0')} 00000 n \n`;
    parts.push(Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(objects[index + 1] ?? object));
    parts.push(Buffer.from('\nendobj\n'));
    return offset;
  });
  const size = usual.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}`;
  const end = `trailer\n<</Root 1 0 R/Size ${size}${trailer}>>\nstartxref\n${length()}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + end)]);
}
