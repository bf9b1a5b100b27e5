import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Color, type Sharp } from 'sharp';
import type { IconFile } from '#features/configuration/brand-icons.rules.ts';
import { FileRefused, type BrandFile, type BrandFileKind, type PictureSize } from './picture-encoder.ts';
import { damaged, openPicture, type OpenPicture } from './picture-source.ts';

/** Twice the largest size at which a page shows a logo. */
const logoSize = { width: 1200, height: 360 };

/** The side of the square from which icons are made, in pixels. */
const iconSide = 512;

/* The share of the icon's side that a transparent drawing takes; maskable icons may lose their corners. */

const onGround = 0.8;
const onMaskable = 0.56;

/** Sample points in the middle of each edge, two pixels from the border, where anti-aliasing has ended. */
const edgeMiddles = [
  2 * iconSide + iconSide / 2,
  (iconSide - 3) * iconSide + iconSide / 2,
  (iconSide / 2) * iconSide + 2,
  (iconSide / 2) * iconSide + iconSide - 3,
];

const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
const lightGround = '#ffffff';
const darkGround = '#1f1f1f';

/** If `isFull`, the picture covers the middle of every edge, as a tile with round corners does. */
type Square = { pixels: Buffer; isFull: boolean; ground: Color };

/** Implements `PictureEncoder.makeBrandFiles`; runs in the encoder's own process. */
export async function makeBrandFiles(
  kind: BrandFileKind,
  original: string,
  directory: string,
): Promise<BrandFile[]> {
  const picture = await openPicture(original);
  if (kind === 'logo') return [await makeLogo(picture, directory)];
  checkIconSize(picture.size);
  const square = await makeSquare(picture);
  const files = await iconsOf(square);
  return Promise.all(
    Object.entries(files).map(async ([name, content]) => {
      const file = join(directory, name);
      await writeFile(file, content);
      return { name, file };
    }),
  );
}

async function makeLogo({ decode }: OpenPicture, directory: string): Promise<BrandFile> {
  const file = join(directory, 'logo.png');
  await decode()
    .autoOrient()
    .resize({ ...logoSize, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .png({ compressionLevel: 9 })
    .toFile(file)
    .catch(() => {
      throw damaged();
    });
  return { name: 'logo.png', file };
}

function checkIconSize({ width, height }: PictureSize): void {
  if (Math.min(width, height) >= iconSide) return;
  throw new FileRefused(
    'small',
    `Site simgesi için resim en az ${iconSide} × ${iconSide} piksel olmalı; bu resim ${width} × ${height}. Daha büyük bir resim ya da SVG yükleyin.`,
  );
}

/** Centres the picture in a transparent square. */
async function makeSquare({ decode }: OpenPicture): Promise<Square> {
  const pixels = await decode()
    .autoOrient()
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(iconSide, iconSide, { fit: 'contain', background: transparent })
    .raw()
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
  const edges = edgeMiddles.map((at) => [...pixels.subarray(4 * at, 4 * at + 4)]);
  const isFull = edges.every(([, , , alpha = 0]) => alpha > 250);
  const [red = 0, green = 0, blue = 0] = edges[0] ?? [];
  if (isFull) return { pixels, isFull, ground: { r: red, g: green, b: blue } };
  return { pixels, isFull, ground: brightnessOf(pixels) > 0.6 ? darkGround : lightGround };
}

/** The average brightness of the visible pixels, from 0 to 1. */
function brightnessOf(pixels: Buffer): number {
  let light = 0;
  let alphas = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    light += (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha;
    alphas += alpha;
  }
  return alphas === 0 ? 0 : light / alphas / 255;
}

async function iconsOf(square: Square): Promise<Record<IconFile, Buffer>> {
  const png = (size: number) => sized(square, size).png().toBuffer();
  const [small, medium, touch, home, large, maskable] = await Promise.all([
    png(32),
    png(48),
    grounded(square, 180, onGround),
    png(192),
    png(iconSide),
    grounded(square, iconSide, onMaskable),
  ]);
  return {
    '32.png': small,
    '48.png': medium,
    '180.png': touch,
    '192.png': home,
    '512.png': large,
    'maskable.png': maskable,
    'favicon.ico': icoOf([
      [32, small],
      [48, medium],
    ]),
  };
}

/**
 * Puts an icon on a background, because home screens show transparent pixels in black. If the picture covers
 * the whole square, the background gets the colour of the edge.
 */
async function grounded(square: Square, size: number, share: number): Promise<Buffer> {
  const { isFull, ground } = square;
  if (isFull) return sized(square, size).flatten({ background: ground }).png().toBuffer();
  const input = await sized(square, Math.round(size * share))
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input }])
    .png()
    .toBuffer();
}

function sized({ pixels }: Square, size: number): Sharp {
  return sharp(pixels, { raw: { width: iconSide, height: iconSide, channels: 4 } }).resize(size, size);
}

/** An ICO container of PNGs: a header, 16 bytes for each image, then the images. */
function icoOf(images: readonly (readonly [size: number, png: Buffer])[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  for (const [index, [size, { length }]] of images.entries()) {
    const entry = 6 + 16 * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += length;
  }
  return Buffer.concat([header, ...images.map(([, png]) => png)]);
}
