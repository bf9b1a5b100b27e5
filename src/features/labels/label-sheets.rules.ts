/** A sheet of labels on A4; all measures are in millimetres. */
export type SheetLayout = {
  columns: number;
  rows: number;
  width: number;
  height: number;
  /** From the edges of the paper to the first label. */
  left: number;
  top: number;
  gap_x: number;
  gap_y: number;
};

export const paper = { width: 210, height: 297 };

/** The measures that Avery prints on the boxes; the rest of the paper is shared evenly between both sides. */
export const labelSheets = {
  L7160: { columns: 3, rows: 7, width: 63.5, height: 38.1, left: 7.2, top: 15.15, gap_x: 2.55, gap_y: 0 },
  L7163: { columns: 2, rows: 7, width: 99.1, height: 38.1, left: 4.65, top: 15.15, gap_x: 2.5, gap_y: 0 },
  L7651: { columns: 5, rows: 13, width: 38.1, height: 21.2, left: 4.75, top: 10.7, gap_x: 2.5, gap_y: 0 },
  L4731: { columns: 7, rows: 27, width: 25.4, height: 10, left: 8.6, top: 13.5, gap_x: 2.5, gap_y: 0 },
} as const satisfies Record<string, SheetLayout>;
export type LabelSheet = keyof typeof labelSheets;
export const labelSheetNames = Object.keys(labelSheets) as LabelSheet[];

/** What a label can show, in its order. */
export const labelParts = ['qr', 'code', 'name', 'size', 'finish', 'gtin'] as const;
export type LabelPart = (typeof labelParts)[number];

/** The most labels of one call. */
export const maxLabels = 2_000;

const number = (value: number) => value.toLocaleString('tr', { maximumFractionDigits: 1 });

export const tooManyLabels = (count: number): string =>
  `Bir seferde en çok ${number(maxLabels)} etiket basılır; seçiminiz ${number(count)} etiket. ` +
  'Daha az ürün ya da daha az kopya seçin.';

/** Rounding of measures that people read from a box. */
const tolerance = 0.5;

/** The reason, in Turkish, why labels do not fit on the paper; undefined if they do. */
export function sheetProblem({ columns, rows, width, height, ...rest }: SheetLayout): string | undefined {
  const right = rest.left + columns * width + (columns - 1) * rest.gap_x - paper.width;
  const below = rest.top + rows * height + (rows - 1) * rest.gap_y - paper.height;
  if (right > tolerance) return `Etiketler A4 kâğıdın sağından ${number(right)} mm taşıyor.`;
  if (below > tolerance) return `Etiketler A4 kâğıdın altından ${number(below)} mm taşıyor.`;
  return undefined;
}

/** The place of a part on a label, from its upper left corner. */
export type Place = { x: number; y: number; width: number; height: number };
export type LabelPlan = { qr?: Place; text?: Place; bars?: Place };

/** The least width of a QR code and of a bar code of 13 digits at 80 % of its size (GS1), and what stands below one. */
const least = { qr: 8, bars: 30, barsBeside: 34, stackedHeight: 17, besideHeight: 16 };
const barsHeight = 9;
const mostQr = 32;

/**
 * Divides a label: the QR code at the left, texts beside it, the bar code below the texts, or on small labels below
 * both. Returns the reason, in Turkish, if they do not fit.
 */
export function planLabel(
  { width, height }: Pick<SheetLayout, 'width' | 'height'>,
  parts: readonly LabelPart[],
): LabelPlan | string {
  const edge = height < 15 ? 0.75 : 2;
  const inner = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  const has = (part: LabelPart) => parts.includes(part);
  const hasText = has('code') || has('name') || has('size') || has('finish');
  if (parts.length === 0) return 'Etikette en az bir şey olmalı.';
  const qrIn = (room: number) =>
    has('qr') ? Math.min(room, mostQr, hasText ? inner.width * 0.45 : inner.width) : 0;
  const beside = (qr: number) => (qr > 0 ? qr + edge : 0);

  let room = inner.height;
  let bars: Place | undefined;
  if (has('gtin')) {
    const qr = qrIn(inner.height);
    const isBeside =
      inner.height >= least.besideHeight &&
      inner.width - beside(qr) >= least.barsBeside &&
      (qr > 0 || hasText);
    if (!isBeside && (inner.width < least.bars || (height < least.stackedHeight && parts.length > 1)))
      return 'GTIN barkodu bu etikete sığmaz. Daha büyük bir etiket seçin ya da barkodu kaldırın.';
    const barRoom = parts.length === 1 ? Math.min(inner.height, 20) : Math.min(barsHeight, inner.height / 2);
    const x = isBeside ? edge + beside(qr) : edge;
    bars = { x, y: edge + inner.height - barRoom, width: width - edge - x, height: barRoom };
    if (!isBeside) room -= barRoom + edge;
    else if (!hasText) bars.y = edge + (inner.height - barRoom) / 2;
  }
  const side = qrIn(room);
  if (has('qr') && side < least.qr)
    return 'QR kod bu etikete sığmaz. Daha büyük bir etiket seçin ya da QR kodu kaldırın.';
  const qr = { x: edge, y: edge + (room - side) / 2, width: side, height: side };
  const besideBars = bars && bars.x > edge ? bars.height + edge / 2 : 0;
  const text = {
    x: edge + beside(side),
    y: edge,
    width: inner.width - beside(side),
    height: room - besideBars,
  };
  return { ...(has('qr') && { qr }), ...(hasText && { text }), ...(bars && { bars }) };
}
