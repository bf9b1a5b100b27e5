import { readFile, stat, writeFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { passwordErrors } from '../account.rules.ts';
import { openTestApp } from '#test/app.ts';
import '#test/databases/template.ts';
import { buildUser } from '#test/factories.ts';
import { firstAccountPath } from './first-account-file.ts';
import { ensureFirstAccount } from './first-account.ts';
import { changePassword, getUserByEmail } from './users.service.ts';

async function start(environment: NodeJS.ProcessEnv = {}) {
  const app = await openTestApp({ environment });
  const file = firstAccountPath(app.ctx.config.dataDir);
  const printed: string[] = [];
  return {
    ...app,
    file,
    printed,
    ensure: () => ensureFirstAccount(app.ctx, (line) => printed.push(line)),
    readFile: () => readFile(file, 'utf8').catch(() => undefined),
    countUsers: async () => (await app.ctx.db.selectFrom('users').select('id').execute()).length,
    login: (email: string, password: string) => app.call('POST', '/api/auth/login', { email, password }),
  };
}

async function generated(app: Awaited<ReturnType<typeof start>>) {
  const text = await app.readFile();
  const [, email = '', password = ''] = /E-posta: (.*)\nParola: (.*)\n/.exec(text ?? '') ?? [];
  return { email, password };
}

it('the first account comes from the environment, with role admin and a password that is never shown', async () => {
  const app = await start({ ADMIN_EMAIL: 'Sahip@vitrin.test', ADMIN_PASSWORD: 'sahibin-parolasi' });
  await app.ensure();
  expect(await app.login('sahip@vitrin.test', 'sahibin-parolasi')).toMatchObject({
    status: 200,
    body: { data: { email: 'Sahip@vitrin.test', role_group: 'admin' } },
  });
  expect(app.printed.join()).not.toContain('sahibin-parolasi');
  expect(await app.readFile()).toBeUndefined();
});

it('a weak password in the environment is accepted with a warning', async () => {
  const app = await start({ ADMIN_EMAIL: 'sahip@vitrin.test', ADMIN_PASSWORD: '123456' });
  await app.ensure();
  expect(app.printed[1]).toMatch(/^ADMIN_PASSWORD kolay tahmin edilir/);
  expect((await app.login('sahip@vitrin.test', '123456')).status).toBe(200);
});

it('without settings the first account gets a random password, printed once and stored in a file that only its owner can read', async () => {
  const app = await start();
  await app.ensure();
  const { email, password } = await generated(app);
  expect(email).toBe('admin@example.com');
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(passwordErrors(password)).toEqual([]);
  expect((await stat(app.file)).mode & 0o777).toBe(0o600);
  expect(app.printed.filter((line) => line.includes(password))).toHaveLength(1);
  expect(app.logs.join()).not.toContain(password);
  expect((await app.login(email, password)).status).toBe(200);
});

it('a second start prints and changes nothing', async () => {
  const app = await start();
  await app.ensure();
  const before = await app.readFile();
  app.printed.length = 0;
  await app.ensure();
  expect([app.printed, await app.readFile(), await app.countUsers()]).toEqual([[], before, 1]);
});

it('no first account is created when users exist', async () => {
  const app = await start({ ADMIN_EMAIL: 'sahip@vitrin.test', ADMIN_PASSWORD: 'sahibin-parolasi' });
  await buildUser(app.ctx);
  await app.ensure();
  expect([await app.countUsers(), app.printed]).toEqual([1, []]);
});

it('two processes that start together create one first account', async () => {
  const app = await start({ ADMIN_EMAIL: 'sahip@vitrin.test', ADMIN_PASSWORD: 'sahibin-parolasi' });
  await Promise.all([app.ensure(), app.ensure()]);
  expect([await app.countUsers(), app.printed]).toEqual([1, [expect.stringContaining('sahip@vitrin.test')]]);
});

it.runIf(inject('template').dialect === 'postgres')(
  'processes that start together on one data folder keep the password that signs in',
  async () => {
    const app = await start();
    await Promise.all([app.ensure(), app.ensure(), app.ensure()]);
    const { email, password } = await generated(app);
    expect([await app.countUsers(), (await app.login(email, password)).status]).toEqual([1, 200]);
    expect(app.printed.filter((line) => line.includes(password))).toHaveLength(1);
  },
);

it('a file left by a crash is replaced by one that only its owner can read', async () => {
  const app = await start();
  await writeFile(app.file, 'E-posta: admin@example.com\nParola: yok-boyle-bir\n', { mode: 0o644 });
  await app.ensure();
  const { email, password } = await generated(app);
  expect((await stat(app.file)).mode & 0o777).toBe(0o600);
  expect((await app.login(email, password)).status).toBe(200);
});

it('the file is removed when the password of the first account changes, not when another one does', async () => {
  const app = await start();
  await app.ensure();
  const other = await buildUser(app.ctx);
  await changePassword(app.ctx, null, other, 'yeni-parola');
  expect(await app.readFile()).toBeDefined();
  await changePassword(app.ctx, null, await getUserByEmail(app.ctx, 'admin@example.com'), 'yeni-parola');
  expect(await app.readFile()).toBeUndefined();
});
