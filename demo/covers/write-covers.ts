/** `npx node demo/covers/write-covers.ts` writes the SVG files of this folder. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { coverDrawings } from './covers.ts';

for (const [name, drawing] of Object.entries(coverDrawings()))
  writeFileSync(join(import.meta.dirname, `${name}.svg`), drawing);
