import type { Pdfium } from './pdfium.ts';

/** A rectangle on a page in millimetres, from its upper left corner. */
export type DrawnBox = { x: number; y: number; width: number; height: number };

/** A path on a page; `line` is the width of its line in units of the path, 0 for none. */
export type DrawnPath = DrawnBox & { line: number };

/**
 * What a technical drawing says of its size: the first page with its paths, and the scale that its text states, 4 for
 * `4:1`. `scale` is null without one and with several; `scaleAt` is where it is written.
 */
export type PdfDrawing = {
  width: number;
  height: number;
  paths: DrawnPath[];
  scale: number | null;
  scaleAt: DrawnBox | null;
};

const pointsPerMillimetre = 72 / 25.4;

/** The type of paths (`FPDF_PAGEOBJ_PATH`). */
const pathType = 2;

/** A drawing with more objects is not read to its end. */
const maxObjects = 20_000;

const scaleText =
  /(?:ölçek|scale|maßstab|échelle|scala|escala)[\s:/]*(\d+(?:[.,]\d+)?)\s*[:/]\s*(\d+(?:[.,]\d+)?)/giu;

/** Reads the first page of an open document as a technical drawing. */
export function readDrawing(
  pdfium: Pdfium,
  page: number,
  size: { width: number; height: number },
): PdfDrawing {
  const height = size.height / pointsPerMillimetre;
  const boxOf = ([left, bottom, right, top]: readonly number[]): DrawnBox => ({
    x: (left ?? 0) / pointsPerMillimetre,
    y: height - (top ?? 0) / pointsPerMillimetre,
    width: ((right ?? 0) - (left ?? 0)) / pointsPerMillimetre,
    height: ((top ?? 0) - (bottom ?? 0)) / pointsPerMillimetre,
  });
  return {
    width: size.width / pointsPerMillimetre,
    height,
    paths: readPaths(pdfium, page, boxOf),
    ...readScale(pdfium, page, boxOf),
  };
}

type BoxOf = (edges: readonly number[]) => DrawnBox;

function readPaths(pdfium: Pdfium, page: number, boxOf: BoxOf): DrawnPath[] {
  const paths: DrawnPath[] = [];
  const memory = pdfium.wasmExports.malloc(16);
  const count = Math.min(pdfium._FPDFPage_CountObjects(page), maxObjects);
  for (let at = 0; at < count; at += 1) {
    const object = pdfium._FPDFPage_GetObject(page, at);
    if (pdfium._FPDFPageObj_GetType(object) !== pathType) continue;
    pdfium._FPDFPageObj_GetBounds(object, memory, memory + 4, memory + 8, memory + 12);
    const edges = [...pdfium.HEAPF32.subarray(memory / 4, memory / 4 + 4)];
    pdfium._FPDFPath_GetDrawMode(object, memory, memory + 4);
    const isLined = pdfium.HEAP32[memory / 4 + 1] === 1;
    pdfium._FPDFPageObj_GetStrokeWidth(object, memory);
    paths.push({ ...boxOf(edges), line: isLined ? (pdfium.HEAPF32[memory / 4] ?? 0) : 0 });
  }
  return paths;
}

function readScale(pdfium: Pdfium, page: number, boxOf: BoxOf): Pick<PdfDrawing, 'scale' | 'scaleAt'> {
  const textPage = pdfium._FPDFText_LoadPage(page);
  const count = pdfium._FPDFText_CountChars(textPage);
  const characters = Array.from({ length: count }, (_, at) => pdfium._FPDFText_GetUnicode(textPage, at));
  const text = String.fromCharCode(...characters.map((code) => code & 0xffff));
  const matches = [...text.matchAll(scaleText)];
  const scales = new Set(
    matches.map(([, drawn, real]) => Number(drawn?.replace(',', '.')) / Number(real?.replace(',', '.'))),
  );
  const [scale] = scales;
  const [first] = matches;
  if (scales.size !== 1 || !first || !scale || !Number.isFinite(scale)) return { scale: null, scaleAt: null };
  const memory = pdfium.wasmExports.malloc(32);
  const digit = first.index + first[0].length - 1;
  pdfium._FPDFText_GetCharBox(textPage, digit, memory, memory + 8, memory + 16, memory + 24);
  // The order of this call is left, right, bottom, top.
  const [left = 0, right = 0, bottom = 0, top = 0] = pdfium.HEAPF64.subarray(memory / 8, memory / 8 + 4);
  return { scale, scaleAt: boxOf([left, bottom, right, top]) };
}
