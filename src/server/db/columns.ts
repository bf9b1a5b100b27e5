import { sql, type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely } from 'kysely';

export type Dialect = 'sqlite' | 'postgres';

/** What a migration is given: the transaction and which database it runs on. */
export type Migration = { name: string; up: (db: Kysely<unknown>, dialect: Dialect) => Promise<void> };

/** `create table`, with SQLite's type check switched on. */
export function strictTable(db: Kysely<unknown>, dialect: Dialect, name: string): CreateTableBuilder<string> {
  const table = db.schema.createTable(name);
  return dialect === 'sqlite' ? table.modifyEnd(sql`strict`) : table;
}

/** As `strictTable`, with a number that the database gives and never gives twice. */
export function tableWithId(db: Kysely<unknown>, dialect: Dialect, name: string) {
  return strictTable(db, dialect, name).addColumn('id', 'integer', (column) =>
    dialect === 'sqlite'
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity(),
  );
}

/** As `tableWithId`, with the columns that every row of content has. */
export function contentTable(db: Kysely<unknown>, dialect: Dialect, name: string) {
  return tableWithId(db, dialect, name)
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('deleted_at', 'text');
}

export const required = (column: ColumnDefinitionBuilder) => column.notNull();

/** A boolean: SQLite has none, so it is 0 or 1 on both databases. */
export const flag = (name: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().check(sql`${sql.ref(name)} in (0, 1)`);

/** A reference that must exist. */
export const references = (target: string) => (column: ColumnDefinitionBuilder) =>
  column.notNull().references(target);

/** Text that is ordered by its bytes on both databases, for `sort_key`. */
export const binaryText = (dialect: Dialect) => (dialect === 'sqlite' ? sql`text` : sql`text collate "C"`);
