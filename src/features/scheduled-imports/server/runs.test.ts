import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listServerWarnings } from '#features/dashboard/server/warnings.read.ts';
import { dayMs, hourMs, minuteMs } from '#shared/rules/durations.ts';
import { openTestApp } from '#test/app.ts';
import { runDueJobs } from '#test/due-jobs.ts';
import { ensureScheduledImports, scheduledImportJobs } from './run.job.ts';
import { openScheduled, url } from './scheduled-imports.fixture.ts';

const byRule = { rule: 'apply', most: 5, most_unit: 'rows' };

describe('a sheet at an address', () => {
  it('waits for approval as an import that names its source', async () => {
    const { state, sheet, add, run, last, imports, summaries, call, admin } = await openScheduled();
    state.body = sheet('Yeni');
    const { data } = (await add()).body;
    expect(await run(data.id)).toBe(200);
    const [found] = await imports();
    expect(found).toMatchObject({ name: 'fiyat.csv', source: 'Tedarikçi', state: 'checked' });
    expect(await last()).toMatchObject({ last_result: 'waiting', last_import_id: found?.id, last_error: '' });
    expect((await summaries())[0]).toBe('');
    await call('PUT', `/api/admin/imports/${found?.id}/apply`, {}, await admin());
    expect(await last()).toMatchObject({ last_result: 'applied' });
  });

  it('is applied by the rule, without its rows with problems', async () => {
    const { state, sheet, add, run, last, imports, summaries } = await openScheduled();
    state.body = `${sheet('Yeni', 2)}\nYOK-1;x`;
    const { data } = (await add(byRule)).body;
    await run(data.id);
    expect((await summaries()).slice(0, 3)).toEqual(['Yeni', 'Yeni', '']);
    expect(await last()).toMatchObject({ last_result: 'applied' });
    expect(await imports()).toMatchObject([{ state: 'applied', counts: { update: 2, problem: 1 } }]);
  });

  it.each([
    ['more rows than the rule allows', { ...byRule, most: 2 }, 'waiting'],
    ['as many rows as it allows', { ...byRule, most: 3 }, 'applied'],
    ['a larger share of its rows', { ...byRule, most: 99, most_unit: 'percent' }, 'waiting'],
    ['every row, if the rule allows all', { ...byRule, most: 100, most_unit: 'percent' }, 'applied'],
  ])('that changes %s is settled so', async (_, rule, result) => {
    const { state, sheet, add, run, last } = await openScheduled();
    state.body = sheet('Yeni', 3);
    await run((await add(rule)).body.data.id);
    expect(await last()).toMatchObject({ last_result: result });
  });

  it('that is unchanged starts no import; one without a difference ends by itself', async () => {
    const { state, sheet, add, run, last, imports, asked } = await openScheduled();
    Object.assign(state, { body: sheet('Yeni'), headers: { etag: '"1"' } });
    const { id } = (await add(byRule)).body.data;
    await run(id);
    await run(id);
    expect(asked.at(-1)?.headers['if-none-match']).toBe('"1"');
    expect(await last()).toMatchObject({ last_result: 'unchanged' });
    state.headers = {};
    await run(id);
    expect(await imports()).toHaveLength(1);
    state.body = `${sheet('Yeni')}\n`;
    await run(id);
    expect(await last()).toMatchObject({ last_result: 'same' });
    expect(await imports()).toMatchObject([{ state: 'cancelled' }, { state: 'applied' }]);
  });

  it('is signed in to with the stored password, which no answer and no table contains', async () => {
    const { ctx, state, sheet, add, run, asked, list } = await openScheduled();
    state.body = sheet('Yeni');
    const signIn = { sign_in: 'basic', sign_in_user: 'bayi', password: 'çok gizli' };
    const answer = await add(signIn);
    await run(answer.body.data.id);
    const expected = Buffer.from('bayi:çok gizli').toString('base64');
    expect(asked[0]?.headers.authorization).toBe(`Basic ${expected}`);
    const stored = await ctx.db.selectFrom('scheduled_imports').selectAll().execute();
    expect(JSON.stringify([answer.body, await list(), stored])).not.toContain('gizli"');
    expect(JSON.stringify(stored)).not.toContain('çok');
  });
});

