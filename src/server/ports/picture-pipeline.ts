import { fileTypeFromFile } from 'file-type';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  PictureRefused,
  type EncodedVariant,
  type PictureFacts,
  type PictureSize,
} from './picture-encoder.ts';
import { variantSizes } from './picture-sizes.ts';

/** A change needs a new `encodingVersion` in the media feature, else addresses of old pictures stay cached. */
const jpegSettings = { quality: 80 };
const avifSettings = { quality: 55, effort: 1, chromaSubsampling: '4:2:0' };
const placeholderSettings = { quality: 40, effort: 6 };

const maxPixels = 50_000_000;
const white = '#ffffff';

/** Supported MIME types, and the names that libvips has for their formats. */
const readable: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/avif': 'heif',
  'image/tiff': 'tiff',
};

/** The original as raw sRGB pixels on white, at most in the size of the largest variant. */
type Decoded = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Implements `PictureEncoder.makeJpegs`; runs in the encoder's own process. */
export async function makeJpegs(
  original: string,
  directory: string,
): Promise<{ facts: PictureFacts; variants: EncodedVariant[] }> {
  const { mime, size } = await inspect(original);
  const sizes = variantSizes(size);
  const decoded = await decode(original, sizes.at(-1) ?? size);
  const variants: EncodedVariant[] = [];
  for (const variant of sizes) {
    const file = join(directory, `${variant.width}.jpg`);
    const info = await resized(decoded, variant).jpeg(jpegSettings).toFile(file);
    variants.push({ format: 'jpeg', ...variant, bytes: info.size, file });
  }
  return { facts: { mime, ...size, placeholder: await makePlaceholder(decoded) }, variants };
}

/** Implements `PictureEncoder.makeAvif`; runs in the encoder's own process. */
export async function makeAvif(
  original: string,
  directory: string,
  { width, height }: PictureSize,
): Promise<EncodedVariant> {
  const { data, raw } = await decode(original, { width, height });
  const file = join(directory, `${width}.avif`);
  const info = await sharp(data, { raw }).avif(avifSettings).toFile(file);
  return { format: 'avif', width, height, bytes: info.size, file };
}

/** Detects the type from the content, so that libvips opens only files of supported types. */
async function inspect(file: string): Promise<{ mime: string; size: PictureSize }> {
  if ((await stat(file)).size === 0) throw damaged();
  const mime = (await fileTypeFromFile(file))?.mime ?? '';
  const format = readable[mime];
  if (!format) throw refuseType(mime);
  const facts = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (facts?.format !== format) throw damaged();
  const { width, height } = facts.autoOrient;
  if (width * height > maxPixels) throw tooManyPixels({ width, height });
  return { mime, size: { width, height } };
}

/** Decodes once for all variants; libvips shrinks JPEGs while it loads them. */
async function decode(file: string, { width, height }: PictureSize): Promise<Decoded> {
  try {
    const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: maxPixels })
      .autoOrient()
      .flatten({ background: white })
      .resize(width, height, { fit: 'fill' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch {
    throw damaged();
  }
}

function resized({ data, raw }: Decoded, { width, height }: PictureSize): Sharp {
  return sharp(data, { raw }).resize(width, height, { fit: 'fill' });
}

async function makePlaceholder({ data, raw }: Decoded): Promise<string> {
  const preview = await sharp(data, { raw })
    .resize(16, 64, { fit: 'inside', withoutEnlargement: true })
    .webp(placeholderSettings)
    .toBuffer();
  return `data:image/webp;base64,${preview.toString('base64')}`;
}

const damaged = () =>
  new PictureRefused(
    'damaged',
    'Resim dosyası boş, bozuk ya da eksik. Resmi bir resim programında açıp yeniden kaydedin ve tekrar yükleyin.',
  );

function refuseType(mime: string): PictureRefused {
  const isPhonePicture = mime.startsWith('image/hei');
  return new PictureRefused(
    'type',
    isPhonePicture
      ? 'HEIC resimler okunamıyor. Resmi JPEG olarak kaydedip yükleyin (iPhone: Ayarlar › Kamera › Biçimler › En Uyumlu).'
      : 'Bu dosya okunabilen bir resim değil. JPEG, PNG, WebP, GIF, AVIF ya da TIFF türünde bir resim yükleyin.',
  );
}

function tooManyPixels({ width, height }: PictureSize): PictureRefused {
  const show = new Intl.NumberFormat('tr', { maximumFractionDigits: 1 });
  const megapixels = show.format(Math.ceil((width * height) / 100_000) / 10);
  return new PictureRefused(
    'pixels',
    `Resim ${megapixels} megapiksel (${show.format(width)} × ${show.format(height)}); en çok ${show.format(maxPixels / 1e6)} megapiksel yüklenebilir. Resmi küçültüp tekrar yükleyin.`,
  );
}
