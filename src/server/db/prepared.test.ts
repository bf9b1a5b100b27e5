import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { prepared } from './prepared.ts';

const { ctx } = await openTestApp();
const plans = async (text: string) => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_prepared_statements where statement like ${text}`.execute(
    ctx.db,
  );
  return rows[0]?.count;
};

it('a prepared statement answers by its values, each time anew', async () => {
  const ask = (ids: number[]) =>
    sql<{ id: number }>`select 1 as id where 1 in (${sql.join(ids)}) ${prepared}`.execute(ctx.db);
  expect((await ask([1, 2])).rows).toEqual([{ id: 1 }]);
  expect((await ask([3, 2])).rows).toEqual([]);
  expect((await ask([1])).rows).toEqual([{ id: 1 }]);
});

it.runIf(ctx.connections.dialect === 'postgres')('its plan is kept, that of others is not', async () => {
  for (const value of [1, 2, 3]) {
    await sql`select ${value}::integer as kept ${prepared}`.execute(ctx.db);
    await sql`select ${value}::integer as dropped`.execute(ctx.db);
  }
  expect(await plans('select $1::integer as kept%')).toBe(1);
  expect(await plans('select $1::integer as dropped%')).toBe(0);
});
