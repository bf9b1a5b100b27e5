import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { truncated, type HostileFile } from './hostile-file.ts';
import { zlibBomb, zipOf } from './zip-writer.ts';

/** A chunk of a PNG with its checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  const sum = Buffer.alloc(4);
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

type Png = {
  width: number;
  height: number;
  kind?: number;
  bits?: number;
  interlaced?: boolean;
  more?: Buffer[];
  data?: Buffer;
};

/** A PNG that states any size; `data` are its compressed pixels. */
function pngOf({ width, height, kind = 0, bits = 8, interlaced = false, more = [], data }: Png): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width >>> 0, 0);
  head.writeUInt32BE(height >>> 0, 4);
  head.set([bits, kind, 0, 0, Number(interlaced)], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    ...more,
    chunk('IDAT', data ?? deflateSync(Buffer.alloc(100))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const small = { width: 700, height: 700, data: deflateSync(Buffer.alloc(701 * 700)) };
/** A picture with the largest accepted number of pixels: four channels of 16 bits each. */
const largest = { width: 7000, height: 7000, kind: 6, bits: 16, data: zlibBomb(375) };

const jpeg = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a2' } })
    .jpeg()
    .toBuffer();
const as = (format: 'webp' | 'avif' | 'gif' | 'tiff' | 'png') =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#7a2' } })
    .toFormat(format)
    .toBuffer();

/** A JPEG whose header states this size instead of its real one. */
async function jpegOfSize(width: number, height: number): Promise<Buffer> {
  const bytes = await jpeg();
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

/** A JPEG with segments behind its start, such as APP1 for EXIF and XMP. */
async function jpegWith(marker: number, ...contents: readonly Buffer[]): Promise<Buffer> {
  const bytes = await jpeg();
  const segments = contents.map((content) => {
    const head = Buffer.from([0xff, marker, 0, 0]);
    head.writeUInt16BE(content.length + 2, 2);
    return Buffer.concat([head, content]);
  });
  return Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);
}

/** EXIF data whose directory of tags refers to itself as the next one and states values of gigabytes. */
const exifLoop = Buffer.from(
  `4578696600004d4d002a000000080002010f0002ffffffff0000000887690004000000010000000800000008`,
  'hex',
);

/** A GIF of many frames; its header states `size` as width and height. */
function gifOf(frames: number, size: number): Buffer {
  const head = Buffer.from('GIF89a\0\0\0\0\x80\0\0\0\0\0\xff\xff\xff', 'latin1');
  head.writeUInt16LE(size, 6);
  head.writeUInt16LE(size, 8);
  const frame = Buffer.from('21f90400010000002c00000000010001000002024401003b', 'hex').subarray(0, -1);
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), Buffer.from(';')]);
}

/** Replaces bytes of a valid file, `offset` bytes after `mark`. */
async function changed(whole: Promise<Buffer>, mark: string, offset: number, bytes: string): Promise<Buffer> {
  const file = await whole;
  file.set(Buffer.from(bytes, 'hex'), file.indexOf(mark, 0, 'latin1') + mark.length + offset);
  return file;
}

const icon = Buffer.from('0000010001001010000001002000680400001600000000', 'hex');
const bitmap = Buffer.concat([Buffer.from('BM'), Buffer.alloc(200, 1)]);
const heif = Buffer.concat([
  Buffer.from('0000001c66747970686569630000000068656963', 'hex'),
  Buffer.alloc(100),
]);
const others = 'JPEG, PNG, WebP, GIF, AVIF, TIFF ya da SVG';

