import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '#server/root-dir.ts';
import { categories } from './content/categories.ts';
import { contents } from './content/contents.ts';
import type { DemoCategory, DemoProduct } from './content/demo-content.ts';
import { finishPicture, finishSwatch } from './content/finish-pictures.ts';
import { finishes, type FinishKey } from './content/finishes.ts';
import { posts } from './content/posts.ts';
import { products } from './content/products.ts';
import { schoolTours } from './content/school-tours.ts';
import { isSwatch, photographsDir } from './picture-files.ts';

/** The page that `npm run demo:pictures` writes, and that says where each picture is shown. */
export const listFile = join(rootDir, 'demo/picture-uses.md');

export type PictureUse = { file: string; place: string };

/** Every place where the example shows a picture, in the order of the site. */
export function pictureUses(): PictureUse[] {
  return [
    ...contents.flatMap(({ page, section, title, picture }) =>
      usesIn(`${page}, ${section}: ${title.tr}`, picture ? [picture] : []),
    ),
    ...categories.flatMap(usesOfCategory),
    ...products.flatMap(usesOfProduct),
    ...Object.entries(posts).flatMap(([section, all]) =>
      all.flatMap(({ title, cover, body }) => [
        ...usesIn(`${section}: ${title.tr}`, cover ? [cover] : []),
        ...usesIn(`${section}, text: ${title.tr}`, filesInText(body?.tr)),
      ]),
    ),
    ...schoolTours.flatMap(({ name, pictures }) => usesIn(`tour: ${name.tr}`, pictures)),
    ...(Object.keys(finishes) as FinishKey[]).flatMap((finish) => {
      const file = finishSwatch(finish);
      return usesIn(`finish: ${finishes[finish].name.tr}`, file ? [file] : []);
    }),
  ];
}

/** The files of all pictures that the example shows, each once. */
export const pictureFiles = (): string[] => [...new Set(pictureUses().map(({ file }) => file))];

function usesOfCategory({ name, picture, sub_categories = [] }: DemoCategory): PictureUse[] {
  return [
    ...usesIn(`category: ${name.tr}`, picture ? [picture] : []),
    ...sub_categories.flatMap(usesOfCategory),
  ];
}

function usesOfProduct(product: DemoProduct): PictureUse[] {
  const title = `${product.code} ${product.name.tr}`;
  return [
    ...product.pictures.flatMap(({ file }, index) => usesIn(`${title}, picture ${index + 1}`, [file])),
    ...product.finishes.flatMap((finish) => {
      const file = finishPicture(product, finish);
      return usesIn(`${title}, ${finishes[finish].name.tr}`, file ? [file] : []);
    }),
  ];
}

const usesIn = (place: string, files: readonly string[]) => files.map((file) => ({ file, place }));

const filesInText = (text = '') => [...text.matchAll(/data-file="([^"]+)"/g)].map(([, file = '']) => file);

/** The list of all pictures as Markdown: how each was made, and its places. */
export function pictureList(): string {
  const uses = Map.groupBy(pictureUses(), ({ file }) => file);
  const photographs = readdirSync(photographsDir).filter((name) => name.endsWith('.jpg'));
  const all = new Set([...photographs, ...uses.keys()]);
  const rows = [...all].toSorted().map((file) => {
    const made = isSwatch(file) ? 'swatch' : 'photograph';
    const places = uses.get(file)?.map(({ place }) => place) ?? ['nowhere'];
    return `| ${file.replace(/\.jpg$/, '')} | ${made} | ${places.join('; ')} |`;
  });
  return [
    '# The pictures of the example and their places',
    '',
    'Written by `npm run demo:pictures`. “Photograph”: taken by [scenes](scenes/README.md); “swatch”: cut out of one by',
    '`npm run demo:swatches`.',
    '',
    '| picture | made as | shown in |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
