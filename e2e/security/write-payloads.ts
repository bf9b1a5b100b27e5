import SQLite from 'better-sqlite3';
import { cleanIllustratedText, cleanRichText } from '#server/texts/rich-text.ts';
import { payloads } from './payloads.ts';

type Cleaning = (html: string) => Promise<string>;
const asTyped: Cleaning = async (text) => text;

/** Columns with texts by language, and how a save cleans them. */
const localised: Readonly<Record<string, Readonly<Record<string, Cleaning>>>> = {
  categories: { name: asTyped, description: asTyped, seo_title: asTyped, seo_description: asTyped },
  transporter_types: { name: asTyped },
  sizes: { name: asTyped },
  finishes: { name: asTyped },
  attribute_labels: { name: asTyped },
  products: {
    name: asTyped,
    summary: asTyped,
    description: cleanRichText,
    seo_title: asTyped,
    seo_description: asTyped,
  },
  product_files: { title: asTyped, alt: asTyped },
  certificates: { name: asTyped, issuer: asTyped },
  contracts: { name: asTyped, content: cleanRichText },
  contents: { title: asTyped, subtitle: asTyped, body: cleanIllustratedText, link_text: asTyped },
  posts: {
    title: asTyped,
    summary: asTyped,
    body: cleanIllustratedText,
    seo_title: asTyped,
    seo_description: asTyped,
    place: asTyped,
  },
  catalogues: { name: asTyped },
  school_tours: { name: asTyped, description: cleanRichText },
  page_metas: { title: asTyped, description: asTyped },
  media: { alt: asTyped },
  reply_templates: { name: asTyped, subject: asTyped, body: asTyped },
};

/** Columns with one text each. */
const plain: Readonly<Record<string, readonly string[]>> = {
  products: ['code'],
  product_variants: ['code'],
  posts: ['author', 'stand'],
  contact_information: ['name'],
  social_media: ['name'],
  media: ['file_name'],
  messages: ['name', 'company', 'subject', 'message', 'note', 'phone'],
  order_lines: ['name', 'variant', 'code', 'note'],
  users: ['name'],
};
const settings = [
  'projectCompanyName',
  'legalTitle',
  'taxOffice',
  'tradeRegistry',
  'addressStreet',
  'addressCity',
  'keywords',
];

/**
 * Writes a payload into every text of the demo. Payloads are cleaned as in a save but not checked, so that only
 * the pages must be safe. Returns the number of texts.
 */
export async function writePayloads(file: string, confirmed: string): Promise<number> {
  const database = new SQLite(file);
  let written = 0;
  const next = () => payloads[written++ % payloads.length] ?? '';
  const rowsOf = (table: string, column: string) =>
    database.prepare(`select rowid as id, "${column}" as text from "${table}"`).all() as Row[];
  const store = (table: string, column: string, id: number, text: string) =>
    database.prepare(`update "${table}" set "${column}" = ? where rowid = ?`).run(text, id);

  for (const [table, columns] of Object.entries(localised))
    for (const [column, clean] of Object.entries(columns))
      for (const { id } of rowsOf(table, column)) {
        const texts = { tr: await clean(`<p>${next()}</p>`), en: await clean(next()) };
        store(table, column, id, JSON.stringify(texts));
      }
  for (const [table, columns] of Object.entries(plain))
    for (const column of columns)
      // The number keeps unique columns unique.
      for (const { id } of rowsOf(table, column)) store(table, column, id, `${next()} ${id}`);
  // This table has no row ids: its searches are its keys.
  const searches = database.prepare('select distinct search from failed_searches').pluck().all() as string[];
  for (const [index, search] of searches.entries())
    database
      .prepare('update failed_searches set search = ? where search = ?')
      .run(`${next()} ${index}`, search);
  for (const name of settings)
    database.prepare('update configuration set value = ? where key = ?').run(next(), name);
  for (const name of ['supportAddress', 'securityAddress'])
    database
      .prepare(
        "insert into configuration (key, value, updated_at) values (?, ?, '') on conflict (key) do update set value = excluded.value",
      )
      .run(name, 'bilgi@example.com');
  // The owner of this address gets copies of messages with the visitor’s texts.
  database
    .prepare(
      "insert into subscribers (email, email_key, lang, form, created_at, confirmed_at) values (?, ?, 'tr', '/', ?, ?)",
    )
    .run(confirmed, confirmed, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z');
  database.close();
  return written;
}

type Row = { id: number; text: string };
