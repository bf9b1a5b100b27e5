import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { cases, environment } from './erasures.fixture.ts';

const app = await openTestApp({ environment });
const { ctx } = app;
const rows = () => ctx.db.selectFrom('erasures').selectAll().orderBy('id').execute();

/** Runs an erasure that cannot write its row. */
async function withoutRows(erase: () => Promise<unknown>): Promise<void> {
  const { writer } = ctx.connections;
  await sql`alter table erasures rename to erasures_away`.execute(writer);
  try {
    await erase();
  } finally {
    await sql`alter table erasures_away rename to erasures`.execute(writer);
  }
}

describe('an erasure writes a row in its own transaction', () => {
  it.each(cases)('$title', async ({ kind, make }) => {
    const { erase, left } = await make(app);
    const before = (await rows()).length;
    await erase();
    expect(await left(ctx.db)).toBe(0);
    const added = (await rows()).slice(before);
    expect(added.map((row) => row.kind)).toContain(kind);
    const jobs = ctx.db.selectFrom('jobs').select('id').where('kind', '=', 'erasures.store').execute();
    expect((await jobs).length).toBeGreaterThan(0);
  });

  // A medium is deleted long before its files are removed; that deletion has no part in this.
  it.each(cases.filter(({ kind }) => kind !== 'media'))(
    'without the row nothing changes: $title',
    async ({ make }) => {
      const { erase, left } = await make(app);
      const before = await left(ctx.db);
      expect(before).toBeGreaterThan(0);
      const { writer } = ctx.connections;
      await sql`alter table erasures rename to erasures_away`.execute(writer);
      await expect(erase()).rejects.toThrow();
      await sql`alter table erasures_away rename to erasures`.execute(writer);
      expect(await left(ctx.db)).toBe(before);
    },
  );

  it('the files of a medium stay without the row', async () => {
    const medium = cases.find(({ kind }) => kind === 'media');
    const { erase } = await (medium?.make(app) ?? Promise.reject(new Error('no case')));
    const { key } = await ctx.db
      .selectFrom('renditions')
      .select('key')
      .orderBy('media_id', 'desc')
      .executeTakeFirstOrThrow();
    await expect(withoutRows(erase)).rejects.toThrow();
    expect(await ctx.publicFiles.find(key)).toBeDefined();
  });

  it('no row contains an address', async () => {
    expect(JSON.stringify(await rows())).not.toMatch(/@|kisi-|kullanici-/);
  });
});
