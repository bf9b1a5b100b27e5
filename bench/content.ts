import type { Kysely, Transaction } from 'kysely';
import { createHash } from 'node:crypto';
import { searchFold, sortKey } from '#shared/turkish.ts';
import type { Connections } from '#server/db/connect.ts';
import { toJson } from '#server/db/json.ts';
import type { Database } from '#server/db/schema/database.ts';
import { variantKey } from '#server/features/media/media-keys.ts';

/** Addresses that every filled catalogue has. */
export const paths = {
  home: '/',
  /** A main category that holds an eighth of all products, below it: its first page shows 24. */
  category: '/urunler/tokalar',
  product: '/urun/metal-toka-no-1',
  categoriesJson: '/api/pages/categories?lang=tr',
} as const;

const mainCategories = [
  'Tokalar',
  'Halkalar',
  'Zincirler',
  'Kuşgözleri',
  'Çıtçıtlar',
  'Elcikler',
  'Kancalar',
  'Perçinler',
];
const mainSlugs = [
  'tokalar',
  'halkalar',
  'zincirler',
  'kusgozleri',
  'citcitlar',
  'elcikler',
  'kancalar',
  'percinler',
];
const subCategories = 4;
const pictures = 200;
const widths = [480, 960, 1600, 2400];
const featured = 8;

const now = '2026-01-01T00:00:00.000Z';
const common = { created_at: now, updated_at: now, deleted_at: null };
const both = (tr: string, en: string) => toJson({ tr, en });

/**
 * Fills a migrated, empty database with a catalogue like a real one: two levels of categories, every
 * product with texts in two languages, attributes and two pictures of eight files. The files themselves
 * do not exist. One transaction of large inserts, past the services: 100,000 products take seconds.
 */
export async function fillCatalogue(connections: Connections, products: number): Promise<void> {
  await connections.writer.transaction().execute(async (db) => {
    await insertAll(db, 'media', mediaRows());
    await insertAll(db, 'media_variants', variantRows());
    await insertAll(db, 'categories', categoryRows());
    for (let first = 1; first <= products; first += 5_000) {
      const numbers = Array.from({ length: Math.min(5_000, products - first + 1) }, (_, i) => first + i);
      await insertAll(db, 'products', numbers.map(productRow));
      await insertAll(db, 'product_texts', numbers.flatMap(textRows));
      await insertAll(db, 'product_files', numbers.flatMap(fileRows));
    }
  });
}

/** Both databases bound the values of one statement. */
const maxValues = 30_000;

async function insertAll<Table extends keyof Database>(
  db: Transaction<Database>,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  const size = Math.floor(maxValues / Object.keys(rows[0] ?? {}).length);
  const plain = db as unknown as Kysely<Record<string, object>>;
  for (let start = 0; start < rows.length; start += size) {
    await plain
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
}

function mediaRows() {
  return Array.from({ length: pictures }, (_, index) => ({
    id: index + 1,
    ...common,
    hash: hashOf(index + 1),
    file_name: `urun-${index + 1}.jpg`,
    search_fold: `urun ${index + 1} jpg`,
    mime: 'image/jpeg',
    bytes: 2_400_000,
    width: 3000,
    height: 2250,
    placeholder: `data:image/webp;base64,${createHash('sha512').update(String(index)).digest('base64')}`,
  }));
}

function variantRows() {
  return Array.from({ length: pictures }, (_, index) => index + 1).flatMap((mediaId) =>
    (['jpeg', 'avif'] as const).flatMap((format) =>
      widths.map((width) => ({
        media_id: mediaId,
        format,
        width,
        height: (width / 4) * 3,
        bytes: width * 100,
        key: variantKey(hashOf(mediaId), { width, format }),
      })),
    ),
  );
}

function categoryRows() {
  const row = (id: number, parent: number | null, name: string, slug: string) => ({
    id,
    ...common,
    section: 'products',
    parent_id: parent,
    seo_name: slug,
    name: both(name, `${name} (en)`),
    description: both(`${name}: döküm ve pres parçalar, altı kaplama renginde.`, 'Cast and pressed parts.'),
    seo_title: both('', ''),
    seo_description: both('', ''),
    image_id: (id % pictures) + 1,
    is_active: 1,
    queue: 100 - id,
  });
  const mains = mainCategories.map((name, index) => row(index + 1, null, name, mainSlugs[index] ?? ''));
  const subs = mains.flatMap((main, index) =>
    Array.from({ length: subCategories }, (_, sub) =>
      row(
        mains.length + index * subCategories + sub + 1,
        main.id,
        `${mainCategories[index] ?? ''} ${sub + 1}. grup`,
        `${main.seo_name}-${sub + 1}`,
      ),
    ),
  );
  return [...mains, ...subs];
}

function productRow(number: number) {
  const leaves = mainCategories.length * subCategories;
  const attribute = (label: string, value: string) => ({ label: { tr: label }, value: { tr: value } });
  return {
    id: number,
    ...common,
    category_id: mainCategories.length + (number % leaves) + 1,
    code: `B-${number}`,
    seo_name: `metal-toka-no-${number}`,
    name: both(nameOf(number), `Metal buckle no. ${number}`),
    summary: both('Döküm zamak, nikel kaplama, keskin kenarsız.', 'Cast zamak, nickel plated.'),
    description: both('<p>Çanta ve kemer için, 25 mm kayışa uyar.</p>', '<p>For bags and belts.</p>'),
    seo_title: both('', ''),
    seo_description: both('', ''),
    attributes: toJson([
      attribute('Malzeme', 'Zamak'),
      attribute('Genişlik', `${10 + (number % 40)} mm`),
      attribute('Kaplama', 'Nikel, altın, antik pirinç'),
    ]),
    is_active: 1,
    is_featured: Number(number <= featured),
    published_at: now,
    queue: number,
    featured_queue: number,
  };
}

function textRows(number: number) {
  const name = nameOf(number);
  return ['tr', 'en'].map((lang) => ({
    product_id: number,
    lang,
    sort_key: sortKey(name),
    search_fold: searchFold(`B-${number} ${name}`),
  }));
}

function fileRows(number: number) {
  return [0, 1].map((place) => ({
    product_id: number,
    media_id: ((number * 2 + place) % pictures) + 1,
    gallery_type: 'images',
    title: toJson({}),
    alt: toJson({}),
    queue: 2 - place,
    created_at: now,
  }));
}

const nameOf = (number: number) => `Metal toka no ${number}`;
const hashOf = (id: number) => createHash('sha256').update(`bench ${id}`).digest('hex');
