import { sql } from 'kysely';
import type { Migration } from '../columns.ts';

/**
 * A page of a category asks for the files of two dozen pictures. The names of a picture's files stand in one text of its
 * own row, kept by triggers, since nobody but the medium's jobs writes them and every page reads them.
 */
export const pictureFiles: Migration = {
  name: '013-picture-files',
  async up(db, dialect) {
    const run = (statement: string) => sql.raw(statement).execute(db);
    await run("alter table media add column picture_files text not null default ''");
    await run(`update media set picture_files = ${filesOf('media.id')}`);
    for (const [event, row] of [
      ['insert', 'new'],
      ['delete', 'old'],
    ] as const) {
      const name = `media_variants_named_${event}`;
      const keep = `update media set picture_files = ${filesOf(`${row}.media_id`)} where id = ${row}.media_id;`;
      if (dialect === 'sqlite') {
        await run(`create trigger ${name} after ${event} on media_variants begin ${keep} end`);
        continue;
      }
      await run(`create function ${name}() returns trigger language plpgsql as $$ begin
        ${keep} return null; end $$`);
      await run(`create trigger ${name} after ${event} on media_variants
        for each row execute function ${name}()`);
    }
  },
};

/** `480:key 960:key`: the modern format first, then by width. */
function filesOf(mediumId: string): string {
  return `coalesce((
    select string_agg(cast(variant.width as text) || ':' || variant.key, ' ' order by variant.format, variant.width)
    from media_variants as variant where variant.media_id = ${mediumId} and variant.format <> 'pdf'), '')`;
}
