import sharp, { type Sharp } from 'sharp';

let painted = 0;

/** A small JPEG whose bytes no other call gives; `width` and `height` in pixels. */
export function paintPicture({ width = 600, height = 400 } = {}): Promise<Buffer> {
  painted += 1;
  return paint(width, height, '#c87820')
    .withExif({ IFD0: { ImageDescription: `Resim ${painted}` } })
    .jpeg()
    .toBuffer();
}

export function paint(width: number, height: number, background: string): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** The form that the panel sends with a file. */
export function fileForm(
  content: Buffer | string,
  name = 'resim.jpg',
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
  return form;
}
