import { describe, expect, it } from 'vitest';
import { alternates, languagePrefix, pagePath } from './page-addresses.rules.ts';

const turkish = { abbr: 'tr', lang: 'Türkçe', is_main: true };
const english = { abbr: 'en', lang: 'English', is_main: false };
const german = { abbr: 'de', lang: 'Deutsch', is_main: false };
const languages = [turkish, english, german];
const address = { name: 'product', params: { seo_name: 'dhalka-25-mm' } } as const;
const site = 'https://example.com';

describe('the address of a page', () => {
  it('has no prefix in the main language and the abbreviation in other languages', () => {
    expect(pagePath(languagePrefix(turkish), address)).toBe('/urun/dhalka-25-mm');
    expect(pagePath(languagePrefix(english), address)).toBe('/en/urun/dhalka-25-mm');
    expect(pagePath(languagePrefix(english), { name: 'home' })).toBe('/en');
  });

  it('has a page number from page 2 of a list on', () => {
    const list = { name: 'products', params: { seo_name: 'halkalar' } } as const;
    expect(pagePath('', { ...list, page: 1 })).toBe('/urunler/halkalar');
    expect(pagePath('', { ...list, page: 3 })).toBe('/urunler/halkalar?page=3');
  });

  it('has the parameters of its page in the order and encoding of the page cache', () => {
    const list = { name: 'products', params: { seo_name: 'halkalar' } } as const;
    const query = { transporter_types: 'kayis,kordon', unknown: 'x' };
    expect(pagePath('/en', { ...list, page: 2, query })).toBe(
      '/en/urunler/halkalar?page=2&transporter_types=kayis%2Ckordon',
    );
    expect(pagePath('', { ...list, query: { transporter_types: '' } })).toBe('/urunler/halkalar');
  });
});

describe('language alternates', () => {
  it('are the languages in which the page has its own texts, with the main one as default', () => {
    expect(alternates(site, () => address, languages, 'tr', ['tr', 'en'])).toEqual([
      { hreflang: 'tr', href: 'https://example.com/urun/dhalka-25-mm' },
      { hreflang: 'en', href: 'https://example.com/en/urun/dhalka-25-mm' },
      { hreflang: 'x-default', href: 'https://example.com/urun/dhalka-25-mm' },
    ]);
  });

  it('lead to the slug of each language', () => {
    const addressIn = (lang: string) =>
      ({ name: 'contract', params: { contract_seo_name: lang === 'en' ? 'terms' : 'kosullar' } }) as const;
    expect(alternates(site, addressIn, languages, 'en', ['tr', 'en']).map(({ href }) => href)).toEqual([
      'https://example.com/sozlesme/kosullar',
      'https://example.com/en/sozlesme/terms',
      'https://example.com/sozlesme/kosullar',
    ]);
  });

  it('are absent on a page that shows fallback texts', () => {
    expect(alternates(site, () => address, languages, 'de', ['tr', 'en'])).toEqual([]);
  });

  it('leave out languages that are not active', () => {
    const hrefs = alternates(site, () => address, [turkish, english], 'tr', ['tr', 'en', 'de']);
    expect(hrefs.map(({ hreflang }) => hreflang)).toEqual(['tr', 'en', 'x-default']);
  });

  it('have no default when the page has no texts in the main language', () => {
    const hrefs = alternates(site, () => address, languages, 'en', ['en', 'de']);
    expect(hrefs.map(({ hreflang }) => hreflang)).toEqual(['en', 'de']);
  });

  it('are absent for a single language and without a public address', () => {
    expect(alternates(site, () => address, languages, 'tr', ['tr'])).toEqual([]);
    expect(alternates('', () => address, languages, 'tr', ['tr', 'en'])).toEqual([]);
  });
});
