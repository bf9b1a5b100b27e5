/** Makes a picture's JPEG renditions with only sharp, at the same low priority as the server's encoder. */
import { join } from 'node:path';
import sharp from 'sharp';
import { lowerPriority } from '#server/ports/child-process.ts';
import type { SharpTask } from '../sharp-alone.ts';

sharp.concurrency(1);
sharp.cache(false);
lowerPriority();

process.on('message', (task: SharpTask) => {
  void makeRenditions(task).then((milliseconds) => process.send?.(milliseconds));
});

async function makeRenditions({ original, folder, widths }: SharpTask): Promise<number> {
  const started = performance.now();
  for (const width of widths) {
    await sharp(original)
      .autoOrient()
      .resize(width)
      .jpeg({ quality: 80 })
      .toFile(join(folder, `${width}.jpg`));
  }
  return performance.now() - started;
}