export const hostilePictures: readonly HostileFile[] = [
  {
    what: 'a PNG of 65,000 × 65,000',
    bytes: () => pngOf({ width: 65_000, height: 65_000 }),
    answer: 'refused',
    says: /megapiksel/,
  },
  { what: 'a PNG of 2³¹ × 2³¹', bytes: () => pngOf({ width: 2 ** 31, height: 2 ** 31 }), answer: 'refused' },
  { what: 'a PNG without pixels', bytes: () => pngOf({ width: 0, height: 0 }), answer: 'refused' },
  {
    what: 'a PNG of 49 megapixels, 16 bits and four channels, interlaced',
    bytes: () => pngOf({ ...largest, interlaced: true }),
    answer: 'any',
  },
  {
    what: 'a PNG with a profile of 400 megabytes',
    bytes: () =>
      pngOf({ ...small, more: [chunk('iCCP', Buffer.concat([Buffer.from('p\0\0'), zlibBomb(400)]))] }),
    answer: 'any',
  },
  {
    what: 'a PNG with a text of 400 megabytes',
    bytes: () =>
      pngOf({ ...small, more: [chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), zlibBomb(400)]))] }),
    answer: 'any',
  },
  {
    what: 'a PNG with XMP of 400 megabytes',
    bytes: () =>
      pngOf({
        ...small,
        more: [chunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0'), zlibBomb(400)]))],
      }),
    answer: 'any',
  },
  {
    what: 'a PNG with 50,000 texts',
    bytes: () =>
      pngOf({ ...small, more: Array.from({ length: 50_000 }, () => chunk('tEXt', Buffer.from('a\0b'))) }),
    answer: 'any',
  },
  {
    what: 'a JPEG of 65,500 × 65,500',
    bytes: () => jpegOfSize(65_500, 65_500),
    answer: 'refused',
    says: /megapiksel/,
  },
  {
    what: 'a JPEG with more pixels than its content',
    bytes: () => jpegOfSize(7000, 7000),
    answer: 'any',
  },
  { what: 'a JPEG with EXIF that names itself', bytes: () => jpegWith(0xe1, exifLoop), answer: 'any' },
  {
    what: 'a JPEG with XMP of 15 megabytes',
    bytes: () =>
      jpegWith(
        0xe1,
        ...Array.from({ length: 240 }, () =>
          Buffer.from(`http://ns.adobe.com/xap/1.0/\0${'<a>'.repeat(20_000)}`),
        ),
      ),
    answer: 'any',
  },
  {
    what: 'a JPEG with a broken profile',
    bytes: () => jpegWith(0xe2, Buffer.from(`ICC_PROFILE\0\x01\xff${'x'.repeat(60_000)}`, 'latin1')),
    answer: 'any',
  },
  { what: 'a GIF of 65,535 × 65,535', bytes: () => gifOf(1, 65_535), answer: 'any' },
  { what: 'a GIF of 100,000 frames', bytes: () => gifOf(100_000, 600), answer: 'any' },
  {
    what: 'a WebP of 16,383 × 16,383',
    bytes: () => changed(as('webp'), 'VP8 ', 10, 'ff3fff3f'),
    answer: 'refused',
  },
  {
    what: 'an AVIF of 65,535 × 65,535',
    bytes: () => changed(as('avif'), 'ispe', 4, '0000ffff0000ffff'),
    answer: 'refused',
  },
  {
    what: 'a TIFF with a huge strip',
    bytes: () => changed(as('tiff'), 'II*', 1, 'ffffff7f'),
    answer: 'refused',
  },
  { what: 'a BMP', bytes: () => bitmap, answer: 'refused', says: new RegExp(others) },
  { what: 'an ICO', bytes: () => icon, answer: 'refused', says: new RegExp(others) },
  { what: 'a HEIC', bytes: () => heif, answer: 'refused', says: /HEIC/ },
  {
    what: 'a JPEG with a page behind it',
    bytes: async () => Buffer.concat([await jpeg(), Buffer.from('<html><script>alert(1)</script>')]),
    answer: 'accepted',
  },
  {
    what: 'a JPEG with a page in its comment',
    bytes: () => jpegWith(0xfe, Buffer.from('*/=1;alert(1);/*<script>alert(1)</script>')),
    answer: 'accepted',
  },
  {
    what: 'a JPEG with a ZIP behind it',
    bytes: async () => Buffer.concat([await jpeg(), zipOf([{ name: 'a.js', content: 'alert(1)' }])]),
    answer: 'accepted',
  },
  {
    what: 'a GIF that is a script',
    bytes: () => Buffer.from('GIF89a/*\0\0*/=alert(1)//;'),
    answer: 'refused',
  },
  {
    what: 'a page with the start of a PNG',
    bytes: () =>
      Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('<script>alert(1)</script>')]),
    answer: 'refused',
  },
  ...truncated('a JPEG', jpeg),
  ...truncated('a WebP', () => as('webp')),
  ...truncated('an AVIF', () => as('avif')),
  ...truncated('a PNG', () => as('png')),
];

/** These pictures decode too slowly for each run of the tests. */
export const largePictures: readonly HostileFile[] = [
  { what: 'a PNG of 49 megapixels, 16 bits and four channels', bytes: () => pngOf(largest), answer: 'any' },
  {
    what: 'a PNG of 1 × 49,000,000',
    bytes: () => pngOf({ width: 1, height: 49_000_000, data: zlibBomb(94) }),
    answer: 'any',
  },
  {
    what: 'a PNG with more pixels than it states',
    bytes: () => pngOf({ ...small, data: zlibBomb(300) }),
    answer: 'any',
  },
];

/** Valid pictures, in which a test changes bits. */
export const readablePictures: Readonly<Record<string, () => Promise<Buffer>>> = {
  'a JPEG': jpeg,
  'a WebP': () => as('webp'),
  'an AVIF': () => as('avif'),
  'a GIF': () => as('gif'),
  'a TIFF': () => as('tiff'),
  'a PNG': () => as('png'),
};
