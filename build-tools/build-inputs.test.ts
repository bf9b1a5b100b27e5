import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { hashInputs } from './build-inputs.ts';

let root = '';
const write = (file: string, content: string) => writeFileSync(join(root, file), content);
const hash = () => hashInputs(root, ['src', 'lock.json']);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrin-inputs-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  write('src/page.tsx', 'page');
  write('src/deep/list.ts', 'list');
  write('lock.json', '{}');
});

it('the same files give the same hash', () => {
  expect(hash()).toBe(hash());
});

it('a file with other content changes the hash, also in a subfolder', () => {
  const before = hash();
  write('src/deep/list.ts', 'lists');
  expect(hash()).not.toBe(before);
});

it('a changed name changes the hash', () => {
  const before = hash();
  renameSync(join(root, 'src/page.tsx'), join(root, 'src/home.tsx'));
  expect(hash()).not.toBe(before);
});

it('a new or removed file changes the hash', () => {
  const before = hash();
  write('src/new.ts', '');
  expect(hash()).not.toBe(before);
  rmSync(join(root, 'src/new.ts'));
  rmSync(join(root, 'src/page.tsx'));
  expect(hash()).not.toBe(before);
});

it('moving text between files changes the hash', () => {
  write('src/a.ts', 'one');
  write('src/b.ts', 'two');
  const before = hash();
  write('src/a.ts', 'onet');
  write('src/b.ts', 'wo');
  expect(hash()).not.toBe(before);
});

it.each(['page.test.tsx', 'buckle.jpg', 'sheet.pdf'])('%s does not change the hash', (name) => {
  const before = hash();
  write(`src/${name}`, 'no input');
  expect(hash()).toBe(before);
});
