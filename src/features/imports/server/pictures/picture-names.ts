import { searchFold } from '#shared/turkish.ts';
import { codeOf } from '../sheet/code-cells.ts';

/**
 * A possible meaning of a file name: the code of an article, and the place in its gallery, counted from 1.
 */
export type PictureName = { code: string; place: number };

const extension = /\.(jpe?g|jfif|png|webp|avif|gif|tiff?|svg|heic|heif)$/i;

/** Whether the operating system added this file to the archive. */
export const isHiddenFile = (path: string): boolean =>
  path.split(/[/\\]/).some((part) => part.startsWith('.') || part === '__MACOSX') ||
  /thumbs\.db$/i.test(path);

/** The file name without folders, because the folders in a ZIP have no meaning. */
export const fileNameOf = (path: string): string => path.split(/[/\\]/).at(-1) ?? '';

/**
 * The possible meanings of a file name, the likeliest first: `TK-1140_2.jpg` may be the picture of the code
 * `TK-1140_2`, or the second picture of `TK-1140`. Empty if the name is not that of a picture.
 */
export function readPictureName(name: string): PictureName[] {
  if (!extension.test(name)) return [];
  const stem = name.replace(extension, '');
  const [, base = '', place = ''] = /^(.+)_(\d{1,3})$/.exec(stem) ?? [];
  return [
    { code: codeOf(stem), place: 1 },
    { code: codeOf(base), place: Number(place) },
  ].filter((choice) => choice.code !== '' && choice.place >= 1);
}

/**
 * The key by which file names match codes. It ignores letter case and separators, except a separator between
 * two digits, so that `TK-12-2` is not `TK-122`.
 */
export const looseKey = (text: string): string =>
  searchFold(text)
    .replace(/[\s_./-]+/g, '-')
    .replace(/(?<=\d)-(?=\d)/g, '·')
    .replaceAll('-', '');

/** `last` means after the existing pictures. */
type Place = number | 'last';
type Reading = { key: string; place: Place; isGuess: boolean };

const placeWords = 'front|back|side|top|bottom|left|right|detail|on|arka|yan|ust|alt|sol|sag|detay';
/** Matches an ending that may follow a code in a file name: `(2)`, `kopya`, `arka` or `-2`. */
const endings = [
  { kind: 'number', pattern: /-?\((\d{1,3})\)$/ },
  { kind: 'copy', pattern: /-(copy|kopya|kopyasi)$/ },
  { kind: 'place', pattern: new RegExp(`-(${placeWords})$`) },
  { kind: 'number', pattern: /-(\d{1,3})$/ },
] as const;

/** The possible meanings of a name that is not exactly a code, the likeliest first. */
function readLoosely(name: string): Reading[] {
  const readings: Reading[] = readPictureName(name).map(({ code, place }) => ({
    key: looseKey(code),
    place,
    isGuess: false,
  }));
  let rest = searchFold(name.replace(extension, '')).replace(/[\s_-]+/g, '-');
  let place: Place = 'last';
  for (;;) {
    const ending = endings.find(({ pattern }) => pattern.test(rest));
    if (!ending) return readings.filter(({ key }) => key !== '');
    const [, mark = ''] = ending.pattern.exec(rest) ?? [];
    rest = rest.replace(ending.pattern, '');
    // The number of a copy, as in `TK-18 kopya (2)`, is not a place.
    if (ending.kind === 'copy') place = 'last';
    else if (ending.kind === 'number') place = Number(mark) || 'last';
    else if (mark === 'front' || mark === 'on') place = 1;
    readings.push({ key: looseKey(rest), place, isGuess: true });
  }
}

/** The keys under which the codes for a name may be found. */
export const looseKeysOf = (name: string): string[] => readLoosely(name).map(({ key }) => key);

export type KnownCodes = { has: (code: string) => boolean; similar: (key: string) => readonly string[] };

/**
 * `exact` means that the name is a code, with or without a place; `spelling`, that it differs from one code
 * only in letter case and separators; `guess`, that something else follows the code, so staff decide.
 */
export type MatchedName =
  { problem: string; code: string } | { code: string; place: Place; match: 'exact' | 'spelling' | 'guess' };

/** Finds the article that a file's name means. */
export function matchName(name: string, codes: KnownCodes): MatchedName {
  const exact = readPictureName(name);
  const code = exact.at(-1)?.code;
  if (!extension.test(name))
    return {
      code: '',
      problem: `“${name}” bir resim dosyası değil (JPEG, PNG, WebP, AVIF, TIFF, GIF, SVG).`,
    };
  if (code === undefined)
    return { code: '', problem: `“${name}” adında ürün kodu yok. Dosyaya ürünün kodunu ad olarak verin.` };
  const found = exact.find((one) => codes.has(one.code));
  if (found) return { ...found, match: 'exact' };
  for (const { key, place, isGuess } of readLoosely(name)) {
    const [only, ...others] = codes.similar(key);
    if (only === undefined) continue;
    if (others.length > 0)
      return {
        code,
        problem: `Dosyanın adı birden çok koda benziyor: ${[only, ...others].slice(0, 5).join(', ')}. Dosyanın adını düzeltin.`,
      };
    return { code: only, place, match: isGuess ? 'guess' : 'spelling' };
  }
  return { code, problem: `“${code}” kodlu ürün ya da varyant yok. Dosyanın adını düzeltin.` };
}