describe('a failure', () => {
  it.each([
    ['401', { status: 401 }, /girişi kabul etmedi \(401\)/],
    ['404', { status: 404 }, /dosya yok \(404\)/],
    ['500', { status: 500 }, /500 yanıtını verdi/],
    ['a picture', { body: Buffer.from('89504e470d0a1a0a', 'hex') }, /tablo değil/],
    ['a file that is no sheet', { body: 'merhaba' }, /Kod|sütun/],
  ])('with %s is shown with its reason and warned of until a run succeeds', async (_, answer, reason) => {
    const { ctx, state, sheet, add, run, last, summaries } = await openScheduled();
    Object.assign(state, answer);
    const { id } = (await add(byRule)).body.data;
    await run(id);
    expect(await last()).toMatchObject({ last_error: expect.stringMatching(reason) as string });
    const warned = async () =>
      (await listServerWarnings(ctx)).some(({ kind }) => kind === 'scheduled-imports');
    expect(await warned()).toBe(true);
    await run(id);
    expect(await warned()).toBe(true);
    Object.assign(state, { status: 200, body: sheet('Yeni') });
    await run(id);
    expect([await warned(), (await summaries())[0]]).toEqual([false, 'Yeni']);
  });

  it('of an address of this machine is refused where its name is resolved', async () => {
    const { origin, add, run, last, asked } = await openScheduled({});
    const { body } = await add({
      address: `${origin.replace('http://127.0.0.1', 'https://localhost')}/a.csv`,
    });
    await run(body.data.id);
    expect(await last()).toMatchObject({
      last_result: 'unreachable',
      last_error: expect.stringMatching(/iç ağa/) as string,
    });
    expect(asked).toEqual([]);
  });
});

describe('the times', () => {
  it('are each full hour, or a time of day in Istanbul', async () => {
    const { clock, add, asked, settleAll, state, sheet, handlers, ctx } = await openScheduled();
    state.body = sheet('Yeni');
    clock.advance(hourMs - (clock.now().getTime() % hourMs) + minuteMs);
    await add();
    const daily = await add({ every: 'day', at: '06:30' });
    expect(daily.status).toBe(201);
    expect(new Date(daily.body.data.next_at).toLocaleTimeString('tr', { timeZone: 'Europe/Istanbul' })).toBe(
      '06:30:00',
    );
    await settleAll();
    expect(asked).toHaveLength(0);
    clock.advance(hourMs);
    await runDueJobs(ctx, handlers);
    expect(asked).toHaveLength(1);
    clock.advance(dayMs);
    await runDueJobs(ctx, handlers);
    // After a day without a runner each is fetched once, not once for every missed hour.
    expect(asked).toHaveLength(3);
  });

  it('change at once, and end with the deletion; what was imported stays', async () => {
    const { clock, add, call, admin, asked, settleAll, run, imports, state, sheet } = await openScheduled();
    state.body = sheet('Yeni');
    const { id } = (await add()).body.data;
    await run(id);
    await call('PUT', `${url}/${id}`, { every: 'day', at: '06:30' }, await admin());
    const before = asked.length;
    clock.advance(hourMs * 2);
    if (new Date(clock.now()).getUTCHours() < 3) await settleAll();
    expect(asked).toHaveLength(before);
    expect((await call('DELETE', `${url}/${id}`, {}, await admin())).status).toBe(200);
    clock.advance(dayMs);
    await settleAll();
    expect(asked).toHaveLength(before);
    expect(await imports()).toHaveLength(1);
  });
});

