import { expect, it } from 'vitest';
import type { Imports } from '#features/imports/import.ts';
import { createEmptyDatabase } from '#test/db.ts';
import { startFileServer } from '#test/servers/file-server.ts';
import { startBareServer } from '#test/servers/start-bare-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import type { ScheduledImport } from '../scheduled-import.ts';

const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };

it('a process that is killed while it fetches a sheet leaves the run to the next one, which applies it once', async () => {
  const settings = await createEmptyDatabase();
  const server = await startFileServer();
  server.state.isSilent = true;
  const start = () =>
    startBareServer({
      DATA_DIR: settings.dataDir,
      OUTGOING_PRIVATE: '1',
      LOG_LEVEL: 'warn',
      ...(settings.databaseUrl !== undefined && { DATABASE_URL: settings.databaseUrl }),
      APP_SECRET: 'a secret of the tests, long enough',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
    });
  const first = await start();
  const staff = await signInTo(first.url, account);
  const post = async <Body>(path: string, body: object) =>
    (await (await staff.call('POST', `/api/admin${path}`, body)).json()) as Body;
  const category = await post<{ data: { id: number } }>('/categories', { name_tr: 'Toka', is_active: 1 });
  await post('/products', { code: 'S-0', name_tr: 'Toka', category_id: category.data.id });
  const { data } = await post<{ data: ScheduledImport }>('/scheduled-imports', {
    name: 'Tedarikçi',
    source: 'address',
    address: server.url,
    every: 'day',
    rule: 'apply',
    most: 5,
    most_unit: 'rows',
  });
  await post(`/scheduled-imports/${data.id}/run`, { _method: 'PUT' });
  await expect.poll(() => server.asked.length, { timeout: 20_000 }).toBe(1);
  first.child.kill('SIGKILL');

  Object.assign(server.state, { isSilent: false, body: 'Kod;Kısa açıklama (TR)\nS-0;Yeni' });
  const second = await start();
  const later = await signInTo(second.url, account);
  const imports = async () =>
    ((await (await later.call('GET', '/api/admin/imports')).json()) as Imports).data.map(
      ({ state }) => state,
    );
  await expect.poll(imports, { timeout: 120_000, interval: 500 }).toEqual(['applied']);
  expect(server.asked).toHaveLength(2);
});
