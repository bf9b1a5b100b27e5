import type { Pdfium } from './pdfium.ts';

/** With this flag PDFium writes every object without encryption and outside streams of objects (`fpdf_save.h`). */
const wholeAndDecrypted = 3;

/** An object is at most this long without its stream; real ones stay far below. */
const maxObject = 8 * 1024 * 1024;

/** The table of objects at the end of a copy is within this many bytes: a million objects. */
const maxTable = 24 * 1024 * 1024;

/**
 * Calls `take` with the pieces of a copy that PDFium writes of a document: with one object after the other, none of
 * them compressed or encrypted. Streams keep their content. `take` returns false to end the copy.
 */
function writeCopy(pdfium: Pdfium, document: number, take: (piece: Uint8Array) => boolean): boolean {
  const write = (_: number, data: number, length: number): number => {
    const isWanted = take(pdfium.HEAPU8.subarray(data >>> 0, (data >>> 0) + (length >>> 0)));
    return Number(isWanted);
  };
  const writer = pdfium.wasmExports.malloc(8);
  pdfium.HEAP32.set([1, pdfium.exposeFunction(write)], writer / 4);
  return pdfium._FPDF_SaveAsCopy(document, writer, wholeAndDecrypted) !== 0;
}

/**
 * Calls `take` with the start of each object as Latin-1, up to its stream if it has one. The start of an object is read
 * from the table that PDFium wrote, because the content of a stream may look like other objects.
 * @returns false if PDFium cannot copy the document, or one of its objects is longer than any real one
 */
export function readObjects(pdfium: Pdfium, document: number, take: (text: string) => void): boolean {
  const starts = objectStarts(pdfium, document);
  if (!starts) return false;
  let position = 0;
  let next = 0;
  let open: string | undefined;
  const finish = () => {
    if (open !== undefined) take(open);
    open = undefined;
  };
  const isCopied = writeCopy(pdfium, document, (piece) => {
    const text = Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1');
    let at = 0;
    while (at < text.length) {
      if (position + at === starts[next]) {
        finish();
        open = '';
        next += 1;
      }
      const end = Math.min(text.length, (starts[next] ?? Infinity) - position);
      if (open !== undefined) {
        // The keyword may be cut by the end of a piece.
        const from = Math.max(0, open.length - streamMark.length);
        open += text.slice(at, end);
        const stream = open.indexOf(streamMark, from);
        if (stream !== -1) {
          open = open.slice(0, stream);
          finish();
        }
      }
      at = end;
    }
    position += text.length;
    return (open?.length ?? 0) <= maxObject;
  });
  finish();
  return isCopied;
}

const streamMark = 'stream\r\n';

/** The positions of the objects in the copy, in order. */
function objectStarts(pdfium: Pdfium, document: number): number[] | undefined {
  const pieces: Buffer[] = [];
  let kept = 0;
  const isCopied = writeCopy(pdfium, document, (piece) => {
    pieces.push(Buffer.from(piece));
    kept += piece.length;
    while (kept - (pieces[0]?.length ?? 0) > maxTable) kept -= pieces.shift()?.length ?? 0;
    return true;
  });
  const end = Buffer.concat(pieces).toString('latin1');
  const table = end.slice(end.lastIndexOf('\nxref\r\n'));
  if (!isCopied || table === '') return undefined;
  const lines = table.matchAll(/^(\d{10}) \d{5} n/gm);
  return Array.from(lines, ([, offset]) => Number(offset)).sort((one, other) => one - other);
}
