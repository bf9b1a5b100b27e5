import { describe, expect, it } from 'vitest';
import { categoryTitles, productTitles, routeTitles } from './titles.ts';

const site = {
  configuration: { projectCompanyName: 'Örnek Metal' },
  pageMetas: {
    home: { title: 'Toka ve halka', description: 'Metal aksesuar' },
    product: { title: 'Ürün', description: 'Ürün ayrıntıları' },
    not_found: { title: '', description: '' },
  },
};
const nameless = { seo_title: null, seo_description: null, name: '', summary: '' };

describe('the title of a page', () => {
  it('comes from the page meta of its route', () => {
    expect(routeTitles(site, 'home')).toEqual({ title: 'Toka ve halka', description: 'Metal aksesuar' });
  });

  it('falls back to the company name and an empty description', () => {
    const fallback = { title: 'Örnek Metal', description: '' };
    expect(routeTitles(site, 'not_found')).toEqual(fallback);
    expect(routeTitles(site, 'fairs')).toEqual(fallback);
  });
});

describe('the title of a category', () => {
  it('is its SEO title and description', () => {
    const category = { seo_title: 'Metal tokalar', seo_description: 'Kemer için' };
    expect(categoryTitles(site, category)).toEqual({ title: 'Metal tokalar', description: 'Kemer için' });
  });

  it('is the company name without SEO texts, never the page meta', () => {
    const category = { seo_title: null, seo_description: null };
    expect(categoryTitles(site, category)).toEqual({ title: 'Örnek Metal', description: '' });
  });
});

describe('the title of a product', () => {
  it('is its SEO title, else its name', () => {
    expect(productTitles(site, { ...nameless, seo_title: 'D-halka', name: 'Halka' }).title).toBe('D-halka');
    expect(productTitles(site, { ...nameless, name: 'Halka' }).title).toBe('Halka');
  });

  it('has the summary as description when there is no SEO description', () => {
    const product = { ...nameless, summary: 'Zamak döküm' };
    expect(productTitles(site, product).description).toBe('Zamak döküm');
    expect(productTitles(site, { ...product, seo_description: 'Döküm halka' }).description).toBe(
      'Döküm halka',
    );
  });

  it('falls back to the page meta when the product has no texts', () => {
    expect(productTitles(site, nameless)).toEqual({ title: 'Ürün', description: 'Ürün ayrıntıları' });
  });
});
