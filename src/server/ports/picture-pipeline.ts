import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { EncodedRendition, PictureFacts, PictureSize } from './picture-encoder.ts';
import { makeLook } from './picture-look.ts';
import { damaged, openPicture, type OpenPicture } from './picture-source.ts';
import { renditionSizes } from './rendition-sizes.ts';

/**
 * Changing these needs a new `encodingVersion` (`media/media-keys.ts`), because browsers cache pictures by
 * address.
 */
const jpegSettings = { quality: 80 };
/** Wider JPEGs do without tables of their own: those save 8 % of the bytes, but take more time than all the rest. */
const widestWithTables = 960;
const avifSettings = { effort: 1, chromaSubsampling: '4:2:0' };
/** Files for phones stay below this size where a quality can; cloth and grass hide what it costs. */
const phoneBytes = 180_000;
const widestForPhones = 1280;

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
  const sizes = renditionSizes(size, 'jpeg');
  const decoded = await decode(picture, sizes.at(-1) ?? size);
  const renditions: EncodedRendition[] = [];
  const made = [decoded];
  for (const rendition of sizes.toReversed()) {
    const pixels = await resize(sourceFor(rendition, made), rendition);
    made.push(pixels);
    const file = join(directory, `${rendition.width}.jpg`);
    const info = await pipelineOf(pixels)
      .jpeg({ ...jpegSettings, optimiseCoding: rendition.width <= widestWithTables })
      .toFile(file);
    renditions.unshift({ format: 'jpeg', ...rendition, bytes: info.size, file });
  }
  const reduced = sourceFor(sizes[0] ?? size, made);
  const look = await makeLook(() => pipelineOf(reduced));
  const placeholder = await makePlaceholder(made.at(-1) ?? decoded);
  return { facts: { mime, ...size, placeholder, look }, renditions };
}

/** The smallest picture with at least twice the width: reducing it takes less time and looks the same. */
function sourceFor({ width }: PictureSize, widestFirst: readonly Decoded[]): Decoded {
  const source = widestFirst.findLast(({ raw }) => raw.width >= 2 * width) ?? widestFirst[0];
  if (!source) throw new Error('A rendition needs a source');
  return source;
}

/** Implements `PictureEncoder.makeAvif`; runs in the encoder's own process. */
export async function makeAvif(
  original: string,
  directory: string,
  { width, height }: PictureSize,
): Promise<EncodedRendition> {
  const { data, raw } = await decode(await openPicture(original), { width, height });
  const file = join(directory, `${width}.avif`);
  const encode = (quality: number) =>
    pipelineOf({ data, raw })
      .avif({ ...avifSettings, quality })
      .toFile(file);
  let bytes = Infinity;
  for (const quality of avifQualities(width)) {
    if (bytes > phoneBytes) ({ size: bytes } = await encode(quality));
  }
  return { format: 'avif', width, height, bytes, file };
}

/**
 * The qualities to try, the best first. Below 70 the scratches of metal and the grain of paper are smeared at 100 %,
 * which does not show in the widths that phones fetch for nearly two pixels per point.
 */
function avifQualities(width: number): number[] {
  if (width > widestForPhones) return [70];
  return width > 480 && width <= 960 ? [60, 50] : [70, 60, 50];
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

async function resize(source: Decoded, { width, height }: PictureSize): Promise<Decoded> {
  if (source.raw.width === width && source.raw.height === height) return source;
  const pipeline = pipelineOf(source).resize(width, height, { fit: 'fill' });
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

function pipelineOf({ data, raw }: Decoded): Sharp {
  return sharp(data, { raw });
}

async function makePlaceholder(decoded: Decoded): Promise<string> {
  const preview = await pipelineOf(decoded)
    .resize(16, 64, { fit: 'inside', withoutEnlargement: true })
    .webp(placeholderSettings)
    .toBuffer();
  return `data:image/webp;base64,${preview.toString('base64')}`;
}
