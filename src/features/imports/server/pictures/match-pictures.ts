import type { Reader } from '#server/db/connect.ts';
import { loadMediaKinds } from '#server/media/media.read.ts';
import { selectGallery } from '#features/galleries/server/galleries.read.ts';
import { maxVariantFiles } from '#features/variant-files/variant-files.ts';
import { picturesOf } from '#features/variant-files/server/variant-files.read.ts';
import { loadVariantRows } from '#features/variants/server/variants.read.ts';
import { ofProduct } from '#features/galleries/server/gallery-owner.ts';
import type { Article } from '../sheet/article.ts';
import { selectCodesAfter } from '../sheet/articles.queries.ts';
import { findArticles } from '../sheet/articles.read.ts';
import { looseKey, looseKeysOf, matchName, readPictureName, type MatchedName } from './picture-names.ts';
import { plainFile, type PictureBefore } from './picture-rows.ts';

/** The maximum number of pictures of a product. */
const maxModelPictures = 200;

type Problem = { problem: string; code: string };

export type Matched =
  | Problem
  | {
      code: string;
      productId: number;
      variantId: number | null;
      version: number;
      place: number;
      /** The medium that is at this place now. */
      currentId: number | null;
      before: PictureBefore;
      /** Explains why a file belongs to the article although its name is not the code; otherwise empty. */
      note: string;
      /** Whether the picture is written only after staff have confirmed it. */
      isProposal: boolean;
    };

type NamedCode = Exclude<MatchedName, Problem>;

/** Places are given to exact names first, then to names that differ only in spelling, then to guesses. */
const matchOrder = ['exact', 'spelling', 'guess'] as const;

/** Finds the article and the place of each file, in the order of the names. */
export async function matchPictures(db: Reader, names: readonly string[]): Promise<Matched[]> {
  const exact = names.flatMap((name) => readPictureName(name).map(({ code }) => code));
  const known = await findArticles(db, [...new Set(exact)], []);
  const byKey = await findSimilar(
    db,
    new Set(
      names.filter((name) => !readPictureName(name).some(({ code }) => known.has(code))).flatMap(looseKeysOf),
    ),
  );
  const articles = new Map([...known, ...(await findArticles(db, [...byKey.values()].flat(), []))]);
  const codes = {
    has: (code: string) => known.has(code),
    // Codes of products in the trash belong to no article, so they are left out.
    similar: (key: string) => (byKey.get(key) ?? []).filter((code) => articles.has(code)),
  };
  const found = names.map((name) => matchName(name, codes));
  const places = new Set<string>();
  const matched: Matched[] = [];
  for (const match of matchOrder)
    for (const [index, one] of found.entries()) {
      if ('problem' in one) matched[index] = one;
      else if (one.match === match)
        matched[index] = await placed(db, names[index] ?? '', {
          one,
          article: articles.get(one.code),
          places,
        });
    }
  return matched;
}

type Placing = { one: NamedCode; article: Article | undefined; places: Set<string> };

async function placed(db: Reader, name: string, { one, article, places }: Placing): Promise<Matched> {
  const { code, match } = one;
  if (!article) return { code, problem: `“${code}” kodlu ürün ya da varyant yok. Dosyanın adını düzeltin.` };
  const isTaken = places.has(`${code}/${one.place}`);
  // A guess never takes the place of a picture whose name is certain.
  const wanted = match === 'guess' && isTaken ? 'last' : one.place;
  if (wanted !== 'last' && places.has(`${code}/${wanted}`))
    return { code, problem: 'Bu resmin yerini başka bir dosya da istiyor.' };
  places.add(`${code}/${wanted}`);
  const at = await placeOf(db, article, wanted);
  if (!('productId' in at)) return at;
  return { ...at, note: noteOf(name, one), isProposal: match === 'guess' };
}

function noteOf(name: string, { code, match }: NamedCode): string {
  if (match === 'exact') return '';
  if (match === 'spelling')
    return `Dosyanın adı “${code}” kodundan yalnız harf büyüklüğü ya da ayraçla ayrılıyor.`;
  return `“${name}” adının “${code}” için olduğu sanılıyor. Onaylanmadan yazılmaz.`;
}

/** The number of codes in one statement. */
const readAtOnce = 5_000;

/** Finds the article codes whose loose key is one of `keys`, grouped by key. */
async function findSimilar(db: Reader, keys: ReadonlySet<string>): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  if (keys.size === 0) return found;
  for (let after = ''; ;) {
    const codes = await selectCodesAfter(db, after, readAtOnce);
    for (const code of codes) {
      const key = looseKey(code);
      if (keys.has(key)) found.set(key, [...(found.get(key) ?? []), code]);
    }
    const last = codes.at(-1);
    if (last === undefined || codes.length < readAtOnce) return found;
    after = last;
  }
}

type Placed = Omit<Exclude<Matched, Problem>, 'note' | 'isProposal'>;

async function placeOf(db: Reader, article: Article, wanted: number | 'last'): Promise<Placed | Problem> {
  const { code, productId, variantId, version } = article;
  const files =
    variantId === null ? await modelPictures(db, productId) : await variantPictures(db, productId, variantId);
  const maxPlace = variantId === null ? maxModelPictures : maxVariantFiles;
  // A place beyond the last picture appends the picture, so `maxPlace` stands for the last place.
  const place = wanted === 'last' ? maxPlace : wanted;
  if (place > maxPlace || (wanted === 'last' && files.length >= maxPlace))
    return { code, problem: `Bir galeride en çok ${maxPlace} resim olabilir.` };
  const currentId = files[place - 1]?.media_id ?? null;
  const before = { name: await nameOf(db, currentId), files };
  return { code, productId, variantId, version, place, currentId, before };
}

async function modelPictures(db: Reader, productId: number) {
  const gallery = await selectGallery(db, ofProduct(productId), 'images');
  return gallery.map(({ media_id, title, alt, translated_from }) => ({
    media_id,
    title,
    alt,
    translated_from,
  }));
}

async function variantPictures(db: Reader, productId: number, variantId: number) {
  const variant = (await loadVariantRows(db, [productId])).find(({ id }) => id === variantId);
  return variant ? picturesOf(variant).map(plainFile) : [];
}

async function nameOf(db: Reader, mediaId: number | null): Promise<string> {
  return mediaId === null ? '' : ((await loadMediaKinds(db, [mediaId])).get(mediaId)?.fileName ?? '');
}
