import { fileTypeFromFile } from 'file-type';
import { readFile, stat } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { FileRefused, type PictureSize } from './picture-encoder.ts';

const maxPixels = 50_000_000;

/** The longer side to which an SVG is drawn, in pixels, because an SVG has no size in pixels. */
const drawingSize = 1600;

/** The supported MIME types, with libvips's names for the formats. */
const readable: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
  'image/tiff': 'tiff',
  'image/svg+xml': 'svg',
};

/** A picture of a supported type; `size` has the EXIF orientation applied. */
export type OpenPicture = { mime: string; size: PictureSize; decode: () => Sharp };

/**
 * Opens a picture. The type is detected from the content, so that libvips opens only files of supported
 * types.
 *
 * @throws FileRefused
 */
export async function openPicture(file: string): Promise<OpenPicture> {
  if ((await stat(file)).size === 0) throw damaged();
  const mime = await detectMime(file);
  const format = readable[mime];
  if (!format) throw refuseType(mime);
  // An SVG is passed as a buffer: without a folder it cannot refer to other files.
  const source = format === 'svg' ? await readFile(file) : file;
  const density = format === 'svg' ? await drawingDensity(source) : undefined;
  const options = density === undefined ? {} : { density };
  const facts = await sharp(source, { ...options, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (facts?.format !== format) throw damaged();
  const { width, height } = facts.autoOrient;
  if (width * height > maxPixels) throw tooManyPixels({ width, height });
  return {
    mime,
    size: { width, height },
    decode: () => sharp(source, { ...options, failOn: 'error', limitInputPixels: maxPixels }),
  };
}

/** The MIME type of the content. An SVG has no signature, so libvips looks for the `<svg>` element. */
async function detectMime(file: string): Promise<string> {
  const mime = (await fileTypeFromFile(file))?.mime ?? '';
  if (mime !== '' && mime !== 'application/xml') return mime;
  const start = (await readFile(file)).subarray(0, 1000).toString('utf8');
  return /^\s*<[?!s]/.test(start.replace(/^\uFEFF/, '')) && /<svg[\s>]/.test(start) ? 'image/svg+xml' : mime;
}

/** The density at which the longer side of a drawing has `drawingSize` pixels. */
async function drawingDensity(source: string | Buffer): Promise<number> {
  const facts = await sharp(source, { density: 72, limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (!facts) throw damaged();
  return Math.min(Math.max((72 * drawingSize) / Math.max(facts.width, facts.height), 1), 100_000);
}

export const damaged = () =>
  new FileRefused(
    'damaged',
    'Resim dosyası boş, bozuk ya da eksik. Resmi bir resim programında açıp yeniden kaydedin ve tekrar yükleyin.',
  );

function refuseType(mime: string): FileRefused {
  const isPhonePicture = mime.startsWith('image/hei');
  return new FileRefused(
    'type',
    isPhonePicture
      ? 'HEIC resimler okunamıyor. Resmi JPEG olarak kaydedip yükleyin (iPhone: Ayarlar › Kamera › Biçimler › En Uyumlu).'
      : 'Bu dosya okunabilen bir resim değil. JPEG, PNG, WebP, GIF, AVIF, TIFF ya da SVG türünde bir resim yükleyin.',
  );
}

function tooManyPixels({ width, height }: PictureSize): FileRefused {
  const show = new Intl.NumberFormat('tr', { maximumFractionDigits: 1 });
  const megapixels = show.format(Math.ceil((width * height) / 100_000) / 10);
  return new FileRefused(
    'pixels',
    `Resim ${megapixels} megapiksel (${show.format(width)} × ${show.format(height)}); en çok ${show.format(maxPixels / 1e6)} megapiksel yüklenebilir. Resmi küçültüp tekrar yükleyin.`,
  );
}
