import type { Selectable } from 'kysely';
import type { Database, ListedTable } from '#server/db/schema/database.ts';

/** What the kit, the check of used media, the bin and the history know about a table. */
type TableFacts<Row> = {
  /** The name in the history. */
  entity: string;
  /** The last part of its address below `/api/admin`. */
  resource: string;
  /** What staff call one record: as a heading, and after a name (“Kanca” kategorisi). */
  called: { one: string; afterName: string };
  /** Columns with texts by language. */
  texts: readonly (keyof Row & string)[];
  /** The text that every record has in the main language. */
  mainText: keyof Row & string;
  /** Columns with the id of a medium, and what kind of medium it is. */
  media: { readonly [Column in keyof Row]?: 'picture' | 'document' };
};

/** The one list of record tables; the type makes sure that none is forgotten. */
export const recordTables = {
  categories: {
    entity: 'category',
    resource: 'categories',
    called: { one: 'Kategori', afterName: 'kategorisi' },
    texts: ['name', 'description', 'seo_title', 'seo_description'],
    mainText: 'name',
    media: { image_id: 'picture' },
  },
  // Its media stand in `product_files`.
  products: {
    entity: 'product',
    resource: 'products',
    called: { one: 'Ürün', afterName: 'ürünü' },
    texts: ['name', 'summary', 'description', 'seo_title', 'seo_description'],
    mainText: 'name',
    media: {},
  },
  transporter_types: {
    entity: 'transporter-type',
    resource: 'transporter-types',
    called: { one: 'Taşıyıcı türü', afterName: 'taşıyıcı türü' },
    texts: ['name'],
    mainText: 'name',
    media: {},
  },
} as const satisfies { [Name in ListedTable]: TableFacts<Selectable<Database[Name]>> };

/** All record tables, for what treats them alike. */
export const listedTables = Object.keys(recordTables) as ListedTable[];
