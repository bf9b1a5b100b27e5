import { expect, it } from 'vitest';
import { matchPage } from './page-address.ts';

it.each([
  ['/', { name: 'home', params: {} }],
  ['/en', { name: 'home', params: { lang: 'en' } }],
  ['/kurumsal', { name: 'about_us', params: {} }],
  ['/en/kurumsal', { name: 'about_us', params: { lang: 'en' } }],
  ['/urun/d-halka', { name: 'product', params: { seo_name: 'd-halka' } }],
  ['/en/urun/d-halka', { name: 'product', params: { lang: 'en', seo_name: 'd-halka' } }],
  ['/sozlesme/kvkk', { name: 'contract', params: { contract_seo_name: 'kvkk' } }],
  ['/blog', { name: 'blog', params: {} }],
  ['/blog/blog', { name: 'blog_detail', params: { seo_name: 'blog' } }],
  ['/urun/%3Ayeni', { name: 'product', params: { seo_name: ':yeni' } }],
  ['/urun', { name: 'home', params: { lang: 'urun' } }],
])('%s is a page', (path, page) => {
  expect(matchPage(path)).toEqual(page);
});

it.each([
  '/en/de/urun/d-halka',
  '/admin/urunler',
  '/urun/d-halka/',
  '/media/90/x.avif',
  '//',
  '/urun/%E7anta',
])('%s is no page of the site', (path) => {
  expect(matchPage(path)).toBeUndefined();
});
