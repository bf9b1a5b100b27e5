import { open } from 'node:fs/promises';
import type { LocalFile } from '../media.service.ts';

type CadFile = Pick<LocalFile, 'path' | 'bytes'>;

/** The bytes that are read from the beginning and from the end of a file. */
const partLength = 64 * 1024;

const damaged = (format: string) =>
  `Bu ${format} dosyası eksik ya da bozuk. CAD programından yeniden dışa aktarıp tekrar yükleyin.`;

/** A STEP file has a header that names its schema, data, and the closing line (ISO 10303-21). */
export async function findStepProblem(file: CadFile): Promise<string | undefined> {
  const { head, tail } = await readParts(file);
  const isWhole =
    /^ISO-10303-21;\s*(?:\/\*[^]*?\*\/\s*)?HEADER;/.test(head) &&
    /FILE_SCHEMA\s*\(/.test(head) &&
    /ENDSEC;\s*END-ISO-10303-21;\s*$/.test(tail);
  return isWhole && isText(head + tail) ? undefined : damaged('STEP');
}

const binarySentinel = 'AutoCAD Binary DXF\r\n\x1a\0';
/** The highest and lowest group code of a DXF. */
const groupCodes = { min: -5, max: 1071 };

/** A DXF is pairs of a group code and a value, from the first section to `EOF`. */
export async function findDxfProblem(file: CadFile): Promise<string | undefined> {
  const { head, tail } = await readParts(file);
  if (head.startsWith('AutoCAD Binary DXF'))
    return head.startsWith(binarySentinel) && /\0EOF\0$/.test(tail) ? undefined : damaged('DXF');
  const [code = '', value = ''] = linesOf(tail).slice(-2);
  const isWhole =
    hasGroupCodes(head, file.bytes > partLength) && code.trim() === '0' && value.trim() === 'EOF';
  return isWhole && isText(head + tail) ? undefined : damaged('DXF');
}

const isText = (part: string) => !part.includes('\0');
const linesOf = (part: string) => part.trimEnd().split(/\r?\n/);

function hasGroupCodes(head: string, isCut: boolean): boolean {
  const lines = linesOf(head);
  // The last line of a part may be cut, so its pair is left out.
  const count = isCut ? lines.length - 2 : lines.length;
  if (!isCut && count % 2 !== 0) return false;
  for (let at = 0; at + 1 < count; at += 2) {
    const code = /^\s*-?\d{1,4}\s*$/.test(lines[at] ?? '') ? Number(lines[at]) : Number.NaN;
    if (!(code >= groupCodes.min && code <= groupCodes.max)) return false;
  }
  return true;
}

/** Latin-1 keeps each byte as one character, whatever the encoding of the texts in the file. */
async function readParts({ path, bytes }: CadFile): Promise<{ head: string; tail: string }> {
  const file = await open(path);
  try {
    const read = async (start: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(partLength), 0, partLength, start);
      return buffer.toString('latin1', 0, bytesRead);
    };
    return { head: await read(0), tail: await read(Math.max(0, bytes - partLength)) };
  } finally {
    await file.close();
  }
}
