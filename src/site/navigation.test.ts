import { describe, expect, it } from 'vitest';
import type { PublicCategory } from '#features/categories/category.ts';
import type { Picture } from '#shared/schema/media.ts';
import { footerContacts, menuTree } from './navigation.ts';

const picture: Picture = { media_id: 1, alt: '', width: 1280, height: 1600, placeholder: '', sources: [] };

function category(name: string, subs: PublicCategory[] = [], image: Picture | null = null): PublicCategory {
  return {
    id: name.length,
    name,
    seo_name: name,
    queue: 1,
    image,
    product_count: 2,
    sub_categories: subs,
  };
}

describe('the collection menu', () => {
  it('shows main categories and two nested levels, not the third', () => {
    const [main] = menuTree([category('toka', [category('kemer', [category('deri', [category('ince')])])])]);
    expect(main?.sub_categories[0]?.sub_categories[0]?.name).toBe('deri');
    expect(main?.sub_categories[0]?.sub_categories[0]?.sub_categories).toEqual([]);
  });

  it('shows a picture of a descendant for a main category without one', () => {
    const deep = category('deri', [], picture);
    expect(menuTree([category('toka', [category('kemer', [deep])])])[0]?.image).toBe(picture);
    expect(menuTree([category('toka', [category('kemer')])])[0]?.image).toBeNull();
  });

  it('shows another picture of the category whose own is the photograph of the home page', () => {
    const wide = { ...picture, media_id: 2, width: 2400, height: 1200 };
    const subs = [category('kemer', [], wide), category('deri', [], picture)];
    const shown = (main: PublicCategory) => menuTree([main])[0]?.image;
    expect(shown(category('toka', subs, wide))).toBe(picture);
    expect(shown(category('toka', [], wide))).toBe(wide);
    expect(shown(category('toka', subs, picture))).toBe(picture);
    const other = { ...wide, media_id: 3 };
    expect(menuTree([category('toka', subs, wide), category('halka', subs, other)])[1]?.image).toBe(other);
  });

  it('keeps the order of the categories', () => {
    const names = menuTree([category('zincir'), category('halka')]).map(({ name }) => name);
    expect(names).toEqual(['zincir', 'halka']);
  });
});

it('the footer shows phones, e-mail and addresses, and marks those in another language', () => {
  const entry = (section: string, lang: string) => ({ section, name: section, content: '1', lang });
  const entries = ['telefon', 'shift', 'kasa'].flatMap((section) =>
    ['', 'en', 'tr'].map((lang) => entry(section, lang)),
  );
  const plain = { name: 'telefon', content: '1' };
  expect(footerContacts(entries, 'en')).toEqual({
    telefon: [plain, plain, { ...plain, lang: 'tr' }],
    email: [],
    adres: [],
  });
});
