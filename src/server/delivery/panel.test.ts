import { expect, it } from 'vitest';
import { openTestApp } from '#test/app.ts';
import type { Delivery } from './built-delivery.ts';

const page = async () => '<script>%CONFIGURATION%</script>';
const delivery: Delivery = {
  renderSite: async () => ({ status: 200, headers: [], body: '', isStored: false }),
  panelPages: { login: page, admin: page },
  registerAssets: async () => undefined,
};

it("the panel's page contains the branding and the server's time zone", async () => {
  const { call } = await openTestApp({ delivery, environment: { TIME_ZONE: 'Asia/Kathmandu' } });
  const { body } = await call<string>('GET', '/admin/dashboard');
  const json = /^<script>(.*)<\/script>$/.exec(body)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ mainColor: '#1f1f1f', timeZone: 'Asia/Kathmandu' });
});
