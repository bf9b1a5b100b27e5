import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import { prepared } from './prepared.ts';

const { ctx } = await openTestApp();

/**
 * Counts the plans of a statement that PostgreSQL reused or remade, on the connections for prepared statements
 * or on others.
 */
const plans = async (text: string, end = prepared) => {
  const { rows } = await sql<{ kept: number; anew: number }>`
    select generic_plans::integer as kept, custom_plans::integer as anew
    from pg_prepared_statements where statement like ${text} ${end}`.execute(ctx.db);
  return rows;
};

it('a prepared statement uses the values of each call', async () => {
  const ask = (ids: number[]) =>
    sql<{ id: number }>`select 1 as id where 1 in (${sql.join(ids)}) ${prepared}`.execute(ctx.db);
  expect((await ask([1, 2])).rows).toEqual([{ id: 1 }]);
  expect((await ask([3, 2])).rows).toEqual([]);
  expect((await ask([1])).rows).toEqual([{ id: 1 }]);
});

it.runIf(ctx.connections.dialect === 'postgres')(
  'PostgreSQL keeps its plan, but not those of other statements',
  async () => {
    for (const value of [1, 2, 3]) {
      await sql`select ${value}::integer as kept ${prepared}`.execute(ctx.db);
      await sql`select ${value}::integer as dropped`.execute(ctx.db);
    }
    expect(await plans('select $1::integer as kept%')).toEqual([{ kept: 3, anew: 0 }]);
    expect(await plans('select $1::integer as dropped%')).toEqual([]);
    expect(await plans('select $1::integer as dropped%', sql``)).toEqual([]);
  },
);

it.runIf(ctx.connections.dialect === 'postgres')(
  'a prepared statement is planned again after a newer release has changed its table',
  async () => {
    const read = () => sql`select * from synonyms where id < ${9} ${prepared}`.execute(ctx.db);
    await read();
    await sql`alter table synonyms add column origin text`.execute(ctx.connections.writer);
    for (let connection = 0; connection < 3; connection += 1) expect((await read()).rows).toEqual([]);
  },
);
