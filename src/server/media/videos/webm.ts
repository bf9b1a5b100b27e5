import { elementsOf, IncompleteFile, type ByteReader, type Element } from './byte-reader.ts';

/** The hexadecimal ids of the elements (Matroska: RFC 9559). */
const ids = { segment: '18538067', tracks: '1654ae6b', cluster: '1f43b675', track: 'ae', codec: '86' };

const webmCodecs = ['V_VP8', 'V_VP9', 'V_AV1'];

/**
 * Whether the video track of a WebM has one of these codecs.
 * @throws IncompleteFile when a part of the file is missing.
 */
export async function isWebmVideo(file: ByteReader): Promise<boolean> {
  const segment = await find(file, { start: 0, end: file.bytes }, ids.segment);
  if (!segment) throw new IncompleteFile();
  let hasPictures = false;
  let isPlayable = false;
  for await (const part of elements(file, segment)) {
    if (part.name === ids.cluster) hasPictures = true;
    if (part.name === ids.tracks) isPlayable = await hasWebmTrack(file, part);
  }
  if (!hasPictures) throw new IncompleteFile();
  return isPlayable;
}

async function hasWebmTrack(file: ByteReader, tracks: Element): Promise<boolean> {
  for await (const track of elements(file, tracks)) {
    if (track.name !== ids.track) continue;
    const codec = await find(file, track, ids.codec);
    if (!codec) continue;
    const name = (await file.read(codec.start, Math.min(codec.end - codec.start, 32))).toString('latin1');
    if (webmCodecs.includes(name.split('\0', 1).join())) return true;
  }
  return false;
}

async function find(
  file: ByteReader,
  within: Pick<Element, 'start' | 'end'>,
  name: string,
): Promise<Element | undefined> {
  for await (const element of elements(file, within)) if (element.name === name) return element;
  return undefined;
}

function elements(file: ByteReader, within: Pick<Element, 'start' | 'end'>): AsyncGenerator<Element> {
  return elementsOf(within, async (position) => {
    const head = await file.read(position, 12);
    const idLength = numberLength(head, 0);
    const sizeLength = numberLength(head, idLength);
    if (head.length < idLength + sizeLength) throw new IncompleteFile();
    const start = position + idLength + sizeLength;
    const size = readSize(head.subarray(idLength, idLength + sizeLength));
    const name = head.toString('hex', 0, idLength);
    return { name, start, end: size === undefined ? within.end : start + size };
  });
}

/** The bytes of a variable-length number: the zero bits at the start of its first byte, plus one. */
function numberLength(head: Buffer, at: number): number {
  return Math.clz32(head[at] ?? 0) - 23;
}

/** Reads the size of an element; undefined if the size is unknown, as in live recordings. */
function readSize(bytes: Buffer): number | undefined {
  const marker = 1 << (8 - bytes.length);
  const digits = Buffer.from(bytes);
  digits[0] = (digits[0] ?? 0) & (marker - 1);
  const size = digits.reduce((sum, digit) => sum * 256 + digit, 0);
  return size === 2 ** (7 * bytes.length) - 1 ? undefined : size;
}
