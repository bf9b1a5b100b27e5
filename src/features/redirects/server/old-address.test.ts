import { expect, it } from 'vitest';
import { readOldAddress, writeOldAddress } from './old-address.ts';
import { findRedirect, indexRedirects } from './redirect-index.ts';
import { readSource, readTarget } from './redirect-addresses.ts';

const written = (text: string) => writeOldAddress(readOldAddress(text));

it.each([
  ['/Eski-Sayfa/', '/eski-sayfa'],
  ['//eski//sayfa//', '/eski/sayfa'],
  ['/kırmızı-çanta', '/kirmizi-çanta'],
  ['/K%C4%B1rm%C4%B1z%C4%B1-%C3%87anta', '/kirmizi-çanta'],
  ['/KIRMIZI-ÇANTA', '/kirmizi-çanta'],
  ['/KİRMİZİ-ÇANTA', '/kirmizi-çanta'],
  ['https://www.eski-site.example/Urun.php?ID=7#foto', '/urun.php?id=7'],
  ['/urun.php?kat=2&id=7', '/urun.php?id=7&kat=2'],
  ['/100%25-deri', '/100%-deri'],
  ['/%E7anta', '/%25e7anta'],
  ['/%25E7anta', '/%25e7anta'],
  ['/soru%3Fmu', '/soru%3fmu'],
  ['/a?x=1%262+3', '/a?x=1%262%203'],
])('%s is the address %s, and so is what is stored of it', (text, address) => {
  expect(written(text)).toBe(address);
  expect(written(address)).toBe(address);
});

it('an address is found whatever else its query says, and the redirect that names the most parameters counts', () => {
  const index = indexRedirects(
    ['/urun.php', '/urun.php?id=7', '/urun.php?id=7&renk=siyah'].map((source, id) => ({
      id,
      source,
      target: '/',
    })),
  );
  const found = (url: string) => findRedirect(index, url)?.id;
  expect(found('/urun.php?id=8')).toBe(0);
  expect(found('/Urun.php?utm_source=a&ID=7')).toBe(1);
  expect(found('/urun.php?renk=Siyah&id=7')).toBe(2);
  expect(found('/urun')).toBeUndefined();
});

it.each([
  '/admin/pages',
  '/api/pages/content',
  '/API/x',
  '/%61dmin',
  '/assets/a.js',
  '/media/a.jpg',
  '/dosya/1/a.pdf',
  '/giris-yap',
  '/Giris-Yap/',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap-products-1.xml',
  '/feed.xml',
  '/en/feed.xml',
  '/favicon.ico',
  '/sw.js',
  '/healthz',
  '/readyz',
  '/metrics',
  '/.well-known/security.txt',
  '/csp-reports',
  '//kotu.example/sayfa',
  '/\\kotu.example',
  'eski-sayfa',
  'javascript:alert(1)',
  '',
  '/a\u0000b',
  `/${'a'.repeat(501)}`,
])('%j cannot be an old address', (text) => {
  expect(readSource(text)).toEqual({ problem: expect.stringMatching(/\.$|olmalı/) as string });
});

const hosts = ['ornek.test', 'www.ornek.test'];

it.each([
  ['/urun/toka', '/urun/toka'],
  ['/urun/../urun/toka', '/urun/toka'],
  ['/..//kotu.example', '/kotu.example'],
  ['/urun/çanta', '/urun/%C3%A7anta'],
  ['https://www.ornek.test/urun/toka?v=1#a', '/urun/toka?v=1#a'],
  ['http://ornek.test', '/'],
  ['https://baska.example/a b', 'https://baska.example/a%20b'],
])('the target %s is kept as %s', (text, address) => {
  expect(readTarget(text, hosts)).toEqual({ address });
});

it.each([
  '//kotu.example',
  '/\\kotu.example',
  'https:\\\\kotu.example',
  'http://baska.example/',
  'https://ali:parola@baska.example/',
  'javascript:alert(1)',
  'ftp://baska.example/',
  'https://yerel/',
  '/a\r\nSet-Cookie: x',
  '',
])('the target %j is refused', (text) => {
  expect(readTarget(text, hosts)).toHaveProperty('problem');
});
