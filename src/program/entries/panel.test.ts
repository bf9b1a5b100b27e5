import { expect, it } from 'vitest';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { upsertSettings } from '#server/configuration/configuration.queries.ts';
import { openTestApp, type TestAppOptions } from '#test/app.ts';
import { createFakeMailer } from '#test/mail/fake-mailer.ts';
import type { Frontend } from './frontend.ts';

const page = async () => '<!--%ICONS%--><script>%CONFIGURATION%</script>';
const frontend: Frontend = {
  renderSite: async () => ({ status: 200, headers: [], body: '', isStored: false }),
  panelPages: { login: page, admin: page },
  registerAssets: async () => undefined,
};

it("the panel's page contains the branding and the server's time zone", async () => {
  const { call } = await openTestApp({ frontend, environment: { TIME_ZONE: 'Asia/Kathmandu' } });
  const { body } = await call<string>('GET', '/admin/dashboard');
  const json = /<script>(.*)<\/script>$/.exec(body)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ mainColor: '#1f1f1f', timeZone: 'Asia/Kathmandu' });
});

it('sign-in page and panel link the icons, and contain no address that is for staff', async () => {
  const { call, ctx } = await openTestApp({ frontend });
  const heads = async () =>
    Promise.all(['/giris-yap', '/admin'].map(async (url) => (await call<string>('GET', url)).body));
  const set = (settings: Record<string, string>) =>
    inContentTransaction(ctx, null, async ({ db, now, record }) => {
      await upsertSettings(db, settings, now);
      await record({ entity: 'configuration', id: 1, action: 'update', before: null, after: settings });
    });
  for (const body of await heads()) expect(body).toContain('<link rel="icon" href="/favicon.ico" />');
  await set({ favIcoLogoPath: '/logo.svg?"><script>', supportAddress: 'destek@example.com' });
  for (const body of await heads()) {
    expect(body).toContain('<link rel="icon" href="/logo.svg?&quot;&gt;&lt;script&gt;" />');
    expect(body).not.toContain('destek@example.com');
  }
  await set({ iconSet: 'ab/cd-icon-v1' });
  for (const body of await heads())
    expect(body).toContain(
      '<link rel="apple-touch-icon" href="/media/ab/cd-icon-v1-180.png" type="image/png" sizes="180x180" />',
    );
});

it('the sign-in page offers a link for a new password only if it can be sent', async () => {
  const pageOf = async (options: TestAppOptions) => {
    const { call } = await openTestApp({ frontend, ...options });
    return (await call<string>('GET', '/giris-yap')).body;
  };
  const environment = { PUBLIC_URL: 'https://www.ornek.test' };
  expect(await pageOf({ environment })).toContain('"canResetPassword":false');
  expect(await pageOf({ environment, parts: { mailer: createFakeMailer() } })).toContain(
    '"canResetPassword":true',
  );
});
