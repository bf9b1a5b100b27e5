import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => existsSync(join(root, file)));

/** The text files of the repository, except measurements. */
const files = tracked
  .filter((file) => /\.(tsx?|mts|mjs|cjs|js|css|html|py|md)$/.test(file))
  .filter((file) => !file.startsWith('bench/results/') && file !== 'test/citations.test.ts');

it('every cited rule of docs/product.md is under a heading of that name', () => {
  const headings = new Set(
    [...read('docs/product.md').matchAll(/^## (.+)$/gm)].map(([, heading]) => heading),
  );
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(/docs\/product\.md,[\s*/#]*"([^"\n]+)"/g)]
      .filter(([, heading]) => !headings.has(heading))
      .map(([, heading]) => `${file}: "${heading ?? ''}"`),
  );
  expect(unknown).toEqual([]);
});

it('every cited decision exists', () => {
  const decisions = new Set(files.map((file) => /^docs\/decisions\/(\d{4})/.exec(file)?.[1]));
  const unknown = files.flatMap((file) =>
    [...read(file).matchAll(/decisions?(?: |\/)(\d{4})\b/g)]
      .filter(([, number]) => !decisions.has(number))
      .map(([, number]) => `${file}: ${number ?? ''}`),
  );
  expect(unknown).toEqual([]);
});

it('every file that a guide names exists', () => {
  const guides = [
    'README.md',
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'docs/vocabulary.md',
    'docs/guides/security.md',
  ];
  const missing = guides.flatMap((guide) =>
    [...read(guide).matchAll(/`([\w@./-]+(?:\.(?:tsx?|css|mjs|cjs|md)|\/))`/g)]
      .map(([, path = '']) => path)
      .filter((path) => /^\w/.test(path) && !isHere(path))
      .map((path) => `${guide}: ${path}`),
  );
  expect(missing).toEqual([]);
});

/**
 * Whether a cited path exists. Guides may give only its end, such as `features/slugs/`; folders of the data
 * directory are not in the repository.
 */
function isHere(path: string): boolean {
  if (path === 'private/' || path === 'media/') return true;
  return tracked.some((file) =>
    path.endsWith('/') ? `/${file}`.includes(`/${path}`) : `/${file}`.endsWith(`/${path}`),
  );
}

it('no file cites a document that a reader of the repository does not have', () => {
  const outside = /\b[Ss]pec(?:ification)? ?§|§ ?\d|\b(?:spec|design|api|style|look|stack)\.md\b/;
  const citing = files.flatMap((file) =>
    read(file)
      .split('\n')
      .flatMap((line, index) => (outside.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(citing).toEqual([]);
});
