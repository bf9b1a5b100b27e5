import type { RenderOptions } from 'bwip-js/node';

/** A QR code as an SVG without a quiet zone, because templates leave white space around it. */
export async function qrSvg(text: string): Promise<string> {
  const { toSVG } = await import('bwip-js/node');
  // The library's types lack the options of single symbologies.
  const options: RenderOptions & { eclevel: string } = { bcid: 'qrcode', text, eclevel: 'M', padding: 0 };
  return toSVG(options);
}
