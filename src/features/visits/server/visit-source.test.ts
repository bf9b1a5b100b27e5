import { expect, it } from 'vitest';
import { campaignName, referrerHost } from './visit-source.ts';

const own = ['www.ornek.com:3000', '127.0.0.1:3000'];

it.each([
  ['', ''],
  ['WWW.Google.com.tr', 'google.com.tr'],
  ['com.google.android.gm', 'com.google.android.gm'],
  ['müşteri.example', 'xn--mteri-kva70e.example'],
  ['haber.example:8080', 'haber.example'],
  ['haber.example/ozel?kisi=ali', 'haber.example'],
  ['ali@haber.example', 'haber.example'],
])('%j came from %j', (given, host) => {
  expect(referrerHost(given, own)).toBe(host);
});

it.each([
  'ornek.com',
  'www.ornek.com',
  '127.0.0.1:3000',
  '88.99.1.2',
  '[::1]',
  'localhost',
  '*',
  'x y',
  `${'a'.repeat(120)}.com`,
])('%j is not a host that a visitor came from', (given) => {
  expect(referrerHost(given, own)).toBeUndefined();
});

it.each([
  [{ utm_source: 'Bülten', utm_medium: 'e-posta', utm_campaign: 'Kış 2026' }, 'bülten / e-posta / kış 2026'],
  [{ utm_source: 'google' }, 'google / – / –'],
  [{ utm_campaign: '20261124' }, '– / – / 20261124'],
  [{ utm_source: '<b>x</b>\u202e\u0000', utm_medium: 'y'.repeat(60) }, `b x b / ${'y'.repeat(40)} / –`],
  [{ utm_source: 'bulten', utm_campaign: 'ali@ornek.com' }, 'bulten / – / –'],
])('%o is the campaign %j', (utm, name) => {
  expect(campaignName(utm)).toBe(name);
});

it.each([{}, { utm_source: ' ' }, { utm_source: 'ali%40ornek.com' }])('%o is not a campaign', (utm) => {
  expect(campaignName(utm)).toBeUndefined();
});
