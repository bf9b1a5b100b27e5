import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

/**
 * `up` receives the transaction and the dialect of its database. With `keepsOlder` the previous release can go on
 * reading and writing: the migration only adds what that release need not know (docs/decisions/0083).
 */
export type Migration = {
  name: string;
  keepsOlder?: true;
  up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void>;
};

/** A `create table` builder; on SQLite the table is `strict`. */
export function strictTable(db: Kysely<unknown>, dialect: Dialect, name: string): CreateTableBuilder<string> {
  const table = db.schema.createTable(name);
  return dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}

/**
 * Like `strictTable`, but SQLite stores the rows in the order of the primary key, so that a range of keys is
 * read from one place.
 */
export function keyedTable(db: Kysely<unknown>, dialect: Dialect, name: string): CreateTableBuilder<string> {
  const table = db.schema.createTable(name);
  return dialect === 'sqlite' ? table.modifyEnd(sql`strict, without rowid`) : table;
}

/** Like `strictTable`, with an `id` that the database generates and never reuses. */
export function tableWithId(db: Kysely<unknown>, dialect: Dialect, name: string) {
  return strictTable(db, dialect, name).addColumn('id', 'integer', (column) =>
    dialect === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity(),
  );
}

/** Like `tableWithId`, with the columns that every content table has. */
export function contentTable(db: Kysely<unknown>, dialect: Dialect, name: string) {
  return tableWithId(db, dialect, name)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('deleted_at', 'text');
}

/** Like `contentTable`, with the columns that every simple record has (docs/decisions/0026). */
export function simpleRecordTable(db: Kysely<unknown>, dialect: Dialect, name: string) {
  return contentTable(db, dialect, name)
    .addColumn('queue', 'integer', required)
    .addColumn('translated_from', 'text', emptyObject);
}

/** A column for a JSON object, which is empty by default. */
export const emptyObject = (column: ColumnDefinitionBuilder) => column.notNull().defaultTo('{}');

export const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** A boolean as 0 or 1, because SQLite has no booleans. */
export const flag = (name: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().check(sql`${sql.ref(name)} in (0, 1)`);

/** A required foreign key to a column such as `products.id`. */
export const references = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(target);

/** A text column that sorts by bytes on both databases. */
export const binaryText = (dialect: Dialect) => (dialect === 'sqlite' ? sql`text` : sql`text collate "C"`);
