/** A symbol as dark squares: its width and height in squares, quiet zone included, and an SVG path of the dark ones. */
export type QrCode = { size: number; path: string };

/** Squares around a QR code that stay white (ISO/IEC 18004). */
const quietZone = 4;

/** Error correction M: the code survives the loss of 15 %. */
const kind = { bcid: 'qrcode', eclevel: 'M' };

type Raw = { pixs: readonly number[]; pixx: number };

/** Draws a QR code. The library is loaded at the first call. */
export async function drawQrCode(text: string): Promise<QrCode> {
  const { default: bwip } = await import('bwip-js/node');
  const [symbol] = bwip.raw({ ...kind, text }) as unknown as [Raw];
  return { size: symbol.pixx + 2 * quietZone, path: darkRows(symbol).join('') };
}

/** One part of the path for each run of dark squares in a row. */
function darkRows({ pixs, pixx: width }: Raw): string[] {
  const parts: string[] = [];
  for (let start = 0; start < pixs.length; start += 1) {
    if (pixs[start] !== 1) continue;
    const row = Math.floor(start / width);
    let end = start;
    while (end < (row + 1) * width && pixs[end] === 1) end += 1;
    parts.push(`M${(start % width) + quietZone} ${row + quietZone}h${end - start}v1h-${end - start}z`);
    start = end;
  }
  return parts;
}

/** The width in millimetres of a drawing that is placed without a size. */
const printedWidth = 40;

/** The code as an SVG file, black on white in any viewer. */
export function qrSvg({ size, path }: QrCode): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${printedWidth}mm" height="${printedWidth}mm" ` +
    `viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** The least width of a picture in pixels: 100 mm at 300 dpi. */
const leastPixels = 1_200;

/** The code as a PNG whose squares have whole pixels. */
export async function qrPng(text: string): Promise<Buffer> {
  const { default: bwip } = await import('bwip-js/node');
  const { size } = await drawQrCode(text);
  // At scale 1 the library draws two pixels for each square, and one for each unit of padding.
  const scale = Math.ceil(leastPixels / size / 2);
  const padding = 2 * quietZone;
  return bwip.toBuffer({
    ...{ ...kind, text, scale },
    ...{ paddingwidth: padding, paddingheight: padding, backgroundcolor: 'FFFFFF' },
  });
}
