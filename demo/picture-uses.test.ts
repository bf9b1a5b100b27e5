import { readFile } from 'node:fs/promises';
import { slugify } from '#shared/rules/slug.ts';
import { expect, it } from 'vitest';
import { finishes, type FinishKey } from './content/finishes.ts';
import { pictureText } from './content/pictures.ts';
import { products } from './content/products.ts';
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

it.each(products)('a picture of $code in another finish has a text that names it', (product) => {
  const [main] = product.finishes;
  const endingOf = (finish: FinishKey) => `-${slugify(finishes[finish].name.tr)}.jpg`;
  for (const finish of product.finishes) {
    const text = pictureText(product.pictures[0].file.replace(endingOf(main), endingOf(finish)));
    const { tr, en } = finishes[finish].name;
    if (finish === main) continue;
    expect(text.tr.toLocaleLowerCase('tr')).toContain(tr.toLocaleLowerCase('tr'));
    expect(text.en.toLowerCase()).toContain(en.toLowerCase());
  }
});
