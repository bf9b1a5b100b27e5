/** The papers of sample cards. */
export const samplePapers = ['a4', 'a5'] as const;
export type SamplePaper = (typeof samplePapers)[number];

/** The most fields of one file. */
export const maxSampleFields = 200;

/** The largest outline that fits on a paper with its words and the field for the sample, in millimetres. */
export const largestOutline: Readonly<Record<SamplePaper, { width: number; height: number }>> = {
  a4: { width: 150, height: 150 },
  a5: { width: 110, height: 70 },
};

/** The sides of a size like `25 mm`, `12,5 × 8 mm` or `4 cm`, in millimetres; undefined for other texts. */
export function readSides(size: string): { width: number; height: number } | undefined {
  const found = /(?<![\d.,])(\d+(?:[.,]\d+)?)(?:\s*[×x*]\s*(\d+(?:[.,]\d+)?))?\s*(mm|cm)(?!\p{L})/iu.exec(
    size,
  );
  if (!found) return undefined;
  const [, first = '', second = first, unit = ''] = found;
  const inMillimetres = (text: string) =>
    Number(text.replace(',', '.')) * (unit.toLowerCase() === 'cm' ? 10 : 1);
  return { width: inMillimetres(first), height: inMillimetres(second) };
}

/** Whether a title names a size whole: `Çizim, 7 mm` names `7 mm`; `27 mm`, `1,7 mm` and `10 × 7 mm` do not. */
export function namesSize(title: string, size: string): boolean {
  if (size === '') return false;
  const whole = `(?<![\\d×]\\s*|\\dx|\\d x |\\d[.,])${RegExp.escape(size)}(?![\\p{L}\\d])`;
  return new RegExp(whole, 'u').test(title);
}
