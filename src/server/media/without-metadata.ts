/**
 * The parts of a JPEG or PNG without place, time, owner and thumbnails; pixels, profile and orientation stay.
 * Undefined for CMYK, other formats and files that are not built as expected.
 */
export function withoutMetadata(mime: string, file: Buffer): Buffer[] | undefined {
  try {
    if (mime === 'image/jpeg') return jpegParts(file);
    return mime === 'image/png' ? pngParts(file) : undefined;
  } catch (error) {
    // A length that points behind the end of the file.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

const marker = { start: 0xd8, end: 0xd9, scan: 0xda, app0: 0xe0, app1: 0xe1, app2: 0xe2, app14: 0xee };

function jpegParts(file: Buffer): Buffer[] | undefined {
  if (file.readUInt16BE(0) !== 0xff00 + marker.start) return undefined;
  const head: Buffer[] = [file.subarray(0, 2)];
  const parts: Buffer[] = [];
  let orientation = 1;
  for (let at = 2; ;) {
    if (file.readUInt8(at) !== 0xff) return undefined;
    const kind = file.readUInt8(at + 1);
    if (kind === 0xff) {
      at += 1;
      continue;
    }
    if (kind === marker.end) {
      parts.push(file.subarray(at, at + 2));
      return [...head, ...orientationPart(orientation), ...parts];
    }
    const end = at + 2 + file.readUInt16BE(at + 2);
    const content = file.subarray(at + 4, end);
    if (isFrame(kind) && content.readUInt8(5) > 3) return undefined;
    if (kind === marker.app1 && orientation === 1) orientation = exifOrientation(content);
    if (kind === marker.app0 && content.toString('latin1', 0, 5) === 'JFIF\0') {
      // Its last two bytes are the size of a thumbnail, which would follow.
      head.push(Buffer.from([0xff, marker.app0, 0, 16]), content.subarray(0, 12), Buffer.from([0, 0]));
    } else if (isKept(kind, content)) parts.push(file.subarray(at, end));
    at = end;
    if (kind === marker.scan) {
      at = nextMarker(file, end);
      parts.push(file.subarray(end, at));
    }
  }
}

const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);

function isKept(kind: number, content: Buffer): boolean {
  if (kind === marker.app2) return content.toString('latin1', 0, 12) === 'ICC_PROFILE\0';
  const isOther = (kind >= 0xe0 && kind !== marker.app14) || kind < 0xc0;
  return !isOther;
}

/** Where the compressed pixels end: at a marker that is neither an escaped byte nor a restart. */
function nextMarker(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 1)) {
    const next = file.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  throw new RangeError('no end of the pixels');
}

const orientationTag = 0x0112;

/** The orientation, 1 to 8, in the EXIF of an APP1 part; 1 if there is none. */
function exifOrientation(content: Buffer): number {
  return content.toString('latin1', 0, 6) === 'Exif\0\0' ? tiffOrientation(content.subarray(6)) : 1;
}

function tiffOrientation(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let index = 0; index < short(directory); index += 1) {
    const at = directory + 2 + index * 12;
    if (short(at) !== orientationTag) continue;
    const value = short(at + 8);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An EXIF part with nothing but the orientation. */
function orientationPart(orientation: number): Buffer[] {
  if (orientation === 1) return [];
  const header = 'ffe10022457869660000';
  const directory = '49492a0008000000' + '0100' + '1201030001000000';
  const part = Buffer.from(`${header}${directory}${'00'.repeat(8)}`, 'hex');
  part.writeUInt16LE(orientation, 28);
  return [part];
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');

const keptChunks: ReadonlySet<string> = new Set([
  'IHDR',
  'PLTE',
  'IDAT',
  'IEND',
  'tRNS',
  'bKGD',
  'pHYs',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
]);

function pngParts(file: Buffer): Buffer[] | undefined {
  if (!file.subarray(0, 8).equals(pngSignature)) return undefined;
  const parts = [file.subarray(0, 8)];
  for (let at = 8; ;) {
    const end = at + 12 + file.readUInt32BE(at);
    if (end > file.length) return undefined;
    const kind = file.toString('latin1', at + 4, at + 8);
    if (kind === 'eXIf' && tiffOrientation(file.subarray(at + 8, end - 4)) !== 1) return undefined;
    if (keptChunks.has(kind)) parts.push(file.subarray(at, end));
    if (kind === 'IEND') return parts;
    at = end;
  }
}
