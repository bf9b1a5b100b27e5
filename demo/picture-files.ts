import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';

/** The photographs that `demo/scenes` takes. */
export const photographsDir = join(rootDir, 'demo/photographs');

/** Swatches of the finishes, cut out of the photographs. */
const swatchesDir = join(rootDir, 'demo/swatches');

/** Whether there is a photograph of this file name. */
export const isPhotographed = (file: string) => existsSync(join(photographsDir, file));

/** Whether a swatch of this file name was cut. */
export const isSwatch = (file: string) => existsSync(join(swatchesDir, file));

/** The path of a picture of the example, by file name. */
export function picturePath(file: string): string {
  return join(isSwatch(file) ? swatchesDir : photographsDir, file);
}
