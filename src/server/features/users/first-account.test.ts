import { readFile, stat, writeFile } from 'node:fs/promises';
import { expect, inject, it } from 'vitest';
import { passwordErrors } from '#shared/rules/login.ts';
import { openTestApp } from '#test/app.ts';
import '#test/template.ts';
import { buildUser } from '#test/factories.ts';
import { firstAccountPath } from './first-account-file.ts';
import { ensureFirstAccount } from './first-account.ts';
import { changePassword, getUserByEmail } from './users.service.ts';

async function start(environment: NodeJS.ProcessEnv = {}) {
  const app = await openTestApp({ environment });
  const file = firstAccountPath(app.ctx.config.dataDir);
  const said: string[] = [];
  return {
    ...app,
    file,
    said,
    ensure: () => ensureFirstAccount(app.ctx, (line) => said.push(line)),
    readFile: () => readFile(file, 'utf8').catch(() => undefined),
    countUsers: async () => (await app.ctx.db.selectFrom('users').select('id').execute()).length,
    login: (email: string, password: string) => app.call('POST', '/api/auth/login', { email, password }),
  };
}

/** The generated account as the file tells it. */
async function generated(app: Awaited<ReturnType<typeof start>>) {
  const text = await app.readFile();
  const [, email = '', password = ''] = /E-posta: (.*)\nParola: (.*)\n/.exec(text ?? '') ?? [];
  return { email, password };
}

it('is the one of the environment, as administrator, with nothing secret said or written', async () => {
  const app = await start({ ADMIN_EMAIL: 'Sahip@vitrin.test', ADMIN_PASSWORD: 'sahibin-parolasi' });
  await app.ensure();
  expect(await app.login('sahip@vitrin.test', 'sahibin-parolasi')).toMatchObject({
    status: 200,
    body: { data: { email: 'Sahip@vitrin.test', role_group: 'admin' } },
  });
  expect(app.said.join()).not.toContain('sahibin-parolasi');
  expect(await app.readFile()).toBeUndefined();
});

it('else has a random password that is said once and kept in a file for its owner alone', async () => {
  const app = await start();
  await app.ensure();
  const { email, password } = await generated(app);
  expect(email).toBe('admin@example.com');
  expect(password).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(passwordErrors(password)).toEqual([]);
  expect((await stat(app.file)).mode & 0o777).toBe(0o600);
  expect(app.said.filter((line) => line.includes(password))).toHaveLength(1);
  expect(app.logs.join()).not.toContain(password);
  expect((await app.login(email, password)).status).toBe(200);
});

it('is made once: a second start says and changes nothing', async () => {
  const app = await start();
  await app.ensure();
  const before = await app.readFile();
  app.said.length = 0;
  await app.ensure();
  expect([app.said, await app.readFile(), await app.countUsers()]).toEqual([[], before, 1]);
});

it('is not made where somebody can sign in already', async () => {
  const app = await start({ ADMIN_EMAIL: 'sahip@vitrin.test', ADMIN_PASSWORD: 'sahibin-parolasi' });
  await buildUser(app.ctx);
  await app.ensure();
  expect([await app.countUsers(), app.said]).toEqual([1, []]);
});

it('is made once when two processes start together', async () => {
  const app = await start({ ADMIN_EMAIL: 'sahip@vitrin.test', ADMIN_PASSWORD: 'sahibin-parolasi' });
  await Promise.all([app.ensure(), app.ensure()]);
  expect([await app.countUsers(), app.said]).toEqual([1, [expect.stringContaining('sahip@vitrin.test')]]);
});

it.runIf(inject('template').dialect === 'postgres')(
  'keeps the password that signs in when processes with one data folder start together',
  async () => {
    const app = await start();
    await Promise.all([app.ensure(), app.ensure(), app.ensure()]);
    const { email, password } = await generated(app);
    expect([await app.countUsers(), (await app.login(email, password)).status]).toEqual([1, 200]);
    expect(app.said.filter((line) => line.includes(password))).toHaveLength(1);
  },
);

it('replaces what a crash left behind, with the mode of a secret', async () => {
  const app = await start();
  await writeFile(app.file, 'E-posta: admin@example.com\nParola: yok-boyle-bir\n', { mode: 0o644 });
  await app.ensure();
  const { email, password } = await generated(app);
  expect((await stat(app.file)).mode & 0o777).toBe(0o600);
  expect((await app.login(email, password)).status).toBe(200);
});

it('leaves its file when another password is changed, and loses it with its own', async () => {
  const app = await start();
  await app.ensure();
  const other = await buildUser(app.ctx);
  await changePassword(app.ctx, null, other, 'yeni-parola');
  expect(await app.readFile()).toBeDefined();
  await changePassword(app.ctx, null, await getUserByEmail(app.ctx, 'admin@example.com'), 'yeni-parola');
  expect(await app.readFile()).toBeUndefined();
});
