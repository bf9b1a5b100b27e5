/** A bar code for a label: an SVG of the bars with their quiet zones, and the digits. */
export type BarCode = { svg: string; digits: string };

/** The kinds of bar codes by the length of the GTIN, with the quiet zones of GS1 in modules. */
const kinds = {
  8: { bcid: 'ean8', quiet: [7, 7] },
  12: { bcid: 'upca', quiet: [9, 9] },
  13: { bcid: 'ean13', quiet: [11, 7] },
  14: { bcid: 'itf14', quiet: [10, 10] },
} as const;

/** Any height: the template stretches the bars. */
const height = 20;

/**
 * Draws a GTIN: EAN-13, UPC-A or EAN-8, or ITF-14 for one of 14 digits that does not begin with 0. The library is
 * loaded at the first call.
 */
export async function drawBarCode(gtin: string): Promise<BarCode> {
  const digits = /^0\d{13}$/.test(gtin) ? gtin.slice(1) : gtin;
  const { default: bwip } = await import('bwip-js/node');
  const { bcid, quiet } = kinds[digits.length as keyof typeof kinds];
  const [symbol] = bwip.raw({ bcid, text: digits }) as unknown as [{ sbs: readonly number[] }];
  let x: number = quiet[0];
  let path = '';
  for (const [index, width] of symbol.sbs.entries()) {
    if (index % 2 === 0) path += `M${x} 0h${width}v${height}h-${width}z`;
    x += width;
  }
  const whole = x + quiet[1];
  return {
    svg:
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole} ${height}" preserveAspectRatio="none">` +
      `<path d="${path}"/></svg>`,
    digits,
  };
}