describe('several processes', () => {
  it('fetch a sheet once', async () => {
    const { settings, clock, ctx, handlers, add, call, admin, asked, state, sheet } = await openScheduled();
    if (ctx.connections.dialect === 'sqlite') return;
    state.body = sheet('Yeni');
    const { id } = (await add()).body.data;
    const other = await openTestApp({ settings, clock, environment: { OUTGOING_PRIVATE: '1' } });
    await call('PUT', `${url}/${id}/run`, {}, await admin());
    await Promise.all([runDueJobs(ctx, handlers), runDueJobs(other.ctx, scheduledImportJobs(other.ctx))]);
    expect(asked).toHaveLength(1);
  });

  it('go on with a run that was cut off: nothing is imported or applied twice', async () => {
    const { ctx, state, sheet, add, run, settleAll, imports, summaries, asked, clock } =
      await openScheduled();
    state.body = sheet('Yeni');
    const { id } = (await add(byRule)).body.data;
    await run(id);
    const history = async () =>
      (await ctx.db.selectFrom('history').select('id').where('entity', '=', 'product').execute()).length;
    const before = await history();
    // As after a process that was killed when its import was stored: the job is due again.
    await ctx.connections.writer
      .updateTable('jobs')
      .set({ run_at: clock.now().toISOString(), attempts: 1 })
      .where('kind', '=', 'scheduled-imports.run')
      .execute();
    await settleAll();
    expect(asked).toHaveLength(2);
    expect([await imports(), await history()]).toMatchObject([[{ state: 'applied' }], before]);
    expect((await summaries())[0]).toBe('Yeni');
  });

  it('apply an import again whose process was killed while it wrote', async () => {
    const { ctx, state, sheet, add, call, admin, settleAll, imports, summaries, handlers, clock } =
      await openScheduled();
    state.body = sheet('Yeni');
    const { id } = (await add(byRule)).body.data;
    await call('PUT', `${url}/${id}/run`, {}, await admin());
    const untilApplying = new Map([...handlers].filter(([kind]) => kind !== 'imports.apply'));
    for (let turn = 0; turn < 3; turn += 1) {
      await runDueJobs(ctx, untilApplying);
      clock.advance(2_000);
    }
    expect(await imports()).toMatchObject([{ state: 'applying' }]);
    await ctx.connections.writer
      .updateTable('jobs')
      .set({ attempts: 1 })
      .where('kind', '=', 'imports.apply')
      .execute();
    await settleAll();
    await settleAll();
    expect([await imports(), (await summaries())[0]]).toMatchObject([[{ state: 'applied' }], 'Yeni']);
  });

  it('queue one again whose job is lost', async () => {
    const { ctx, add, clock, settleAll, asked, state, sheet } = await openScheduled();
    state.body = sheet('Yeni');
    await add();
    await ctx.connections.writer.deleteFrom('jobs').where('kind', '=', 'scheduled-imports.run').execute();
    await ensureScheduledImports(ctx);
    await ensureScheduledImports(ctx);
    clock.advance(hourMs);
    await settleAll();
    expect(asked).toHaveLength(1);
  });
});

describe('a sheet of the folder', () => {
  async function openFolder() {
    const folder = await mkdtemp(join(tmpdir(), 'vitrin-gelen-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const test = await openScheduled({ IMPORT_DIR: folder });
    const put = async (name: string, text: string, secondsAgo = 60) => {
      await writeFile(join(folder, name), text);
      const at = new Date(test.clock.now().getTime() - secondsAgo * 1000);
      await utimes(join(folder, name), at, at);
    };
    return { ...test, folder, put };
  }

  it('is imported like one of an address, once it is no longer written', async () => {
    const { add, put, run, settleAll, clock, sheet, last, imports, summaries } = await openFolder();
    await put('stok-1.csv', sheet('Yeni'), 5);
    const { id } = (await add({ source: 'folder', pattern: 'stok-*.csv', ...byRule })).body.data;
    await run(id);
    expect(await imports()).toEqual([]);
    clock.advance(30_000);
    await settleAll();
    expect(await imports()).toMatchObject([{ name: 'stok-1.csv', source: 'Tedarikçi', state: 'applied' }]);
    expect([(await summaries())[0], (await last())?.last_result]).toEqual(['Yeni', 'applied']);
  });

  it('that is missing is a failure', async () => {
    const { add, run, last, folder } = await openFolder();
    await mkdir(join(folder, 'bos'));
    await run((await add({ source: 'folder', pattern: 'bos/*.csv' })).body.data.id);
    expect(await last()).toMatchObject({
      last_result: 'unreachable',
      last_error: expect.stringMatching(/uyan bir dosya yok/) as string,
    });
  });
});
