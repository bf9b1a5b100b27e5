import { mkdir, mkdtemp, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { isFolderPattern, readFolder } from './read-folder.ts';
import { SourceFailure } from './source-failure.ts';

let root = '';
let folder = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrin-folder-'));
  onTestFinished(() => rm(root, { recursive: true }));
  folder = join(root, 'gelen');
  await mkdir(join(folder, 'tedarikci'), { recursive: true });
  await writeFile(join(root, 'gizli.csv'), 'gizli');
});

async function put(path: string, text: string, secondsAgo = 60): Promise<void> {
  await writeFile(join(folder, path), text);
  const at = new Date(Date.now() - secondsAgo * 1000);
  await utimes(join(folder, path), at, at);
}

async function read(pattern: string): Promise<string> {
  const path = join(root, 'copy');
  const { name } = await readFolder(folder, pattern, { path, signal: new AbortController().signal });
  return `${name}: ${await readFile(path, 'utf8')}`;
}

it('the newest file that fits the pattern is read', async () => {
  await put('stok-1.csv', 'eski', 300);
  await put('stok-2.CSV', 'yeni', 100);
  await put('stok-3.txt', 'baska', 1);
  await put('.stok-4.csv', 'gizli', 1);
  await put('tedarikci/fiyat.xlsx', 'alt', 1);
  expect(await read('stok-*.csv')).toBe('stok-2.CSV: yeni');
  expect(await read('stok-1.csv')).toBe('stok-1.csv: eski');
  expect(await read('tedarikci/*.xlsx')).toBe('fiyat.xlsx: alt');
  await expect(read('yok-*.csv')).rejects.toThrow(SourceFailure);
  await expect(read('yok/stok.csv')).rejects.toThrow(SourceFailure);
});

it('links are not followed, neither a file nor a folder on the way', async () => {
  await symlink(join(root, 'gizli.csv'), join(folder, 'link.csv'));
  await symlink(root, join(folder, 'disari'));
  await expect(read('link.csv')).rejects.toThrow(SourceFailure);
  await expect(read('*.csv')).rejects.toThrow(SourceFailure);
  await expect(read('disari/gizli.csv')).rejects.toThrow(SourceFailure);
});

it.each(['../gizli.csv', '/etc/passwd', 'a/../../gizli.csv', '*/gizli.csv', '.', '', 'a//b', 'a\\b'])(
  '%j is no pattern',
  async (pattern) => {
    expect(isFolderPattern(pattern)).toBe(false);
    await expect(read(pattern)).rejects.toThrow(SourceFailure);
  },
);

it('an empty file is read as one', async () => {
  await put('bos.csv', '');
  expect(await read('bos.csv')).toBe('bos.csv: ');
});
