/** Raised when the settings of `picture-pipeline.ts` change: a key never gets other bytes. */
const encodingVersion = 1;

/** Half of a SHA-256 is enough to tell files apart, and pages that name many stay short. */
const digits = 32;

/** Where the original lies in the private store. */
export function originalKey(hash: string): string {
  return `originals/${hash.slice(0, 2)}/${hash}`;
}

/** What all public files of a picture begin with. */
export function variantPrefix(hash: string): string {
  return `${hash.slice(0, 2)}/${hash.slice(0, digits)}-`;
}

/** Where a variant lies in the public store; also its address below `/media/`. */
export function variantKey(
  hash: string,
  { width, format }: { width: number; format: 'avif' | 'jpeg' },
): string {
  return `${variantPrefix(hash)}${width}-v${encodingVersion}.${format === 'jpeg' ? 'jpg' : format}`;
}

/** Where a PDF lies in the public store; its address is `/dosya/{id}/{name}`. */
export function documentKey(hash: string): string {
  return `${variantPrefix(hash)}document.pdf`;
}
