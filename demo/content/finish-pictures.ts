import { slugify } from '#shared/rules/slug.ts';
import type { DemoProduct, DemoText } from './demo-content.ts';
import { finishes, type FinishKey } from './finishes.ts';

type InFinish = (finish: string) => string;

/**
 * The models that were photographed in every finish, by the beginning of their file names, with what each picture
 * shows.
 */
const leadingModels: Readonly<Record<string, { tr: InFinish; en: InFinish }>> = {
  'toka-klasik': {
    tr: (finish) => `${finish}, köşeleri yuvarlatılmış tek dilli toka`,
    en: (finish) => `Single-prong buckle with rounded corners in ${finish}`,
  },
  dhalka: {
    tr: (finish) => `${finish} iki D halka, biri küçük`,
    en: (finish) => `Two D-rings in ${finish}, one smaller`,
  },
  'zincir-forse': {
    tr: (finish) => `${finish} forse zincir, oval baklalı`,
    en: (finish) => `Cable chain with oval links in ${finish}`,
  },
  kusgozu: {
    tr: (finish) => `${finish} iki kuşgözü ve bir pul`,
    en: (finish) => `Two eyelets and a washer in ${finish}`,
  },
  'citcit-yayli': {
    tr: (finish) => `${finish} yaylı çıtçıtın dört parçası: şapka, dişi, erkek ve alt`,
    en: (finish) => `The four parts of a spring snap in ${finish}: cap, socket, stud and post`,
  },
  'elcik-damla': {
    tr: (finish) => `${finish} damla elcikler, kenarı kabarık, halkalarıyla`,
    en: (finish) => `Teardrop pullers with raised rims in ${finish}, on their rings`,
  },
  'kanca-doner': {
    tr: (finish) => `${finish} kanca, yaylı dilli, gözü dönen`,
    en: (finish) => `Swivel snap hook with a spring gate in ${finish}`,
  },
  'percin-kapsul': {
    tr: (finish) => `${finish} kapsül perçinler: şapkalar, saplar ve takılmış bir çift`,
    en: (finish) => `Double-cap rivets in ${finish}: caps, posts and one assembled pair`,
  },
};

const endingOf = (finish: FinishKey) => `-${slugify(finishes[finish].name.tr)}.jpg`;

/** The file of a product in a finish, if it has one of its own; in the main finish the gallery shows it. */
export function finishPicture(product: DemoProduct, finish: FinishKey): string | undefined {
  const [main] = product.finishes;
  const model = product.pictures[0].file.replace(endingOf(main), '');
  return finish !== main && model in leadingModels ? model + endingOf(finish) : undefined;
}

/** The files of a product in a finish: several for a leading model in its main finish, which its gallery shows. */
export function finishPictures(product: DemoProduct, finish: FinishKey): string[] {
  const [main] = product.finishes;
  const isLeading = product.finishes.some((other) => finishPicture(product, other) !== undefined);
  if (finish === main && isLeading) return product.pictures.map(({ file }) => file);
  return [finishPicture(product, finish) ?? []].flat();
}

/** The alternative text of a picture of `finishPicture`, by file name; undefined for other files. */
export function finishPictureText(file: string): DemoText | undefined {
  for (const [model, { tr, en }] of Object.entries(leadingModels))
    for (const [finish, { name }] of Object.entries(finishes) as [FinishKey, { name: DemoText }][])
      if (file === model + endingOf(finish)) return { tr: tr(name.tr), en: en(name.en.toLowerCase()) };
  return undefined;
}
