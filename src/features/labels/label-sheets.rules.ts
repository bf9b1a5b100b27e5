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

/** The least sides of a QR code, of a bar code of 13 digits at 80 % of its size (GS1), and of a text. */
const least = { qr: 8, bars: 30, text: 8, row: 2.2 };
const most = { qr: 32, bars: 20 };
/** The height of a bar code with its digits, beside a QR code or below everything. */
const barsHeight = { beside: 9, below: 7 };

const noRoom = {
  qr: 'QR kod bu etikete sığmaz. Daha büyük bir etiket seçin ya da QR kodu kaldırın.',
  gtin: 'GTIN barkodu bu etikete sığmaz. Daha büyük bir etiket seçin ya da barkodu kaldırın.',
  text: 'Yazılar bu etikete sığmaz. Daha büyük bir etiket seçin ya da yazıları kaldırın.',
};

/**
 * Divides a label: the QR code at the left, texts beside it, the bar code below the texts, or on small labels below
 * both. Returns the reason, in Turkish, if they do not fit.
 */
export function planLabel(
  { width, height }: Pick<SheetLayout, 'width' | 'height'>,
  parts: readonly LabelPart[],
): LabelPlan | string {
  if (parts.length === 0) return 'Etikette en az bir şey olmalı.';
  const hasQr = parts.includes('qr');
  const hasBars = parts.includes('gtin');
  const hasText = parts.some((part) => part !== 'qr' && part !== 'gtin');
  const edge = height < 15 ? 0.75 : 2;
  const inner = { x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  if (hasBars && !hasQr && !hasText) return barsAlone(inner);
  if (!hasBars) return planAbove(inner, { hasQr, hasText, edge });
  const side = qrSide(inner, hasText);
  const column = inner.width - side - edge;
  if (hasQr && column >= least.bars && inner.height >= 2 * barsHeight.beside) {
    const bars = { ...inner, x: edge + side + edge, width: column };
    const upper = inner.height - barsHeight.beside - edge;
    const plan = planAbove(hasText ? inner : { ...inner, width: side }, { hasQr, hasText, edge });
    if (typeof plan === 'string') return plan;
    const lower = hasText ? inner.y + inner.height - barsHeight.beside : middle(inner, barsHeight.beside);
    return {
      ...plan,
      ...(plan.text && { text: { ...plan.text, height: upper } }),
      bars: { ...bars, y: lower, height: barsHeight.beside },
    };
  }
  const upper = inner.height - barsHeight.below - edge / 2;
  if (inner.width < least.bars || upper < (hasQr ? least.qr : least.row)) return noRoom.gtin;
  const plan = planAbove({ ...inner, height: upper }, { hasQr, hasText, edge });
  const bars = { ...inner, y: inner.y + inner.height - barsHeight.below, height: barsHeight.below };
  return typeof plan === 'string' ? plan : { ...plan, bars };
}

const middle = (room: Place, height: number) => room.y + (room.height - height) / 2;

function barsAlone(room: Place): LabelPlan | string {
  const height = Math.min(room.height, most.bars);
  return room.width < least.bars ? noRoom.gtin : { bars: { ...room, y: middle(room, height), height } };
}

const qrSide = (room: Place, hasText: boolean) =>
  Math.min(room.height, most.qr, hasText ? room.width * 0.45 : room.width);

/** The QR code and the texts beside it in the whole room. */
function planAbove(
  room: Place,
  { hasQr, hasText, edge }: { hasQr: boolean; hasText: boolean; edge: number },
): LabelPlan | string {
  const side = hasQr ? qrSide(room, hasText) : 0;
  if (hasQr && side < least.qr) return noRoom.qr;
  const shift = hasQr ? side + edge : 0;
  const text = { ...room, x: room.x + shift, width: room.width - shift };
  if (hasText && (text.width < least.text || text.height < least.row)) return noRoom.text;
  const x = hasText ? room.x : room.x + (room.width - side) / 2;
  const qr = { x, y: middle(room, side), width: side, height: side };
  return { ...(hasQr && { qr }), ...(hasText && { text }) };
}
