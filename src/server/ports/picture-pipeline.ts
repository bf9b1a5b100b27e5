import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { EncodedRendition, PictureFacts, PictureSize } from './picture-encoder.ts';
import { makeLook } from './picture-look.ts';
import { damaged, openPicture, type OpenPicture } from './picture-source.ts';

/** The widths that layouts request, in pixels (docs/product.md, "Pictures and files"). */
const renditionWidths = [480, 720, 960, 1280, 1600, 2400, 3200];

/** The greatest height of an AVIF that libvips can write, in pixels. */
const maxHeight = 16_383;

/**
 * The sizes of a picture's renditions in pixels, smallest first. No rendition is larger than the original. A
 * small picture is kept in its width, and a very tall one gets narrower renditions.
 */
function renditionSizes({ width, height }: PictureSize): PictureSize[] {
  const largest = Math.max(...renditionWidths);
  const widths = [...renditionWidths.filter((wanted) => wanted < width), Math.min(width, largest)];
  const sizes = widths.map((wanted) => fitInside({ width, height }, wanted));
  return sizes.filter((size, index) => size.width !== sizes[index - 1]?.width);
}

function fitInside({ width, height }: PictureSize, wantedWidth: number): PictureSize {
  const scale = Math.min(wantedWidth / width, maxHeight / height, 1);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Changing these needs a new `encodingVersion` (`media/media-keys.ts`), because browsers cache pictures by
 * address.
 */
const jpegSettings = { quality: 80 };
/** Below this quality the fine scratches of metal and the grain of paper are smeared at 100 %. */
const avifSettings = { quality: 70, effort: 1, chromaSubsampling: '4:2:0' };

/** Lower qualities show bands of colour; this one costs only about 40 characters more than quality 40. */
const placeholderSettings = { quality: 80, effort: 6 };

const white = '#ffffff';

/** The original as raw sRGB pixels on white, reduced to at most the largest rendition. */
type Decoded = { data: Buffer; raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Implements `PictureEncoder.makeJpegs`; runs in the encoder's own process. */
export async function makeJpegs(
  original: string,
  directory: string,
): Promise<{ facts: PictureFacts; renditions: EncodedRendition[] }> {
  const picture = await openPicture(original);
  const { mime, size } = picture;
  const sizes = renditionSizes(size);
  const decoded = await decode(picture, sizes.at(-1) ?? size);
  const renditions: EncodedRendition[] = [];
  for (const rendition of sizes) {
    const file = join(directory, `${rendition.width}.jpg`);
    const info = await resized(decoded, rendition).jpeg(jpegSettings).toFile(file);
    renditions.push({ format: 'jpeg', ...rendition, bytes: info.size, file });
  }
  const look = await makeLook(() => sharp(decoded.data, { raw: decoded.raw }));
  return { facts: { mime, ...size, placeholder: await makePlaceholder(decoded), look }, renditions };
}

/** Implements `PictureEncoder.makeAvif`; runs in the encoder's own process. */
export async function makeAvif(
  original: string,
  directory: string,
  { width, height }: PictureSize,
): Promise<EncodedRendition> {
  const { data, raw } = await decode(await openPicture(original), { width, height });
  const file = join(directory, `${width}.avif`);
  const info = await sharp(data, { raw }).avif(avifSettings).toFile(file);
  return { format: 'avif', width, height, bytes: info.size, file };
}

/** Decodes the original once for all renditions; libvips already shrinks JPEGs while loading. */
async function decode({ decode: start }: OpenPicture, { width, height }: PictureSize): Promise<Decoded> {
  try {
    const { data, info } = await start()
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
