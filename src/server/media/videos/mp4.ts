import { elementsOf, IncompleteFile, type ByteReader, type Element } from './byte-reader.ts';

/** The names of H.264 sample entries (ISO/IEC 14496-15). */
const h264 = ['avc1', 'avc3'];

/**
 * Whether the video track of an MP4 is H.264, which every browser plays (boxes: ISO/IEC 14496-12).
 * @throws IncompleteFile when a part of the file is missing.
 */
export async function isH264(file: ByteReader): Promise<boolean> {
  const names = new Set<string>();
  let isPlayable = false;
  for await (const box of boxes(file, { start: 0, end: file.bytes })) {
    names.add(box.name);
    if (box.name === 'moov') isPlayable = await hasH264Track(file, box);
  }
  // A complete file has an index (`moov`), which many programs write last, and media data.
  if (!names.has('moov') || !(names.has('mdat') || names.has('moof'))) throw new IncompleteFile();
  return isPlayable;
}

async function hasH264Track(file: ByteReader, movie: Element): Promise<boolean> {
  for await (const track of boxes(file, movie)) {
    if (track.name !== 'trak') continue;
    const media = await child(file, track, 'mdia');
    const table = await child(file, await child(file, await child(file, media, 'minf'), 'stbl'), 'stsd');
    if (!table) continue;
    // The version and the number of entries precede the first entry.
    const name = (await file.read(table.start + 12, 4)).toString('latin1');
    if (h264.includes(name)) return true;
  }
  return false;
}

async function child(
  file: ByteReader,
  parent: Element | undefined,
  name: string,
): Promise<Element | undefined> {
  if (!parent) return undefined;
  for await (const box of boxes(file, parent)) if (box.name === name) return box;
  return undefined;
}

function boxes(file: ByteReader, within: Pick<Element, 'start' | 'end'>): AsyncGenerator<Element> {
  return elementsOf(within, async (position) => {
    const head = await file.read(position, 16);
    // Bytes that are too few for a box header are padding.
    if (head.length < 8) return undefined;
    const name = head.toString('latin1', 4, 8);
    const size = head.readUInt32BE(0);
    // Size 0 means "to the end of the file"; 1 means that a 64-bit size follows the name.
    if (size === 0) return { name, start: position + 8, end: within.end };
    if (size !== 1) return { name, start: position + 8, end: position + size };
    if (head.length < 16) throw new IncompleteFile();
    return { name, start: position + 16, end: position + Number(head.readBigUInt64BE(8)) };
  });
}
