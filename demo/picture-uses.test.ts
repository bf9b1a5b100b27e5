import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { listFile, pictureList, pictureUses } from './picture-uses.ts';

it('the list of pictures matches the content and the folders: npm run demo:pictures', async () => {
  expect(await readFile(listFile, 'utf8')).toBe(pictureList());
});

it('no picture of the example is shown nowhere', () => {
  expect(pictureList()).not.toContain('nowhere');
});

it('a wide picture has one place', () => {
  const wide = pictureUses().filter(({ file }) => file.endsWith('-genis.jpg'));
  const twice = wide.filter(({ file }, index) => wide.findIndex((other) => other.file === file) !== index);
  expect(twice).toEqual([]);
});
