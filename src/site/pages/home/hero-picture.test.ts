import { describe, expect, it } from 'vitest';
import type { PublicCategory } from '#features/categories/category.ts';
import type { Picture } from '#shared/schema/media.ts';
import { heroPicture } from './hero-picture.ts';

const tall: Picture = { media_id: 1, alt: '', width: 1280, height: 1600, placeholder: '', sources: [] };
const wide: Picture = { ...tall, media_id: 2, width: 2400, height: 1200 };
const category = (image: Picture | null, sub_categories: PublicCategory[] = []): PublicCategory => ({
  id: 1,
  name: 'Toka',
  seo_name: 'toka',
  queue: 1,
  product_count: 1,
  image,
  sub_categories,
});
const section = (image: Picture | null) => ({
  section: 'featured_products' as const,
  title: '',
  queue: 1,
  items: [{ id: 1, code: 'A', name: 'Toka', seo_name: 'toka', image }],
});

describe('the photograph of the hero', () => {
  it('is the first landscape picture of a main category', () => {
    expect(heroPicture([category(null), category(tall), category(wide)], [section(tall)])).toBe(wide);
  });

  it('comes from a category with a second picture if there is one', () => {
    const other = { ...wide, media_id: 3 };
    expect(heroPicture([category(wide), category(other, [category(tall)])], [])).toBe(other);
  });

  it('shows a featured product if no category has a landscape picture', () => {
    expect(heroPicture([category(tall)], [section(null), section(tall)])).toBe(tall);
  });

  it('is absent while there are no pictures', () => {
    expect(heroPicture([category(null)], [section(null)])).toBeNull();
  });
});
