import { writeFile } from 'node:fs/promises';
import { listFile, pictureList } from '#demo/picture-uses.ts';

/** `npm run demo:pictures`: writes the list of the example's pictures and their places. */
await writeFile(listFile, pictureList());
