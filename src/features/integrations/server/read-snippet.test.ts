import { describe, expect, it } from 'vitest';
import type { Vendor } from '../integrations.rules.ts';
import { googleSnippet, metaSnippet, yandexSnippet } from '#test/files/vendor-snippets.ts';
import { readSnippet } from './read-snippet.ts';

describe('the code that a service gives to paste', () => {
  it.each([
    ['google', googleSnippet, 2],
    ['yandex', yandexSnippet, 1],
    ['facebook', metaSnippet, 1],
  ] as const)(
    'of %s is accepted, without its comments and the part for browsers without scripts',
    (...given) => {
      const [vendor, html, count] = given;
      const { scripts, problems } = readSnippet(vendor, html);
      expect(problems).toEqual([]);
      expect(scripts).toHaveLength(count);
      expect(JSON.stringify(scripts)).not.toMatch(/noscript|<!--/);
    },
  );

  it('keeps the text of a script byte for byte, and its attributes', () => {
    expect(readSnippet('google', googleSnippet).scripts).toEqual([
      {
        attributes: { async: '', src: 'https://www.googletagmanager.com/gtag/js?id=G-TEST123456' },
        text: '',
      },
      { attributes: {}, text: googleSnippet.split('<script>')[1]?.split('</script>')[0] },
    ]);
  });
});

const script = (code: string) => `<script>${code}</script>`;
const source = (src: string) => `<script src="${src}"></script>`;

it.each<[Vendor, string, RegExp]>([
  ['google', source('https://evil.example/a.js'), /evil\.example adresine Google Analytics kodunda/],
  ['google', source('//evil.example/a.js'), /evil\.example/],
  ['google', source('https://www.googletagmanager.com.evil.example/gtag/js'), /com\.evil\.example/],
  ['google', source('https://www.googletagmanager.com@evil.example/gtag/js'), /evil\.example/],
  ['google', source('https://www.googletagmanager.com:8443/gtag/js'), /:8443/],
  ['google', source('http://www.googletagmanager.com/gtag/js'), /https:\/\/ ile başlamalı/],
  ['google', source('data:text/javascript,alert(1)'), /https:\/\/ ile başlamalı/],
  ['google', source('/gtag/js'), /bütün adresi/],
  ['google', source('https://www.googletagmanager.com/other.js'), /www\.googletagmanager\.com/],
  ['google', metaSnippet, /connect\.facebook\.net.*Meta Pixel içindir/],
  ['yandex', script(`load('https:\\/\\/evil.example\\/a.js')`), /evil\.example/],
  ['yandex', script(`load("//evil.example/a.js")`), /evil\.example/],
  ['yandex', script('load(`HTTPS://evil.example/`)'), /evil\.example/],
  ['yandex', script('load("http://mc.yandex.ru/a")'), /https:\/\/ ile başlamalı/],
  [
    'google',
    source('https://www.googletagmanager.com/gtm.js?id=GTM-ABC123'),
    /Google Tag Manager kapsayıcısı/,
  ],
  ['google', script(`f(window,'GTM-ABC123')`), /Google Tag Manager kapsayıcısı/],
  ['google', source('https://www.googletagmanager.com/gtag/js?id=AW-123'), /Google Ads/],
  ['google', script(`gtag('config', 'AW-123')`), /Google Ads/],
  ['google', '<script onload="x()" src="https://www.googletagmanager.com/gtag/js"></script>', /“onload”/],
  ['google', '<script type="text/template">a</script>', /çalıştırılabilir/],
  ['google', '<img src="x" onerror="alert(1)">', /<img> öğesini çıkarın/],
  ['google', '<iframe src="https://evil.example"></iframe>', /<iframe>/],
  ['google', 'G-TEST123456', /dışında metin var: “G-TEST123456”/],
  ['google', '<!-- yalnız yorum -->', /öğesi bulunamadı/],
  ['google', '<noscript><iframe src="https://evil.example"></iframe></noscript>', /bulunamadı/],
])('the code of %s is refused with a message: %s', (vendor, html, reason) => {
  expect(readSnippet(vendor, html).problems.join('\n')).toMatch(reason);
});

it('an address that the code puts together is left to the policy, which blocks other hosts', () => {
  expect(readSnippet('facebook', script('load("https://" + host)')).problems).toEqual([]);
});
