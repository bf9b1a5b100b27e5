import { slugify } from '#shared/rules/slug.ts';
import { isPhotographed, isSwatch } from '../picture-files.ts';
import type { DemoProduct, DemoText } from './demo-content.ts';
import { finishes, type FinishKey } from './finishes.ts';

const endingOf = (finish: FinishKey) => `-${slugify(finishes[finish].name.tr)}.jpg`;

/** The file of a product in a finish, if it was photographed in it; in the main finish the gallery shows it. */
export function finishPicture(product: DemoProduct, finish: FinishKey): string | undefined {
  const [main] = product.finishes;
  const file = product.pictures[0].file.replace(endingOf(main), endingOf(finish));
  return finish !== main && isPhotographed(file) ? file : undefined;
}

/** The files of a product in a finish: several in the main finish, if others were photographed too. */
export function finishPictures(product: DemoProduct, finish: FinishKey): string[] {
  const [main] = product.finishes;
  const hasOthers = product.finishes.some((other) => finishPicture(product, other) !== undefined);
  if (finish === main && hasOthers) return product.pictures.map(({ file }) => file);
  return [finishPicture(product, finish) ?? []].flat();
}

/** A gallery of fewer pictures also shows the product in other finishes. */
const leastGallery = 3;

/** The files of a product's gallery: its own pictures first. */
export function galleryFiles(product: DemoProduct): string[] {
  const own = product.pictures.map(({ file }) => file);
  const others = product.finishes.flatMap((finish) => finishPicture(product, finish) ?? []);
  return [...own, ...others.slice(0, Math.max(0, leastGallery - own.length))];
}

const swatchStart = 'kaplama';

/** The file of a finish's swatch, if one was cut out of a photograph. */
export function finishSwatch(finish: FinishKey): string | undefined {
  const file = swatchStart + endingOf(finish);
  return isSwatch(file) ? file : undefined;
}

/** The finish in which a file shows its model, and the beginning of its name; undefined for other pictures. */
function finishOf(file: string): { model: string; finish: FinishKey } | undefined {
  const keys = Object.keys(finishes) as FinishKey[];
  const [finish] = keys
    .filter((key) => file.endsWith(endingOf(key)))
    // “mat nikel” ends with “nikel” too.
    .toSorted((a, b) => endingOf(b).length - endingOf(a).length);
  return finish && { model: file.slice(0, -endingOf(finish).length), finish };
}

/**
 * The alternative text of a swatch, or of a model in another finish than that of its described picture: the same text
 * with the name of the finish replaced.
 *
 * @param described the texts by file name, among them one of the same model
 */
export function finishPictureText(
  file: string,
  described: ReadonlyMap<string, DemoText>,
): DemoText | undefined {
  const shown = finishOf(file);
  if (!shown) return undefined;
  if (shown.model === swatchStart) {
    const { tr, en } = finishes[shown.finish].name;
    return { tr: `${tr} yüzey, yakından`, en: `${en} surface, close up` };
  }
  for (const [other, text] of described) {
    const main = finishOf(other);
    if (main?.model !== shown.model) continue;
    return {
      tr: renamed(text.tr, finishes[main.finish].name.tr, finishes[shown.finish].name.tr, 'tr'),
      en: renamed(text.en, finishes[main.finish].name.en, finishes[shown.finish].name.en, 'en'),
    };
  }
  return undefined;
}

/** Replaces the name of a finish, or its last word, in a text, and keeps a capital letter at its beginning. */
function renamed(text: string, from: string, to: string, locale: string): string {
  const lower = (words: string) => words.toLocaleLowerCase(locale);
  const name = [lower(from), lower(from).split(' ').at(-1) ?? ''].find((one) => lower(text).includes(one));
  if (!name) throw new Error(`“${text}” does not name the finish ${from}`);
  const at = lower(text).indexOf(name);
  const replaced = at === 0 ? to : lower(to);
  return text.slice(0, at) + replaced + text.slice(at + name.length);
}
