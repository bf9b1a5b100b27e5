import type { ListedTable } from '#server/db/schema/database.ts';
import { kindsIn, listedTables, recordTables } from '#server/content/record-tables.ts';

/** A kind of record with texts by language, as `/api/admin/{resource}`. */
export type TranslatedKind = { resource: string; called: string; table: ListedTable; section?: string };

/** What staff call the records of a kind, in the order in which completeness is shown. */
const called: Readonly<Record<string, string>> = {
  products: 'Ürünler',
  categories: 'Kategoriler',
  'transporter-types': 'Taşıyıcı türleri',
  sizes: 'Ölçüler',
  finishes: 'Kaplamalar',
  'attribute-labels': 'Özellik etiketleri',
  contents: 'Sayfa içerikleri',
  'posts/blog': 'Blog yazıları',
  'posts/fairs': 'Fuarlar',
  'posts/videos': 'Videolar',
  catalogues: 'Kataloglar',
  certificates: 'Sertifikalar',
  'school-tours': 'Okul turları',
  contracts: 'Sözleşmeler',
  'reply-templates': 'Yanıt şablonları',
};

/** Every kind of record with texts. */
export const translatedKinds: readonly TranslatedKind[] = listedTables
  .filter((table) => recordTables[table].texts.length > 0)
  .flatMap((table) =>
    kindsIn(table).map(({ resource, section, called: { one } }) => ({
      resource,
      called: called[resource] ?? one,
      table,
      ...(section !== undefined && { section }),
    })),
  )
  .toSorted((one, other) => place(one.resource) - place(other.resource));

function place(resource: string): number {
  return Object.keys(called).indexOf(resource);
}

/** The texts of the interface and of page titles, beside the records. */
export const interfaceTextKind = { resource: 'interface-texts', called: 'Arayüz metinleri' };
export const pageMetaKind = { resource: 'page-meta', called: 'Sayfa başlıkları' };

const fieldNames: Readonly<Record<string, string>> = {
  name: 'Ad',
  title: 'Başlık',
  alt: 'Alternatif metin',
  subtitle: 'Alt başlık',
  summary: 'Özet',
  description: 'Açıklama',
  body: 'Metin',
  content: 'Metin',
  text: 'Metin',
  link_text: 'Bağlantı metni',
  place: 'Yer',
  attributes: 'Özellikler',
  issuer: 'Veren kuruluş',
  subject: 'Konu',
  seo_title: 'Arama motoru başlığı',
  seo_description: 'Arama motoru açıklaması',
};

/** What staff call a field with texts. */
export function fieldName(field: string): string {
  return fieldNames[field] ?? field;
}
