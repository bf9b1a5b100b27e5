import type { Reader } from '#server/db/connect.ts';
import { loadMediaKinds } from '#server/media/media.read.ts';
import { selectGallery } from '#features/galleries/server/galleries.read.ts';
import { ofProduct } from '#features/galleries/server/gallery-owner.ts';
import type { Article } from '../sheet/article.ts';
import { selectVariantsById } from '../sheet/articles.queries.ts';
import { findArticles } from '../sheet/articles.read.ts';
import { readPictureName } from './picture-names.ts';
import type { PictureBefore } from './picture-rows.ts';

/** The maximum number of pictures of a gallery. */
const maxPlace = 200;

export type Matched =
  | { problem: string; code: string }
  | {
      code: string;
      productId: number;
      variantId: number | null;
      version: number;
      place: number;
      /** The medium that is at this place now. */
      currentId: number | null;
      before: PictureBefore;
    };

/** Finds the article and the place for each file name, in the order of the names. */
export async function matchPictures(db: Reader, names: readonly string[]): Promise<Matched[]> {
  const choices = names.map(readPictureName);
  const articles = await findArticles(db, [...new Set(choices.flat().map(({ code }) => code))], []);
  const places = new Set<string>();
  const matched: Matched[] = [];
  for (const [index, name] of names.entries()) {
    const candidates = choices[index] ?? [];
    const choice = candidates.find(({ code }) => articles.has(code));
    const article = choice && articles.get(choice.code);
    if (!article) matched.push(unknown(name, candidates.at(-1)?.code));
    else {
      const { place } = choice;
      const key = `${article.code}/${place}`;
      matched.push(
        places.has(key)
          ? { code: article.code, problem: 'Bu resmin yerini başka bir dosya da istiyor.' }
          : await placeOf(db, article, place),
      );
      places.add(key);
    }
  }
  return matched;
}

function unknown(name: string, code: string | undefined): Matched {
  if (code === undefined)
    return {
      code: '',
      problem: `“${name}” bir resim dosyası değil (JPEG, PNG, WebP, AVIF, TIFF, GIF, SVG).`,
    };
  return { code, problem: `“${code}” kodlu ürün ya da varyant yok. Dosyanın adını düzeltin.` };
}

async function placeOf(db: Reader, article: Article, place: number): Promise<Matched> {
  const { code, productId, variantId, version } = article;
  const found = { code, productId, variantId, version, place };
  if (variantId !== null) {
    if (place > 1) return { code, problem: 'Bir varyantın tek resmi olur; modelin kodunu kullanın.' };
    const [variant] = await selectVariantsById(db, [variantId]);
    const imageId = variant?.image_id ?? null;
    const name = await nameOf(db, imageId);
    return { ...found, currentId: imageId, before: { name, image_id: imageId } };
  }
  if (place > maxPlace) return { code, problem: `Bir galeride en çok ${maxPlace} resim olabilir.` };
  const gallery = await selectGallery(db, ofProduct(productId), 'images');
  const files = gallery.map(({ media_id, title, alt, translated_from }) => ({
    media_id,
    title,
    alt,
    translated_from,
  }));
  const currentId = files[place - 1]?.media_id ?? null;
  return { ...found, currentId, before: { name: await nameOf(db, currentId), files } };
}

async function nameOf(db: Reader, mediaId: number | null): Promise<string> {
  return mediaId === null ? '' : ((await loadMediaKinds(db, [mediaId])).get(mediaId)?.fileName ?? '');
}
