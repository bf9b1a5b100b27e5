/** The side of a QR code with its quiet zone, in units of the path, and an SVG path of what is dark. */
export type QrCode = { size: number; path: string };

/** Error correction M: the code survives the loss of 15 %. */
const kind = { bcid: 'qrcode', eclevel: 'M' };

/** Four squares around a code stay white (ISO/IEC 18004); the library counts in half squares. */
const margin = { paddingwidth: 8, paddingheight: 8 };

/**
 * Draws a QR code. Its path outlines connected areas: some programs draw many touching rectangles with gaps. The
 * library is loaded at the first call.
 */
export async function drawQrCode(text: string): Promise<QrCode> {
  const { default: bwip } = await import('bwip-js/node');
  const svg = bwip.toSVG({ ...kind, ...margin, text, scale: 1 });
  const [, size = '', path = ''] = /viewBox="0 0 (\d+) \d+".* d="([^"]+)"/s.exec(svg) ?? [];
  return { size: Number(size), path };
}

/** The width in millimetres of a drawing that is placed without a size. */
const printedWidth = 40;

/** The code as an SVG file, black on white in any viewer; `cut` squares of its white edge are left to the paper. */
export function qrSvg({ size, path }: QrCode, cut = 0): string {
  const side = size - 2 * cut;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${printedWidth}mm" height="${printedWidth}mm" ` +
    `viewBox="${cut} ${cut} ${side} ${side}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>\n`
  );
}

/** The least width of a picture in pixels: 100 mm at 300 dpi. */
const leastPixels = 1_200;

/** The code as a PNG whose squares have whole pixels. */
export async function qrPng(text: string): Promise<Buffer> {
  const { default: bwip } = await import('bwip-js/node');
  const { size } = await drawQrCode(text);
  const scale = Math.ceil(leastPixels / size);
  return bwip.toBuffer({ ...kind, ...margin, text, scale, backgroundcolor: 'FFFFFF' });
}
