import { expect, it } from 'vitest';
import type { PublicConfiguration } from '#features/configuration/configuration.ts';
import type { PublicIntegrations, SiteSettings } from '../site-settings.ts';
import type { Paged } from '#shared/schema/envelope.ts';
import type { HistoryEntry } from '#shared/schema/history.ts';
import { fromJson } from '#server/db/json.ts';
import { openTestApp } from '#test/app.ts';
import { googleSnippet, metaSnippet } from '#test/files/vendor-snippets.ts';

const app = await openTestApp();
const admin = await app.signIn('admin');
const url = '/api/admin/settings/site';

type Written = { data: SiteSettings; errors: Record<string, string[]> };
type SiteSettingsHistory = Paged<HistoryEntry<SiteSettings>>;
const read = async () => (await app.call<SiteSettings>('GET', url, undefined, admin)).body;
const put = (body: object) => app.call<Written>('PUT', url, body, admin);
const readPublic = async () =>
  (await app.call<PublicConfiguration>('GET', '/api/pages/configuration?lang=tr')).body;
const scripts = async () =>
  (await app.call<PublicIntegrations>('GET', '/api/pages/integrations?lang=tr')).body;
const audit = () =>
  app.ctx.db.selectFrom('audit').selectAll().where('action', '=', 'scripts-change').execute();

it('a new installation has no scripts and no keywords, and pages ask for no consent', async () => {
  expect(await read()).toEqual({
    id: 1,
    version: 1,
    keywords: '',
    scripts_active: true,
    google_script: '',
    yandex_script: '',
    fb_pixel_script: '',
  });
  expect(await readPublic()).toMatchObject({ keywords: '', integrations: [] });
  expect(await scripts()).toEqual([]);
});

it('saved scripts reach visitors as elements, with history and an entry in the audit log', async () => {
  const { version } = await read();
  const sent = googleSnippet.replaceAll('\n', '\r\n');
  const { status, body } = await put({ google_script: sent, fb_pixel_script: metaSnippet, version });
  expect([status, body.data.google_script, body.data.version]).toEqual([200, googleSnippet, version + 1]);
  expect((await readPublic()).integrations).toEqual(['google', 'facebook']);
  const [google, meta] = await scripts();
  expect(google?.scripts[0]?.attributes.src).toBe('https://www.googletagmanager.com/gtag/js?id=G-TEST123456');
  expect(meta?.scripts[0]?.text).toContain("fbq('init'");
  expect((await audit()).map(({ details }) => fromJson(details))).toEqual([
    { fields: ['google_script', 'fb_pixel_script'] },
  ]);
  const history = await app.ctx.db
    .selectFrom('history')
    .select(['before', 'after'])
    .where('entity', '=', 'integrations')
    .executeTakeFirstOrThrow();
  expect(fromJson(history.after ?? '')).toMatchObject({
    googleScript: googleSnippet,
    fbPixelScript: metaSnippet,
  });
});

it('the switch stops all scripts and keeps them', async () => {
  expect((await put({ scripts_active: '0' })).body.data).toMatchObject({
    scripts_active: false,
    google_script: googleSnippet,
  });
  expect([(await readPublic()).integrations, await scripts()]).toEqual([[], []]);
  await put({ scripts_active: 1 });
  expect(await scripts()).toHaveLength(2);
});

it('a foreign address is refused at its field with the name of the host, and nothing is stored', async () => {
  const before = await read();
  const { status, body } = await put({
    google_script: '<script src="https://evil.example/a.js"></script>',
    keywords: 'toka',
  });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['google_script']]);
  expect(body.errors.google_script?.join()).toContain('evil.example');
  expect(await read()).toEqual(before);
});

it('keywords are cleaned, reach every page, and leave no entry in the audit log', async () => {
  const entries = (await audit()).length;
  expect((await put({ keywords: ' toka; kemer ,Toka' })).body.data.keywords).toBe('toka,kemer');
  expect((await readPublic()).keywords).toBe('toka,kemer');
  expect((await audit()).length).toBe(entries);
});

it('a save that changes nothing writes nothing, and one over a newer save answers 409', async () => {
  const before = await read();
  const revision = await app.ctx.connections.readRevision();
  expect((await put({ keywords: 'toka, kemer', version: before.version })).body.data).toEqual(before);
  expect(await app.ctx.connections.readRevision()).toBe(revision);
  await put({ keywords: 'toka', version: before.version });
  const { status, body } = await put({ keywords: 'zincir', version: before.version });
  expect([status, body.data]).toEqual([409, { ...before, keywords: 'toka', version: before.version + 1 }]);
});

it('a text that is too long is refused', async () => {
  const { body } = await put({ yandex_script: 'a'.repeat(10_001), keywords: 'a'.repeat(2_001) });
  expect(Object.keys(body.errors)).toEqual(['yandex_script', 'keywords']);
});

it.each(['editor', 'viewer'] as const)(
  'a person of role %s neither sees nor changes scripts',
  async (role) => {
    const person = await app.signIn(role);
    expect((await app.call('GET', url, undefined, person)).status).toBe(403);
    expect((await app.call('PUT', url, { keywords: 'x' }, person)).status).toBe(403);
    expect((await app.call('GET', '/api/admin/configuration', undefined, person)).status).toBe(200);
  },
);

it('each change is in the history, and an older version is restored', async () => {
  const page = async () =>
    (await app.call<SiteSettingsHistory>('GET', `${url}/1/history`, undefined, admin)).body;
  await put({ google_script: googleSnippet, keywords: 'toka,halka', scripts_active: '1' });
  const { version } = (await put({ google_script: '', keywords: 'kanca' })).body.data;
  const { data, total } = await page();
  expect(data[0]).toMatchObject({
    action: 'update',
    before: { google_script: googleSnippet, keywords: 'toka,halka', version: version - 1 },
    after: { google_script: '', keywords: 'kanca', version },
  });
  const audited = (await audit()).length;
  const restore = (entry: number | undefined, body: object, id = 1) =>
    app.call<Written>('PUT', `${url}/${id}/history/${entry}`, body, admin);
  const stale = await restore(data[1]?.id, { version: version - 1 });
  expect(stale.status).toBe(409);
  const restored = await restore(data[1]?.id, { version });
  expect(restored.body.data).toMatchObject({
    google_script: googleSnippet,
    keywords: 'toka,halka',
    version: version + 1,
  });
  expect([(await page()).total, (await audit()).length]).toEqual([total + 1, audited + 1]);
  expect((await restore(987_654, { version: version + 1 })).status).toBe(404);
  expect((await restore(data[1]?.id, {}, 2)).status).toBe(404);
});
