import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { rootDir } from '#server/root-dir.ts';
import { createEmptyDatabase } from '#test/db.ts';
import { closeLater } from '#test/close-later.ts';
import { startMailServer } from '#test/mail/smtp-server.ts';
import { freePort } from '#test/servers/free-port.ts';
import { startBareServer } from '#test/servers/start-bare-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';

type Board = { panels: readonly { title: string; targets?: readonly { expr: string }[] }[] };

const account = { email: 'yonetici@vitrin.test', password: 'vitrin-deneme' };

/** What only one of the two databases has. */
const ofOtherDatabase = (databaseUrl: string | undefined) =>
  databaseUrl === undefined ? 'vitrin_database_connections' : 'vitrin_database_bytes';

const board = JSON.parse(readFileSync(join(rootDir, 'docs/operations/grafana.json'), 'utf8')) as Board;

/** The names of the metrics in the queries of the board. */
function namesOnBoard(): Set<string> {
  const queries = board.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr));
  return new Set(queries.flatMap((query) => query.match(/\b(?:vitrin|nodejs|process)_\w+(?=\{)/g) ?? []));
}

it('every metric of the Grafana board has values in a server with traffic', async () => {
  const { dataDir, databaseUrl } = await createEmptyDatabase();
  const mailServer = await startMailServer();
  closeLater(() => mailServer.close());
  const metricsPort = await freePort();
  const { url } = await startBareServer({
    DATA_DIR: dataDir,
    ...(databaseUrl !== undefined && {
      DATABASE_URL: databaseUrl,
      APP_SECRET: 'a secret of the tests, long enough',
    }),
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    PUBLIC_URL: 'https://www.ornek.test',
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'Örnek <bilgi@ornek.test>',
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'warn',
  });
  const staff = await signInTo(url, account);
  await staff.call('GET', '/api/admin/products');
  for (let times = 0; times < 2; times += 1) await fetch(`${url}/api/pages/social-media`);
  await askForNewPassword(url);
  await expect.poll(() => mailServer.mails.length).toBe(1);
  const print = async () => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await expect.poll(print).toContain('vitrin_job_duration_seconds_bucket');
  const names = namesOnBoard();
  expect(names.size).toBeGreaterThan(20);
  expect(names.delete(ofOtherDatabase(databaseUrl))).toBe(true);
  const text = await print();
  const missing = [...names].filter((name) => !new RegExp(`^${name}(?:\\{[^}]*\\})? \\d`, 'm').test(text));
  expect(missing).toEqual([]);
});

async function askForNewPassword(url: string): Promise<void> {
  const { token } = (await (await fetch(`${url}/api/csrf-token`)).json()) as { token: string };
  const answer = await fetch(`${url}/api/auth/password-reset`, {
    method: 'POST',
    headers: { 'x-csrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email }),
  });
  expect(answer.status).toBe(200);
}

it('every panel of the board has a query', () => {
  const panels = board.panels.filter(({ targets }) => targets !== undefined);
  expect(panels.length).toBeGreaterThan(20);
  expect(panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))).not.toContain('');
});
