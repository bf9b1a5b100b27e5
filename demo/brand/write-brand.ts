/** `npx node demo/brand/write-brand.ts` writes the files of this folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandDrawings } from './draw-brand.ts';

for (const [name, drawing] of Object.entries(brandDrawings))
  writeFileSync(join(import.meta.dirname, name), drawing);
// Link previews do not support SVG.
await sharp(Buffer.from(brandDrawings['share.svg']))
  .jpeg({ quality: 86, mozjpeg: true })
  .toFile(join(import.meta.dirname, 'share.jpg'));
