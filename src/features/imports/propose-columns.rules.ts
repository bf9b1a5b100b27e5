import { lowerTurkish, searchFold } from '#shared/turkish.ts';
import type { ColumnMapping } from './column-mapping.ts';

/** What suppliers and accounting programs call the columns of the sheet, by their keys, the most certain first. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  code: [
    'kodu, ürün kodu, stok kodu, malzeme kodu, mal kodu, artikel kodu, ürün no, stok no, kod no, referans, sku',
    'sto kod, item code, item no, product code, article, article no, article number, part number, ref, reference',
  ],
  model_code: [
    'model, model kodu, model no, model numarası, ana kod, ana ürün kodu, parent, parent sku, group code',
  ],
  name: [
    'ad, ürün adı, ürün, stok adı, sto isim, malzeme adı, mal adı, isim, tanım, cinsi, stok cinsi',
    'ürün tanımı, ürün açıklaması, stok açıklaması, malzeme açıklaması, name, product name, title, item name, description',
  ],
  summary: ['kısa açıklama, özet, açıklama, short description, summary'],
  description: ['uzun açıklama, detay, detaylı açıklama, long description, details'],
  category: [
    'kategori, grup, grup kodu, ürün grubu, stok grubu, sto anagrup kod, category, group, product group',
  ],
  size: ['ölçü, ebat, boy, beden, size, dimension'],
  finish: ['kaplama, renk, renk kaplama, finish, color, colour, plating'],
  weight: ['ağırlık, net ağırlık, gramaj, birim ağırlık, weight, net weight'],
  gross_weight: ['brüt ağırlık, gross weight'],
  pack_quantity: ['paket, paket adedi, paket içi, paket içi adet, adet paket, pack, pack quantity, pcs pack'],
  carton_quantity: ['koli, koli adedi, koli içi, koli içi adet, carton, carton quantity, pcs carton'],
  minimum_order: ['minimum sipariş, min sipariş, en az sipariş, asgari sipariş, moq, minimum order'],
  gtin: ['barkod, barkod1, barkod no, bar kodu, ean, ean13, ean 13, gtin, upc, barcode'],
  hs_code: ['gtip, gtip no, gtip kodu, gümrük kodu, gümrük tarife no, hs code, hs, tariff code'],
  origin: ['menşei, menşe, menşe ülke, ülke, origin, country of origin'],
  length: ['uzunluk, length'],
  width: ['genişlik, en, width'],
  files_images: [
    'görsel, görseller, resim, resimler, resim adı, foto, fotoğraf, image, images, picture, photo',
  ],
  files_drawings: ['teknik çizim, çizim, çizimler, technical drawing, drawing, drawings'],
  files_documents: ['belge, belgeler, doküman, dokümanlar, pdf, document, documents, datasheet'],
  height: ['yükseklik, height'],
};

const names = new Map(
  Object.entries(otherNames).flatMap(([key, lines]) =>
    lines.flatMap((text) => text.split(', ')).map((name) => [searchFold(name), key] as const),
  ),
);

/** The bare words of a title, without what stands in parentheses: `Ürün Adı (TR):` becomes `ürün adı`. */
const bare = (title: string) =>
  searchFold(title.replace(/\([^()]*\)/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export type KnownColumn = { key: string; title: string };

/**
 * Proposes columns of the sheet for titles of a file that none of them has. A column is proposed for one title, and not
 * if the file has it already.
 */
export function proposeColumns(
  titles: readonly string[],
  columns: readonly KnownColumn[],
  main: string,
): ColumnMapping['pairs'] {
  const known = new Set(columns.map(({ title }) => lowerTurkish(title)));
  const taken = new Set(titles.filter((title) => known.has(lowerTurkish(title))).map(lowerTurkish));
  const byKey = new Map(columns.map(({ key, title }) => [key, title]));
  const byWords = new Map<string, string>();
  for (const { title } of [...columns].reverse()) {
    byWords.set(bare(title), title);
    byWords.set(bare(title.replace(/^[^:]*:/, '')), title);
  }
  return titles.flatMap((title) => {
    if (known.has(lowerTurkish(title))) return [];
    const words = bare(title);
    const key = names.get(words);
    const column =
      (key && (byKey.get(key) ?? byKey.get(`${key}_${main}`))) ?? (words && byWords.get(words)) ?? undefined;
    if (!column || taken.has(lowerTurkish(column))) return [];
    taken.add(lowerTurkish(column));
    return [{ title, column }];
  });
}
