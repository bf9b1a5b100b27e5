import { expect, inject, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { buildUser } from '#test/factories.ts';
import { getImport } from './imports.read.ts';
import { progressOf, withProgress } from './progress.ts';

async function buildImport() {
  const { ctx, clock } = await openTestApp();
  const at = clock.now().toISOString();
  const { id: created_by } = await buildUser(ctx);
  const counts = '{"create":0,"update":5,"unchanged":0,"problem":0}';
  const row = { kind: 'sheet', name: 'a.xlsx', state: 'applying', rows_done: 0, rows_total: 5 } as const;
  const { id } = await ctx.connections.writer
    .insertInto('imports')
    .values({
      ...row,
      counts,
      created_by,
      file_key: null,
      message: '',
      hidden_rows: 0,
      with_hidden: 0,
      batch: null,
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const stored = async () =>
    (await ctx.db.selectFrom('imports').select('rows_done').where('id', '=', id).executeTakeFirstOrThrow())
      .rows_done;
  return { ctx, id, stored };
}

it('the rows that a running import has written are known at once', async () => {
  const { ctx, id } = await buildImport();
  await withProgress(ctx, { importId: id, state: 'applying' }, async (add) => {
    add(2);
    add(1);
    expect((await getImport(ctx, id)).rows_done).toBe(3);
  });
  expect(progressOf(id)).toBeUndefined();
});

it.runIf(inject('template').dialect === 'postgres')(
  'every process knows them, and none changes an import that has ended',
  async () => {
    const { ctx, id, stored } = await buildImport();
    await withProgress(ctx, { importId: id, state: 'applying' }, async (add) => {
      add(3);
      await expect.poll(stored).toBe(3);
      await ctx.connections.writer.updateTable('imports').set({ state: 'applied', rows_done: 5 }).execute();
      add(1);
    });
    expect(await stored()).toBe(5);
  },
);
