import { closeSync, openSync, renameSync, writeSync } from 'node:fs';
import { openDocument } from '../pdf/pdf-file.ts';
import { startPdfium, type Pdfium } from '../pdf/pdfium.ts';

const pointsPerMillimetre = 72 / 25.4;

/** PDFium's flag to write the whole document (`fpdf_save.h`). */
const wholeDocument = 2;

/**
 * Sets the trim box and the bleed box of each page, which printers need and the typesetting library cannot set. Both
 * measures are in millimetres: `marks` from the edge of the page to the bleed, `bleed` from there to the trim.
 */
export async function setPageBoxes(
  path: string,
  { bleed, marks }: { bleed: number; marks: number },
): Promise<void> {
  const pdfium = await startPdfium();
  const source = openSync(path, 'r');
  const copy = `${path}.boxes`;
  const target = openSync(copy, 'w');
  try {
    const document = openDocument(pdfium, source);
    for (let number = 0; number < pdfium._FPDF_GetPageCount(document); number += 1) {
      const page = pdfium._FPDF_LoadPage(document, number);
      const width = pdfium._FPDF_GetPageWidth(page);
      const height = pdfium._FPDF_GetPageHeight(page);
      const within = (millimetres: number) => {
        const edge = millimetres * pointsPerMillimetre;
        return [edge, edge, width - edge, height - edge] as const;
      };
      pdfium._FPDFPage_SetBleedBox(page, ...within(marks));
      pdfium._FPDFPage_SetTrimBox(page, ...within(marks + bleed));
      pdfium._FPDF_ClosePage(page);
    }
    writeDocument(pdfium, document, target);
  } finally {
    closeSync(source);
    closeSync(target);
  }
  renameSync(copy, path);
}

function writeDocument(pdfium: Pdfium, document: number, target: number): void {
  const write = (_: number, data: number, length: number): number => {
    writeSync(target, pdfium.HEAPU8, data >>> 0, length >>> 0);
    return 1;
  };
  const writer = pdfium.wasmExports.malloc(8);
  pdfium.HEAP32.set([1, pdfium.exposeFunction(write)], writer / 4);
  if (pdfium._FPDF_SaveAsCopy(document, writer, wholeDocument) === 0)
    throw new Error('The boxes of the pages cannot be written');
}
