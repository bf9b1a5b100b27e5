import { describe, expect, it } from 'vitest';
import { readSiteAddress } from './site-address.ts';

const languages = [
  { abbr: 'tr', lang: 'Türkçe', is_main: true },
  { abbr: 'en', lang: 'English', is_main: false },
];
const read = (url: string) => readSiteAddress(url, languages);

describe('a page', () => {
  it.each([
    ['/', 'home', 'tr', '/'],
    ['/en', 'home', 'en', '/en'],
    ['/urunler/toka', 'products', 'tr', '/urunler/toka'],
    ['/en/urunler/toka', 'products', 'en', '/en/urunler/toka'],
    ['/urun/dhalka-25-mm', 'product', 'tr', '/urun/dhalka-25-mm'],
    ['/404', 'not_found', 'tr', '/404'],
    ['/urunler/toka?page=3', 'products', 'tr', '/urunler/toka?page=3'],
  ])('%s is %s in %s', (url, page, lang, path) => {
    expect(read(url)).toEqual({ kind: 'page', page, lang, path });
  });

  it('reads only its own parameters, with valid values', () => {
    expect(read('/?x=1&utm_source=a')).toMatchObject({ kind: 'page', path: '/' });
    expect(read('/urunler/toka?x=1&page=2&y=2')).toMatchObject({ path: '/urunler/toka?page=2' });
    for (const page of ['1', '0', '-1', 'a', '01', '1e3', '', '99999999999']) {
      expect(read(`/urunler/toka?page=${page}`)).toMatchObject({ path: '/urunler/toka' });
    }
    expect(read('/urun/toka?page=2')).toMatchObject({ path: '/urun/toka' });
    expect(read('/urun/toka?x=1&v=TK-11%2F25')).toMatchObject({ path: '/urun/toka?v=TK-11%2F25' });
    expect(read('/urunler/toka?v=TK-11')).toMatchObject({ path: '/urunler/toka' });
  });

  it('of the contact form may name a topic and a tour', () => {
    const path = '/iletisim?topic=school-tour-request&tour=3';
    expect(read('/iletisim?tour=3&x=1&topic=school-tour-request')).toMatchObject({ page: 'contact', path });
    for (const query of ['topic=contact', 'topic=x', 'tour=0', 'tour=1e3'])
      expect(read(`/iletisim?${query}`)).toMatchObject({ path: '/iletisim' });
  });

  it('writes equal filters of links and forms the same way', () => {
    const path = '/urunler/toka?page=2&transporter_types=kayis%2Ckordon';
    for (const query of [
      'page=2&transporter_types=kordon,kayis',
      'transporter_types=kordon&transporter_types=kayis&page=2',
      'transporter_types=Kordon%2Ckayis%2C%2Ckordon&page=2',
    ]) {
      expect(read(`/urunler/toka?${query}`)).toMatchObject({ path });
    }
    expect(read('/urunler/toka?transporter_types=')).toMatchObject({ path: '/urunler/toka' });
    expect(read('/urunler/toka?transporter_types=%3Cb%3E')).toMatchObject({ path: '/urunler/toka' });
  });
});

describe('an address in another form', () => {
  it.each([
    ['/urunler/toka/', '/urunler/toka'],
    ['/Urunler/TOKA', '/urunler/toka'],
    ['//urunler//toka', '/urunler/toka'],
    ['/en/', '/en'],
    ['/EN/urunler/toka?page=2', '/en/urunler/toka?page=2'],
    ['/tr', '/'],
    ['/tr/urunler/toka', '/urunler/toka'],
    ['/giris-yap/', '/giris-yap'],
    ['/Giris-Yap', '/giris-yap'],
  ])('%s redirects to %s', (url, location) => {
    expect(read(url)).toMatchObject({ kind: 'redirect', location });
  });
});

describe('an address without a page', () => {
  it.each([
    ['/yok', '/404'],
    ['/urunler', '/404'],
    ['/urunler/Şapka', '/404'],
    ['/urunler/toka/yok', '/404'],
    ['/urunler/..%2f', '/404'],
    ['/de/urunler/toka', '/404'],
    ['/en/yok', '/en/404'],
    ['/en/giris-yap', '/en/404'],
    ['/%20', '/404'],
  ])('%s redirects to %s', (url, location) => {
    expect(read(url)).toEqual({ kind: 'unknown', location });
  });
});
