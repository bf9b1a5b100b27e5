import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { categoryLevels } from '#shared/api/category.ts';
import { isSlug, slugify } from '#shared/rules/slug.ts';
import { cleanRichText } from '#server/texts/rich-text.ts';
import { transporterTypes } from '#server/db/seed/transporter-types.ts';
import { categories } from './content/categories.ts';
import type { DemoCategory } from './content/demo-content.ts';
import { pageMetas } from './content/page-metas.ts';
import { products } from './content/products.ts';
import { pictureFiles, picturesDir } from './load.ts';
import { categoryBody, productBody } from './store-catalogue.ts';

const flatten = (level: readonly DemoCategory[]): DemoCategory[] =>
  level.flatMap((category) => [category, ...flatten(category.sub_categories ?? [])]);
const depth = ({ sub_categories: subs = [] }: DemoCategory): number => 1 + Math.max(0, ...subs.map(depth));

const all = flatten(categories);
const mediaIds = new Map(pictureFiles().map((file, index) => [file, index + 1]));
const categoryIds = new Map(all.map(({ seo_name }, index) => [seo_name, index + 1]));

/** Where a text of either language is missing or empty, as a path. */
function gaps(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => gaps(item, `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  if ('tr' in value || 'en' in value) {
    const texts: Record<string, unknown> = { ...value };
    return ['tr', 'en'].filter((lang) => !texts[lang]).map((lang) => `${path}.${lang}`);
  }
  return Object.entries(value).flatMap(([key, item]) => gaps(item, `${path}.${key}`));
}

describe('the demo content', () => {
  it('has every text in both languages', () => {
    expect(gaps({ categories, products, pageMetas })).toEqual([]);
  });

  it('names only pictures that are there', () => {
    expect(pictureFiles().filter((file) => !existsSync(join(picturesDir, file)))).toEqual([]);
  });
});

describe('the demo categories', () => {
  it('pass the check of the API', () => {
    for (const category of all) expect(categoryBody(category, null, mediaIds).name).toEqual(category.name);
  });

  it('are the main ones of the trade, and reach the deepest level', () => {
    expect(categories.map(({ name }) => name.tr)).toEqual([
      'Toka',
      'Halka',
      'Zincir',
      'Kuşgözü',
      'Çıtçıt ve Düğme',
      'Fermuar Elciği',
      'Kanca ve Mandal',
      'Perçin',
    ]);
    expect(Math.max(...categories.map(depth))).toBe(categoryLevels);
  });

  it('have a picture each, and texts that fit a search result', () => {
    for (const { seo_name, picture, seo_title, seo_description } of all) {
      expect(picture, seo_name).toBeDefined();
      for (const title of Object.values(seo_title)) expect(title.length, title).toBeLessThanOrEqual(60);
      for (const text of Object.values(seo_description)) expect(text.length, text).toBeLessThanOrEqual(160);
    }
  });

  it('have addresses that their names would give, each once', () => {
    expect(all.map(({ seo_name }) => seo_name)).toEqual(all.map(({ name }) => slugify(name.tr)));
    expect(categoryIds.size).toBe(all.length);
  });

  it('begin with a wide picture, which the home page opens with', async () => {
    const { width, height } = await sharp(join(picturesDir, categories[0]?.picture ?? '')).metadata();
    expect(width).toBeGreaterThan(height);
  });
});

describe('the demo products', () => {
  it('are ninety or more', () => {
    expect(products.length).toBeGreaterThanOrEqual(90);
  });

  it('share a main picture only with another size of the same article', () => {
    const byMain = Map.groupBy(products, ({ pictures }) => pictures[0].file);
    for (const [file, shown] of byMain) {
      expect(shown.length, file).toBeLessThanOrEqual(2);
      expect(new Set(shown.map(({ category }) => category)).size, file).toBe(1);
    }
    for (const { code, pictures } of products) {
      expect(new Set(pictures.map(({ file }) => file)).size, code).toBe(pictures.length);
    }
  });

  it('have two pictures of their own or more; only wide ones are shared with another article', () => {
    const articles = new Map<string, Set<string>>();
    for (const { category, code, pictures } of products) {
      const own = pictures.map(({ file }) => file).filter((file) => !file.endsWith('-genis.jpg'));
      expect(own.length, code).toBeGreaterThanOrEqual(2);
      for (const file of own) articles.set(file, (articles.get(file) ?? new Set()).add(category));
    }
    const shared = [...articles].filter(([, of]) => of.size > 1).map(([file]) => file);
    expect(shared).toEqual([]);
  });

  it('say nothing twice: no sentence of a summary or a description stands in another', () => {
    for (const lang of ['tr', 'en'] as const) {
      const sentences = products.flatMap(({ summary, description }) => [
        ...new Set(
          `${summary[lang]} ${description[lang].replace(/<[^>]+>/g, ' ')}`
            .split(/(?<=[.:;!?])\s+/)
            .map((sentence) => sentence.trim())
            .filter(({ length }) => length > 30),
        ),
      ]);
      const repeated = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
      expect(repeated).toEqual([]);
    }
  });

  it.each(products)('$code passes the check of the API', (product) => {
    expect(productBody(product, { categoryIds, mediaIds })).toMatchObject({
      code: product.code,
      name: product.name,
      images: product.pictures.map(({ file }) => mediaIds.get(file)),
    });
  });

  it('stand in the categories that have none below, and leave none of these empty', () => {
    const lowest = all.filter(({ sub_categories: subs = [] }) => subs.length === 0);
    const used = new Set(products.map(({ category }) => category));
    expect([...used].sort()).toEqual(lowest.map(({ seo_name }) => seo_name).sort());
  });

  it('have codes and addresses of their own', () => {
    expect(new Set(products.map(({ code }) => code)).size).toBe(products.length);
    const slugs = products.map(({ name }) => slugify(name.tr));
    expect(new Set(slugs).size).toBe(products.length);
    expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
  });

  it('carry tags of the managed list and five to nine attributes', () => {
    const known = transporterTypes.map(({ key }) => key);
    for (const { transporter_types: tags, attributes } of products) {
      expect(known).toEqual(expect.arrayContaining([...tags]));
      expect(attributes.length).toBeGreaterThanOrEqual(5);
      expect(attributes.length).toBeLessThanOrEqual(9);
    }
  });

  it('have descriptions that the cleaning of rich text leaves as they are', async () => {
    const written = products.flatMap(({ description }) => [description.tr, description.en]);
    expect(await Promise.all(written.map(cleanRichText))).toEqual(written);
  });

  it('write figures with the comma in Turkish and the point in English', () => {
    const english = JSON.stringify(products.map(({ attributes }) => attributes.map(({ value }) => value.en)));
    expect(english).not.toMatch(/\d,\d(?!\d\d)/);
  });
});
