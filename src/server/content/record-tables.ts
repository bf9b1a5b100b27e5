import type { Selectable } from 'kysely';
import type { MediumKind } from '#shared/schema/media.ts';
import type { Database, ListedTable } from '#server/db/schema/database.ts';

/** What the kit, the check of used media, the bin and the history know about a table. */
type TableFacts<Row> = {
  /** The name in the history. */
  entity: string;
  /** The last part of its address below `/api/admin`. */
  resource: string;
  /** What staff call one record: as a heading, and after a name (“Kanca” kategorisi). */
  called: { one: string; afterName: string };
  /** The column with the name of a record: a text by language when it is among `texts`. */
  nameColumn: keyof Row & string;
  /** Columns with texts by language. */
  texts: readonly (keyof Row & string)[];
  /** The text that every record has in the main language; null when none is required. */
  mainText: (keyof Row & string) | null;
  /** The columns that name the list a record stands in; without any the table is one list. */
  listBy: readonly (keyof Row & string)[];
  /** Columns with the id of a medium, and what kind of medium it is. */
  media: { readonly [Column in keyof Row]?: MediumKind };
  /** Address and names of each value of `section`, where these are kinds of their own. */
  kinds?: Readonly<Record<string, RecordKind>>;
};

/** The address and the names of records, as in `TableFacts`. */
export type RecordKind = { resource: string; called: { one: string; afterName: string } };

/** The one list of record tables; the type makes sure that none is forgotten. */
export const recordTables = {
  attribute_labels: {
    entity: 'attribute-label',
    resource: 'attribute-labels',
    called: { one: 'Özellik etiketi', afterName: 'özellik etiketi' },
    nameColumn: 'name',
    texts: ['name'],
    mainText: 'name',
    listBy: [],
    media: {},
  },
  catalogues: {
    entity: 'catalogue',
    resource: 'catalogues',
    called: { one: 'Katalog', afterName: 'kataloğu' },
    nameColumn: 'name',
    texts: ['name'],
    mainText: 'name',
    listBy: [],
    media: { cover_id: 'picture', first_page_id: 'picture', file_id: 'document' },
  },
  categories: {
    entity: 'category',
    resource: 'categories',
    called: { one: 'Kategori', afterName: 'kategorisi' },
    nameColumn: 'name',
    texts: ['name', 'description', 'seo_title', 'seo_description'],
    mainText: 'name',
    listBy: ['section', 'parent_id'],
    media: { image_id: 'picture' },
  },
  certificates: {
    entity: 'certificate',
    resource: 'certificates',
    called: { one: 'Sertifika', afterName: 'sertifikası' },
    nameColumn: 'name',
    texts: ['name', 'issuer'],
    mainText: 'name',
    listBy: [],
    media: { image_id: 'picture', file_id: 'document' },
  },
  contact_information: {
    entity: 'contact-information',
    resource: 'settings/contact-information',
    called: { one: 'İletişim bilgisi', afterName: 'iletişim bilgisi' },
    nameColumn: 'name',
    texts: [],
    mainText: null,
    listBy: ['section'],
    media: {},
  },
  contents: {
    entity: 'content',
    resource: 'contents',
    called: { one: 'Sayfa içeriği', afterName: 'içeriği' },
    nameColumn: 'title',
    texts: ['title', 'subtitle', 'body', 'link_text'],
    mainText: 'title',
    listBy: ['page', 'section'],
    media: { image_id: 'picture' },
  },
  contracts: {
    entity: 'contract',
    resource: 'contracts',
    called: { one: 'Sözleşme', afterName: 'sözleşmesi' },
    nameColumn: 'name',
    texts: ['name', 'content', 'seo_name'],
    mainText: 'name',
    listBy: [],
    media: {},
  },
  finishes: {
    entity: 'finish',
    resource: 'finishes',
    called: { one: 'Kaplama', afterName: 'kaplaması' },
    nameColumn: 'name',
    texts: ['name'],
    mainText: 'name',
    listBy: [],
    media: { image_id: 'picture' },
  },
  posts: {
    entity: 'post',
    resource: 'posts',
    called: { one: 'Yazı', afterName: 'yazısı' },
    nameColumn: 'title',
    texts: ['title', 'summary', 'body', 'place', 'seo_title', 'seo_description'],
    mainText: 'title',
    listBy: ['section'],
    media: { cover_id: 'picture', video_file_id: 'video' },
    kinds: {
      blog: { resource: 'posts/blog', called: { one: 'Blog yazısı', afterName: 'yazısı' } },
      fairs: { resource: 'posts/fairs', called: { one: 'Fuar', afterName: 'fuarı' } },
      videos: { resource: 'posts/videos', called: { one: 'Video', afterName: 'videosu' } },
    },
  },
  home_sections: {
    entity: 'home-section',
    resource: 'home-sections',
    called: { one: 'Anasayfa bölümü', afterName: 'bölümü' },
    nameColumn: 'section',
    texts: [],
    mainText: null,
    listBy: [],
    media: {},
  },
  // Its media stand in `product_files`.
  products: {
    entity: 'product',
    resource: 'products',
    called: { one: 'Ürün', afterName: 'ürünü' },
    nameColumn: 'name',
    texts: ['name', 'summary', 'description', 'seo_title', 'seo_description'],
    mainText: 'name',
    listBy: [],
    media: {},
  },
  reply_templates: {
    entity: 'reply-template',
    resource: 'reply-templates',
    called: { one: 'Yanıt şablonu', afterName: 'yanıt şablonu' },
    nameColumn: 'name',
    texts: ['name', 'subject', 'body'],
    mainText: 'name',
    listBy: [],
    media: {},
  },
  // Its media stand in `school_tour_files`.
  school_tours: {
    entity: 'school-tour',
    resource: 'school-tours',
    called: { one: 'Okul turu', afterName: 'okul turu' },
    nameColumn: 'name',
    texts: ['name', 'description'],
    mainText: 'name',
    listBy: [],
    media: {},
  },
  sizes: {
    entity: 'size',
    resource: 'sizes',
    called: { one: 'Ölçü', afterName: 'ölçüsü' },
    nameColumn: 'name',
    texts: ['name'],
    mainText: 'name',
    listBy: [],
    media: {},
  },
  social_media: {
    entity: 'social-media',
    resource: 'settings/social-media',
    called: { one: 'Sosyal medya hesabı', afterName: 'sosyal medya hesabı' },
    nameColumn: 'name',
    texts: [],
    mainText: null,
    listBy: [],
    media: {},
  },
  transporter_types: {
    entity: 'transporter-type',
    resource: 'transporter-types',
    called: { one: 'Taşıyıcı türü', afterName: 'taşıyıcı türü' },
    nameColumn: 'name',
    texts: ['name'],
    mainText: 'name',
    listBy: [],
    media: {},
  },
} as const satisfies { [Name in ListedTable]: TableFacts<Selectable<Database[Name]>> };

/** All record tables, for what treats them alike. */
export const listedTables = Object.keys(recordTables) as ListedTable[];

/** The kinds of records in a table; `section` is set where a table has several. */
export function kindsIn(table: ListedTable): (RecordKind & { section?: string })[] {
  const facts: RecordKind & { kinds?: Readonly<Record<string, RecordKind>> } = recordTables[table];
  if (!facts.kinds) return [facts];
  return Object.entries(facts.kinds).map(([section, kind]) => ({ ...kind, section }));
}

/** The kind of a row. */
export function kindOf(table: ListedTable, row: object): RecordKind {
  const { section } = row as { section?: string };
  return kindsIn(table).find((kind) => kind.section === section) ?? recordTables[table];
}
