import { sql, type Kysely } from 'kysely';
import {
  binaryText,
  contentTable,
  flag,
  references,
  required,
  strictTable,
  tableWithId,
  type Dialect,
  type Migration,
} from '../columns.ts';

/** Everything that the first release stores. */
export const catalogue: Migration = {
  name: '001-catalogue',
  async up(db, dialect) {
    await createSite(db, dialect);
    await createUsers(db, dialect);
    await createOperation(db, dialect);
    await createMedia(db, dialect);
    await createCategories(db, dialect);
    await createProducts(db, dialect);
  },
};

async function createSite(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await strictTable(db, dialect, 'content_revision')
    .addColumn('id', 'integer', (column) => column.primaryKey().check(sql`id = 1`))
    .addColumn('rev', 'integer', required)
    .execute();
  await sql`insert into content_revision (id, rev) values (1, 1)`.execute(db);
  await strictTable(db, dialect, 'secrets')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', required)
    .execute();
  await strictTable(db, dialect, 'configuration')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('value', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await strictTable(db, dialect, 'languages')
    .addColumn('abbr', 'text', (column) => column.primaryKey().notNull())
    .addColumn('lang', 'text', required)
    .addColumn('is_main', 'integer', flag('is_main'))
    .addColumn('is_active', 'integer', flag('is_active'))
    .addColumn('page_lang', 'text', required)
    .addColumn('queue', 'integer', required)
    .addColumn('version', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await sql`create unique index languages_main on languages (is_main) where is_main = 1`.execute(db);
  await strictTable(db, dialect, 'page_metas')
    .addColumn('route_name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('title', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('version', 'integer', required)
    .addColumn('updated_at', 'text', required)
    .execute();
  await strictTable(db, dialect, 'old_slugs')
    .addColumn('kind', 'text', required)
    .addColumn('seo_name', 'text', required)
    .addColumn('entity_id', 'integer', required)
    .addPrimaryKeyConstraint('old_slugs_pk', ['kind', 'seo_name'])
    .execute();
}

async function createUsers(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await contentTable(db, dialect, 'users')
    .addColumn('name', 'text', required)
    .addColumn('email', 'text', required)
    .addColumn('email_key', 'text', required)
    .addColumn('password_hash', 'text', required)
    .addColumn('role_group', 'text', required)
    .addColumn('is_active', 'integer', flag('is_active'))
    .execute();
  await sql`create unique index users_email on users (email_key) where deleted_at is null`.execute(db);
  await tableWithId(db, dialect, 'user_sign_ins')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('at', 'text', required)
    .execute();
  await sql`create index user_sign_ins_user on user_sign_ins (user_id, at)`.execute(db);
  await strictTable(db, dialect, 'sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey().notNull())
    .addColumn('binding_hash', 'text')
    .addColumn('user_id', 'integer', references('users.id'))
    .addColumn('created_at', 'text', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await sql`create index sessions_user on sessions (user_id)`.execute(db);
  await sql`create index sessions_expiry on sessions (expires_at)`.execute(db);
}

async function createOperation(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await strictTable(db, dialect, 'limits')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', required)
    .addColumn('expires_at', 'text', required)
    .execute();
  await sql`create index limits_expiry on limits (expires_at)`.execute(db);
  await tableWithId(db, dialect, 'jobs')
    .addColumn('kind', 'text', required)
    .addColumn('payload', 'text', required)
    .addColumn('run_at', 'text', required)
    .addColumn('lease_until', 'text')
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('last_error', 'text')
    .addColumn('created_at', 'text', required)
    .execute();
  await sql`create index jobs_due on jobs (run_at)`.execute(db);
  await tableWithId(db, dialect, 'history')
    .addColumn('at', 'text', required)
    .addColumn('actor_id', 'integer', (column) => column.references('users.id'))
    .addColumn('entity', 'text', required)
    .addColumn('entity_id', 'text', required)
    .addColumn('action', 'text', required)
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
  await sql`create index history_entity on history (entity, entity_id, id)`.execute(db);
}

async function createMedia(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await contentTable(db, dialect, 'media')
    .addColumn('hash', 'text', required)
    .addColumn('file_name', 'text', required)
    .addColumn('search_fold', 'text', required)
    .addColumn('mime', 'text', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('placeholder', 'text', required)
    .execute();
  await sql`create unique index media_hash on media (hash) where deleted_at is null`.execute(db);
  await tableWithId(db, dialect, 'media_variants')
    .addColumn('media_id', 'integer', references('media.id'))
    .addColumn('format', 'text', required)
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('bytes', 'integer', required)
    .addColumn('key', 'text', (column) => column.notNull())
    .addUniqueConstraint('media_variants_once', ['media_id', 'format', 'width'])
    .execute();
}

async function createCategories(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await contentTable(db, dialect, 'categories')
    .addColumn('section', 'text', required)
    .addColumn('parent_id', 'integer', (column) => column.references('categories.id'))
    .addColumn('seo_name', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('seo_title', 'text', required)
    .addColumn('seo_description', 'text', required)
    .addColumn('image_id', 'integer', (column) => column.references('media.id'))
    .addColumn('is_active', 'integer', flag('is_active'))
    .addColumn('queue', 'integer', required)
    .execute();
  await sql`create unique index categories_seo_name on categories (seo_name) where deleted_at is null`.execute(
    db,
  );
  await sql`create index categories_parent on categories (parent_id)`.execute(db);
  await sql`create index categories_image on categories (image_id)`.execute(db);
}

async function createProducts(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  await contentTable(db, dialect, 'transporter_types')
    .addColumn('key', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('queue', 'integer', required)
    .execute();
  await sql`create unique index transporter_types_key on transporter_types (key) where deleted_at is null`.execute(
    db,
  );
  await contentTable(db, dialect, 'products')
    .addColumn('category_id', 'integer', references('categories.id'))
    .addColumn('code', 'text', required)
    .addColumn('seo_name', 'text', required)
    .addColumn('name', 'text', required)
    .addColumn('summary', 'text', required)
    .addColumn('description', 'text', required)
    .addColumn('seo_title', 'text', required)
    .addColumn('seo_description', 'text', required)
    .addColumn('attributes', 'text', required)
    .addColumn('is_active', 'integer', flag('is_active'))
    .addColumn('is_featured', 'integer', flag('is_featured'))
    .addColumn('published_at', 'text', required)
    .addColumn('queue', 'integer', required)
    .addColumn('featured_queue', 'integer', required)
    .execute();
  await sql`create unique index products_seo_name on products (seo_name) where deleted_at is null`.execute(
    db,
  );
  await sql`create unique index products_code on products (code) where deleted_at is null`.execute(db);
  await sql`create index products_category on products (category_id, queue)`.execute(db);
  await sql`create index products_order on products (queue, id)`.execute(db);
  await sql`create index products_published on products (published_at)`.execute(db);
  await sql`create index products_featured on products (featured_queue) where is_featured = 1`.execute(db);
  await strictTable(db, dialect, 'product_texts')
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('lang', 'text', required)
    .addColumn('sort_key', binaryText(dialect), required)
    .addColumn('search_fold', 'text', required)
    .addPrimaryKeyConstraint('product_texts_pk', ['product_id', 'lang'])
    .execute();
  await tableWithId(db, dialect, 'product_files')
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('media_id', 'integer', references('media.id'))
    .addColumn('gallery_type', 'text', required)
    .addColumn('title', 'text', required)
    .addColumn('alt', 'text', required)
    .addColumn('queue', 'integer', required)
    .addColumn('created_at', 'text', required)
    .execute();
  await sql`create index product_files_product on product_files (product_id, gallery_type, queue)`.execute(
    db,
  );
  await sql`create index product_files_media on product_files (media_id)`.execute(db);
  await strictTable(db, dialect, 'product_transporter_types')
    .addColumn('product_id', 'integer', references('products.id'))
    .addColumn('transporter_type_id', 'integer', references('transporter_types.id'))
    .addPrimaryKeyConstraint('product_transporter_types_pk', ['product_id', 'transporter_type_id'])
    .execute();
}
