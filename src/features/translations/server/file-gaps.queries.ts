import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Reader } from '#server/db/connect.ts';
import { contains } from '#server/db/contains.ts';
import type { Database } from '#server/db/schema/database.ts';
import type { FileKind } from './file-kinds.ts';

export type GapState = 'missing' | 'outdated';

/**
 * A row with the texts of a file. `owner_id` is the id of the record that contains the file, or the file's
 * own id.
 */
export type FileTextRow = {
  id: number;
  owner_id: number;
  /** The JSON texts of that record's name, or the file name. */
  name: string;
  title?: string;
  alt: string;
  translated_from: string;
};
type Langs = { lang: string; main: string };

/**
 * Counts the files with a text in the main language, and those of them with missing or outdated texts in
 * another.
 */
export async function countFileGaps(
  db: Reader,
  kind: FileKind,
  { lang, main }: Langs,
): Promise<{ total: number; missing: number; outdated: number }> {
  const count = (condition: RawBuilder<unknown>) =>
    sql<number | string>`count(case when ${condition} then 1 end)`;
  const { rows } = await sql<Record<'total' | 'missing' | 'outdated', number | string>>`
    select ${count(anyField(kind, (field) => hasText(field, main)))} as total,
      ${count(concerned(kind, { lang, main }, 'missing'))} as missing,
      ${count(concerned(kind, { lang, main }, 'outdated'))} as outdated
    ${liveFiles(kind)}`.execute(db);
  const [row] = rows;
  return { total: Number(row?.total), missing: Number(row?.missing), outdated: Number(row?.outdated) };
}

/** Selects a page of the files with missing or outdated texts in a language, the newest first. */
export async function selectFileGaps(
  db: Reader,
  kind: FileKind,
  { state, limit, offset, ...langs }: Langs & { state: GapState; limit: number; offset: number },
): Promise<FileTextRow[]> {
  const own = kind.fields.map((field) => sql.ref(`file.${field}`));
  const named = kind.owners
    ? sql`owner.id as owner_id, owner.name as name`
    : sql`file.id as owner_id, file.file_name as name`;
  const { rows } = await sql<FileTextRow>`
    select file.id, file.translated_from, ${sql.join(own)}, ${named} ${liveFiles(kind)}
    and ${concerned(kind, langs, state)} order by file.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** Selects the texts of one live file. */
export async function selectFileTexts(
  db: Reader,
  kind: FileKind,
  id: number,
): Promise<FileTextRow | undefined> {
  const { rows } = await sql<FileTextRow>`select file.* ${liveFiles(kind)} and file.id = ${id}`.execute(db);
  return rows[0];
}

export async function updateFileOrigins(
  db: Transaction<Database>,
  { table }: FileKind,
  id: number,
  translatedFrom: string,
): Promise<void> {
  await sql`update ${sql.table(table)} set translated_from = ${translatedFrom} where id = ${id}`.execute(db);
}

/** Selects the next files by id that have texts, including those of deleted records. */
export async function selectFileBatch(
  db: Reader,
  { table, fields }: FileKind,
  { after, limit }: { after: number; limit: number },
): Promise<FileTextRow[]> {
  const { rows } = await sql<FileTextRow>`select * from ${sql.table(table)}
    where id > ${after} and ${withTexts(fields, '')} order by id limit ${limit}`.execute(db);
  return rows;
}

/**
 * Selects live files that have texts. The condition is that of an index, so that the few files with texts are
 * found quickly.
 */
function liveFiles({ table, fields, owners }: FileKind) {
  const texts = withTexts(fields, 'file.');
  if (!owners) return sql`from ${sql.table(table)} as file where file.deleted_at is null and ${texts}`;
  return sql`from ${sql.table(table)} as file join ${sql.table(owners.table)} as owner on owner.id = file.owner_id
    where owner.deleted_at is null and ${texts}`;
}

function withTexts(fields: readonly string[], prefix: string) {
  const conditions = fields.map((field) => sql`${sql.ref(`${prefix}${field}`)} <> '{}'`);
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function concerned(kind: FileKind, { lang, main }: Langs, state: GapState) {
  if (state === 'outdated') return hasText('translated_from', lang);
  return anyField(kind, (field) => sql`(${hasText(field, main)} and not ${hasText(field, lang)})`);
}

function anyField({ fields }: FileKind, condition: (field: string) => RawBuilder<unknown>) {
  return sql`(${sql.join(fields.map(condition), sql` or `)})`;
}

/**
 * Whether a column has a text in a language. The keys of the JSON are languages, and empty texts are not
 * stored.
 */
function hasText(field: string, lang: string) {
  return contains(`file.${field}`, `"${lang}":`);
}
