import { join } from 'node:path';
import sharp from 'sharp';
import type { PdfDrawing } from './pdf-drawing.ts';
import { withPdf } from './pdf-file.ts';
import type { PdfCover } from '../picture-encoder.ts';

/** The longer side of the cover in pixels. */
const coverSize = 1600;

/** Implements `PictureEncoder.checkPdf`; runs in the encoder's own process. */
export function checkPdf(original: string): Promise<{ pages: number }> {
  return withPdf(original, async ({ pages, refuseDanger }) => {
    refuseDanger();
    return { pages };
  });
}

/** Implements `PictureEncoder.drawPdfCover`; runs in the encoder's own process. */
export function drawPdfCover(original: string, directory: string): Promise<PdfCover> {
  return withPdf(original, async ({ pages, size, draw }) => {
    const scale = coverSize / Math.max(size.width, size.height);
    const width = Math.max(1, Math.round(size.width * scale));
    const height = Math.max(1, Math.round(size.height * scale));
    const file = join(directory, 'cover.png');
    await sharp(draw({ width, height }), { raw: { width, height, channels: 4 } })
      .removeAlpha()
      .png()
      .toFile(file);
    return { pages, width, height, file };
  });
}

/** Implements `PictureEncoder.readDrawing`; runs in the encoder's own process. */
export function readPdfDrawing(original: string): Promise<PdfDrawing> {
  return withPdf(original, async ({ drawing }) => drawing());
}
