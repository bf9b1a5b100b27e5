import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';

/** The photographs that `demo/scenes` takes. */
export const photographsDir = join(rootDir, 'demo/photographs');

/** Older pictures that wait for their photograph. */
export const picturesDir = join(rootDir, 'demo/pictures');

/** Whether there is a photograph of this file name. */
export const isPhotographed = (file: string) => existsSync(join(photographsDir, file));

/** The path of a picture of the example, by file name. */
export const picturePath = (file: string) => join(isPhotographed(file) ? photographsDir : picturesDir, file);
