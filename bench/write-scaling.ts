/** `npm run bench:scaling`: computes the tables of docs/guides/scaling.md from the result that the guide names. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { withComputedTables } from './scaling.ts';

const guide = join(rootDir, 'docs/guides/scaling.md');
const result = (name: string) => readFileSync(join(import.meta.dirname, 'results', name), 'utf8');
const text = withComputedTables(readFileSync(guide, 'utf8'), result);
writeFileSync(guide, text);
console.log(text);
