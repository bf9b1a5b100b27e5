import { describe, expect, it } from 'vitest';
import { productCount, translator } from './translate.rules.ts';

describe('interface texts', () => {
  it('may be a plain text or an object with a value', () => {
    expect(translator({ navbar: { menu: 'Menu' } })('navbar.menu')).toBe('Menu');
    expect(translator({ navbar: { menu: { value: 'Menu' } } })('navbar.menu')).toBe('Menu');
  });

  it('fill in their values', () => {
    const translate = translator({ products: { page_of: 'Sayfa {page} / {last}' } });
    expect(translate('products.page_of', { page: 2, last: 9 })).toBe('Sayfa 2 / 9');
  });

  it('count products in singular and plural', () => {
    const translate = translator({ products: { count: '{count} products', count_one: '1 product' } });
    expect(productCount(translate, 1)).toBe('1 product');
    expect(productCount(translate, 12)).toBe('12 products');
  });
});
