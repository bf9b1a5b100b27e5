import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { readObjects } from './pdf-copy.ts';
import { dangerIn, type PdfDanger } from './pdf-danger.ts';
import { FileRefused, type PictureSize } from '../picture-encoder.ts';
import { readDrawing, type PdfDrawing } from './pdf-drawing.ts';
import { startPdfium, type Pdfium } from './pdfium.ts';

/** PDFium's error codes (`FPDF_GetLastError`) for a missing password and for an unknown encryption. */
const lockErrors = new Set([4, 5]);

/** PDFium's flag for pixels with red before blue, as in a PNG. */
const bitmapFormat = 4;
const bytesPerPixel = 4;
const renderFlags = 0x01 | 0x10;
const white = 0xffffffff;

export type PdfFile = {
  pages: number;
  /** The size of the first page in points. */
  size: PictureSize;
  /** @throws FileRefused if the document contains code or other files */
  refuseDanger: () => void;
  /** Draws the first page on a white background, as RGBA pixels. */
  draw: (size: PictureSize) => Buffer;
  /** Reads the first page as a technical drawing. */
  drawing: () => PdfDrawing;
};

/**
 * Gives `work` an open PDF. Each file gets a new PDFium instance, so that no memory of an earlier file is
 * left.
 * @throws FileRefused
 */
export async function withPdf<Result>(
  path: string,
  work: (pdf: PdfFile) => Promise<Result>,
): Promise<Result> {
  const file = openSync(path, 'r');
  try {
    const pdfium = await startPdfium();
    return await work(openFirstPage(pdfium, openDocument(pdfium, file)));
  } catch (error) {
    // PDFium raises a WebAssembly trap if a file asks for more memory than the limit.
    if (error instanceof WebAssembly.RuntimeError) throw damaged();
    throw error;
  } finally {
    closeSync(file);
  }
}

/**
 * Opens a PDF whose blocks PDFium reads from the disk on demand, so that a large file takes no more memory
 * than a small one.
 */
export function openDocument(pdfium: Pdfium, file: number): number {
  const readBlock = (_: number, position: number, target: number, length: number): number => {
    // WebAssembly passes unsigned numbers as signed ones.
    const start = target >>> 0;
    const end = (target >>> 0) + (length >>> 0);
    const read = readSync(file, pdfium.HEAPU8.subarray(start, end), { position: position >>> 0 });
    return read === end - start ? 1 : 0;
  };
  const access = pdfium.wasmExports.malloc(12);
  pdfium.HEAP32.set([fstatSync(file).size, pdfium.exposeFunction(readBlock), 0], access / 4);
  const document = pdfium._FPDF_LoadCustomDocument(access, 0);
  if (document !== 0) return document;
  throw lockErrors.has(pdfium._FPDF_GetLastError()) ? locked() : damaged();
}

function openFirstPage(pdfium: Pdfium, document: number): PdfFile {
  const pages = pdfium._FPDF_GetPageCount(document);
  const page = pages > 0 ? pdfium._FPDF_LoadPage(document, 0) : 0;
  if (page === 0) throw damaged();
  const size = { width: pdfium._FPDF_GetPageWidth(page), height: pdfium._FPDF_GetPageHeight(page) };
  if (!(size.width > 0 && size.height > 0)) throw damaged();
  return {
    pages,
    size,
    refuseDanger: () => {
      const found = new Set<PdfDanger | undefined>();
      const isRead = readObjects(pdfium, document, (text) => found.add(dangerIn(text)));
      if (!isRead) throw damaged();
      for (const danger of ['code', 'attachment'] as const) if (found.has(danger)) throw dangers[danger]();
    },
    drawing: () => readDrawing(pdfium, page, size),
    draw: ({ width, height }) => {
      const bytes = width * height * bytesPerPixel;
      const pixels = pdfium.wasmExports.malloc(bytes);
      if (pixels === 0) throw damaged();
      const bitmap = pdfium._FPDFBitmap_CreateEx(width, height, bitmapFormat, pixels, width * bytesPerPixel);
      pdfium._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
      pdfium._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, renderFlags);
      return Buffer.from(pdfium.HEAPU8.slice(pixels, pixels + bytes).buffer);
    },
  };
}

const damaged = () =>
  new FileRefused(
    'damaged',
    'PDF dosyası boş, bozuk ya da eksik. Belgeyi bir PDF programında açıp yeniden kaydedin ve tekrar yükleyin.',
  );

const dangers: Readonly<Record<PdfDanger, () => FileRefused>> = {
  code: () =>
    new FileRefused(
      'danger',
      'Bu PDF’te çalışan kod ya da başka bir program, dosya veya form açan bir komut var. Belgeyi “PDF’e yazdır” ile yeniden kaydedip tekrar yükleyin.',
    ),
  attachment: () =>
    new FileRefused(
      'danger',
      'Bu PDF’in içinde ekli bir dosya var. Ekleri çıkarıp yeniden kaydedin ve tekrar yükleyin.',
    ),
};

const locked = () =>
  new FileRefused(
    'password',
    'Bu PDF parolayla korunuyor; ziyaretçiler onu açamaz. Parolasını kaldırıp yeniden kaydedin ve tekrar yükleyin.',
  );
