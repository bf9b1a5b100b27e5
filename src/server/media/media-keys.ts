import type { CadFormat } from '#shared/rules/cad-formats.ts';

/**
 * A part of all keys of renditions. Raise this number when `picture-pipeline.ts` encodes differently, because
 * a key must always mean the same bytes.
 */
const encodingVersion = 4;

/**
 * The number of digits of the SHA-256 in a key: half of them are unique enough, and keep pages with many
 * pictures small.
 */
const digits = 32;

/** The key of the original in the private store. */
export function originalKey(hash: string): string {
  return `originals/${hash.slice(0, 2)}/${hash}`;
}

/** The beginning of the keys of all public files of a medium. */
export function publicPrefix(hash: string): string {
  return `${hash.slice(0, 2)}/${hash.slice(0, digits)}-`;
}

/** The key of a rendition in the public store, and its address below `/media/`. */
export function renditionKey(
  hash: string,
  { width, format }: { width: number; format: 'avif' | 'jpeg' },
): string {
  return `${publicPrefix(hash)}${width}-v${encodingVersion}.${format === 'jpeg' ? 'jpg' : format}`;
}

/**
 * The key of the page of a PDF as a picture. The random part of the PDF's address keeps it from people who have the
 * same PDF: pictures are served to everybody who knows their key.
 */
export function pageKey({ hash, address_key }: { hash: string; address_key: string }, width: number): string {
  return `${publicPrefix(hash)}page${address_key && `-${address_key}`}-${width}-v${encodingVersion}.jpg`;
}

/** The same for logos and icons: raise this number when `brand-pipeline.ts` encodes differently. */
const brandVersion = 1;

/** The key of a company logo made from a picture. */
export function logoKey(hash: string): string {
  return `${publicPrefix(hash)}logo-v${brandVersion}.png`;
}

/** The beginning of the keys of an icon set (`features/configuration/brand-icons.rules.ts`). */
export function iconSetKey(hash: string): string {
  return `${publicPrefix(hash)}icon-v${brandVersion}`;
}

/** The key of a share card, by the hash of what it shows (docs/decisions/0069). */
export function shareCardKey(hash: string): string {
  return `${publicPrefix(hash)}card.jpg`;
}

/** The key of a PDF in the public store; its address is `/dosya/{id}-{key}/{name}`. */
export function documentKey(hash: string): string {
  return `${publicPrefix(hash)}document.pdf`;
}

/** The key of a CAD file in the public store; its address is `/dosya/{id}-{key}/{name}`. */
export function cadKey(hash: string, format: CadFormat): string {
  return `${publicPrefix(hash)}cad.${format}`;
}

/** The key of a video in the public store; its address is `/dosya/{id}-{key}/{name}`. */
export function videoKey(hash: string, format: 'mp4' | 'webm'): string {
  return `${publicPrefix(hash)}video.${format}`;
}
