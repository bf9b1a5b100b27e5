import type { Kysely } from 'kysely';
import type { Dialect } from '../../../migration-tables.ts';
import { createPostgresTrigger, createSqliteTrigger } from '../create-trigger.ts';

/** Keeps `products.has_picture` up to date: whether the gallery `images` contains a file. */
export async function keepHasPicture(db: Kysely<unknown>, dialect: Dialect): Promise<void> {
  for (const [event, row, body] of [
    [
      'insert',
      'new',
      (ids: string) => `update products set has_picture = 1 where has_picture = 0 and id in (${ids});`,
    ],
    ['delete', 'old', withoutPicture],
  ] as const) {
    const name = `product_pictures_${event}`;
    const after = `${event} on product_files`;
    if (dialect === 'sqlite') {
      const ids = `select ${row}.owner_id where ${row}.gallery_type = 'images'`;
      await createSqliteTrigger(db, { name, after, body: body(ids) });
    } else {
      const ids = `select owner_id from changed_rows where gallery_type = 'images'`;
      const referencing = `${row} table as changed_rows`;
      await createPostgresTrigger(db, { name, after, body: body(ids), each: 'statement', referencing });
    }
  }
}

function withoutPicture(ids: string): string {
  return `update products set has_picture = 0 where id in (${ids}) and not exists (
    select 1 from product_files where owner_id = products.id and gallery_type = 'images'
  );`;
}
