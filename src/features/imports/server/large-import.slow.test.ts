import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { writeXlsxStream, type CellValue } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { Import, ImportWritten } from '../import.ts';
import { buildCategory, buildUser } from '#test/factories.ts';
import { openTestApp } from '#test/app.ts';
import { peakMemory } from '#test/servers/process-state.ts';
import { startBareServer } from '#test/servers/start-bare-server.ts';
import { signInTo, type StaffClient } from '#test/servers/staff-client.ts';

const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };

/**
 * PostgreSQL gets fewer rows, because each takes six times as long there. SQLite shows how much memory many
 * rows need.
 */
const models = process.env.TEST_DATABASE === 'postgres' ? 75 : 2_000;
const finishes = ['Nikel', 'Altın', 'Siyah'];
const rowCount = models * (1 + finishes.length);

/** The maximum number of megabytes that the program may use while it imports these rows. */
const maxResident = 600;

const titles = [
  'Kod',
  'Model kodu',
  'Ad (TR)',
  'Ad (EN)',
  'Kısa açıklama (TR)',
  'Kategori',
  'Kaplama',
  'Ağırlık (g)',
];

function* sheet(edition: number): Generator<CellValue[]> {
  yield titles;
  for (let n = 0; n < models; n += 1) {
    const code = `TK-${n}`;
    yield [
      code,
      null,
      `Metal toka ${n} ${edition}`,
      `Buckle ${n}`,
      `Sürüm ${edition}`,
      'Tokalar',
      null,
      null,
    ];
    for (const [index, finish] of finishes.entries())
      yield [`${code}-${index}`, code, null, null, null, null, finish, n + edition];
  }
}

async function upload(staff: StaffClient, edition: number): Promise<number> {
  const bytes = await new Response(writeXlsxStream(sheet(edition), { name: 'Ürünler' })).blob();
  const form = new FormData();
  form.append('file', bytes, 'urunler.xlsx');
  const answer = await staff.call('POST', '/api/admin/imports', form);
  return ((await answer.json()) as ImportWritten).data.id;
}

const read = async (staff: StaffClient, id: number) =>
  (await (await staff.call('GET', `/api/admin/imports/${id}`)).json()) as Import;

const change = (staff: StaffClient, id: number, action: 'apply' | 'undo') =>
  staff.call('POST', `/api/admin/imports/${id}/${action}`, { _method: 'PUT' });

async function until(staff: StaffClient, id: number, state: Import['state']): Promise<Import> {
  for (;;) {
    const record = await read(staff, id);
    if (record.state === state) return record;
    if (!['checking', 'applying', 'undoing'].includes(record.state))
      throw new Error(`${record.state}: ${record.message}`);
    await sleep(100);
  }
}

it(`${rowCount} rows are written whole or not at all, also by a server killed in the middle, in bounded memory`, async () => {
  const { ctx, settings } = await openTestApp();
  await buildUser(ctx, { ...account, role_group: 'admin' });
  await buildCategory(ctx, { name: 'Tokalar' });
  const environment = {
    DATA_DIR: settings.dataDir,
    ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
  };
  const { db } = ctx;
  const editions = async () => {
    const names = await db.selectFrom('products').select('name').where('deleted_at', 'is', null).execute();
    const variants = await db.selectFrom('product_variants').select(['weight', 'code']).execute();
    const ofVariant = variants.map(({ weight, code }) => Number(weight) - Number(code.split('-')[1]));
    return new Set([...names.map(({ name }) => Number(/toka \d+ (\d+)/.exec(name)?.[1])), ...ofVariant]);
  };
  let server = await startBareServer(environment);
  let staff = await signInTo(server.url, account);
  for (const { name_tr } of finishes.map((finish) => ({ name_tr: finish })))
    await staff.call('POST', '/api/admin/finishes', { name_tr });

  const first = await upload(staff, 1);
  expect((await until(staff, first, 'checked')).counts).toMatchObject({ create: rowCount, problem: 0 });
  await change(staff, first, 'apply');
  await until(staff, first, 'applied');
  expect(await editions()).toEqual(new Set([1]));

  const second = await upload(staff, 2);
  expect((await until(staff, second, 'checked')).counts).toMatchObject({ update: rowCount });
  await change(staff, second, 'apply');
  let longest = 0;
  while ((await read(staff, second)).rows_done < rowCount * 0.6) {
    const asked = performance.now();
    await fetch(`${server.url}/readyz`);
    longest = Math.max(longest, performance.now() - asked);
    await sleep(20);
  }
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  expect(await editions()).toEqual(new Set([1]));
  // This ends the lease, for which the next server would otherwise wait a minute on PostgreSQL.
  await ctx.connections.writer.updateTable('jobs').set({ lease_until: null }).execute();

  server = await startBareServer(environment);
  staff = await signInTo(server.url, account);
  const interrupted = await until(staff, second, 'checked');
  expect(interrupted.message).toContain('yarıda kaldı');
  await change(staff, second, 'apply');
  await until(staff, second, 'applied');
  expect(await editions()).toEqual(new Set([2]));

  await change(staff, second, 'undo');
  expect((await until(staff, second, 'undone')).counts).toMatchObject({ kept: 0 });
  expect(await editions()).toEqual(new Set([1]));
  // Reads are answered during the write.
  expect(longest).toBeLessThan(5_000);
  const resident = await peakMemory(server.child.pid ?? 0);
  expect(resident).toBeLessThan(maxResident);
}, 600_000);
