import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { resourceSizes } from './measure-resources.ts';
import { folderSizes, isTest, measureFile, sourceFiles, type Measured } from './measure-sources.ts';

/**
 * `npm run sizes [-- CHECKOUT]` prints the sizes that CONTRIBUTING.md limits, for this checkout or another
 * one.
 */
const root = resolve(process.argv[2] ?? rootDir);
const shown = 10;

const paths = sourceFiles(root, ['src']);
const files = paths.map((path) => measureFile(root, path));
const sources = files.filter(({ path }) => !isTest(path));
const tests = files.filter(({ path }) => isTest(path));
const styles = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => readFileSync(join(root, 'src', path), 'utf8').split('\n').length - 1);

describeFiles('Source files', sources.map(linesOf));
describeFiles('Tests', tests.map(linesOf));
describeFiles('Style sheets', styles);
console.log(`Comment lines: ${share(sources)} of the source lines, ${share(tests)} of the tests`);

list(
  'Largest source files (lines)',
  [...sources].sort((a, b) => b.lines - a.lines).slice(0, shown),
  ({ path, lines }) => `${lines} ${path}`,
);
list(
  'Functions above 80 lines',
  sources.flatMap(({ path, functions }) =>
    functions.filter(({ lines }) => lines > 80).map((long) => ({ ...long, path })),
  ),
  ({ path, name, line, lines }) => `${lines} ${path}:${line} ${name}`,
);
const folders = folderSizes(paths);
const isFull = ({ files: count }: { files: number }) => count > 25;
list('Folders above 25 source files', folders.filter(isFull), describeFolder);
list('Fullest folders', folders.slice(0, 5), describeFolder);

console.log('\nResources (lines of source by part; a simple one needs at most 200, its tests 50)');
console.table(resourceSizes(files));

function describeFiles(title: string, lines: readonly number[]): void {
  const total = lines.reduce((sum, count) => sum + count, 0).toLocaleString('en');
  const median = quantile(lines, 0.5);
  const p90 = quantile(lines, 0.9);
  console.log(`${title}: ${lines.length} files, ${total} lines, median ${median}, p90 ${p90}`);
}

function list<Item>(title: string, items: readonly Item[], show: (item: Item) => string): void {
  console.log(`\n${title}: ${items.length === 0 ? 'none' : ''}`);
  for (const item of items) console.log(`  ${show(item)}`);
}

function describeFolder({ folder, files: count }: { folder: string; files: number }): string {
  return `${count} ${folder}`;
}

function linesOf({ lines }: Measured): number {
  return lines;
}

function share(measured: readonly Measured[]): string {
  const sum = (count: (file: Measured) => number) => measured.reduce((total, file) => total + count(file), 0);
  return `${((sum(({ commentLines }) => commentLines) / sum(linesOf)) * 100).toFixed(1)} %`;
}

/** The nearest-rank quantile, which is always one of the values. */
function quantile(values: readonly number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
