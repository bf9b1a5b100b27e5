import type { ByteRange } from '#server/ports/storage.ts';

/**
 * Reads a `Range` header for a file of so many bytes (RFC 9110 §14). Several ranges, other units and
 * what cannot be read may be ignored, and are: the whole file is a correct answer.
 */
export function readRange(header: string | undefined, bytes: number): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d*)-(\d*)$/i.exec(header?.trim() ?? '');
  const [first, last] = [match?.[1] ?? '', match?.[2] ?? ''];
  if (first === '' && last === '') return 'whole';
  if (first === '') return lastBytes(Number(last), bytes);
  const start = Number(first);
  const end = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start < bytes ? { start, end } : 'unsatisfiable';
}

function lastBytes(count: number, bytes: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || bytes === 0) return 'unsatisfiable';
  return { start: Math.max(0, bytes - count), end: bytes - 1 };
}
