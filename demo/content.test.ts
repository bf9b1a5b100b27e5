import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { categoryLevels } from '#features/categories/category.ts';
import { claimProblem } from '#features/compliance/compliance.rules.ts';
import { articleStatuses, gtinProblem } from '#features/ordering-data/ordering-fields.rules.ts';
import { isSlug, slugify } from '#shared/rules/slug.ts';
import { cleanRichText } from '#server/texts/rich-text.ts';
import { transporterTypes } from '#program/seed/seed.ts';
import { label } from './content/attribute-labels.ts';
import { categories } from './content/categories.ts';
import { certificates } from './content/certificates.ts';
import { replyTemplates } from './content/reply-templates.ts';
import { contracts } from './content/contracts.ts';
import type { DemoCategory } from './content/demo-content.ts';
import { finishClaims, productClaims } from './content/claims.ts';
import { galleryFiles } from './content/finish-pictures.ts';
import { finishes } from './content/finishes.ts';
import { orderingOf } from './content/ordering.ts';
import { pageMetas } from './content/page-metas.ts';
import { products } from './content/products.ts';
import { attributesOf, variantsOf } from './content/variants.ts';
import { picturePath } from './picture-files.ts';
import { pictureFiles } from './picture-uses.ts';
import { categoryBody, productBody } from './store-catalogue.ts';
import { typeset } from './typeset.ts';

const flatten = (level: readonly DemoCategory[]): DemoCategory[] =>
  level.flatMap((category) => [category, ...flatten(category.sub_categories ?? [])]);
const depth = ({ sub_categories: subs = [] }: DemoCategory): number => 1 + Math.max(0, ...subs.map(depth));

const all = flatten(categories);
const mediaIds = new Map(pictureFiles().map((file, index) => [file, index + 1]));
const categoryIds = new Map(all.map(({ seo_name }, index) => [seo_name, index + 1]));

/** The paths of missing or empty texts. */
function missingTexts(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => missingTexts(item, `${path}.${index}`));
  if (typeof value !== 'object' || value === null) return [];
  if ('tr' in value || 'en' in value) {
    const texts: Record<string, unknown> = { ...value };
    return ['tr', 'en'].filter((lang) => !texts[lang]).map((lang) => `${path}.${lang}`);
  }
  return Object.entries(value).flatMap(([key, item]) => missingTexts(item, `${path}.${key}`));
}

describe('the demo content', () => {
  it('has every text in both languages', () => {
    expect(
      missingTexts({ categories, products, pageMetas, contracts, certificates, replyTemplates }),
    ).toEqual([]);
  });

  it('names only existing pictures', () => {
    expect(pictureFiles().filter((file) => !existsSync(picturePath(file)))).toEqual([]);
  });
});

describe('the demo categories', () => {
  it('pass the schema of the API', () => {
    for (const category of all) expect(categoryBody(category, null, mediaIds).name).toEqual(category.name);
  });

  it('cover the main groups of the trade, and use all levels', () => {
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

  it('have a picture each, and texts for search engines of the right length', () => {
    for (const { seo_name, picture, seo_title, seo_description } of all) {
      expect(picture, seo_name).toBeDefined();
      for (const title of Object.values(seo_title)) expect(title.length, title).toBeLessThanOrEqual(60);
      for (const text of Object.values(seo_description)) expect(text.length, text).toBeLessThanOrEqual(160);
    }
  });

  it('have unique addresses made from their names', () => {
    expect(all.map(({ seo_name }) => seo_name)).toEqual(all.map(({ name }) => slugify(name.tr)));
    expect(categoryIds.size).toBe(all.length);
  });

  it('start with a wide picture for the top of the home page', async () => {
    const { width, height } = await sharp(picturePath(categories[0]?.picture ?? '')).metadata();
    expect(width).toBeGreaterThan(height);
  });
});

describe('the pictures of the demo products', () => {
  it('give each product a different main picture', () => {
    const main = products.map(({ pictures }) => pictures[0].file);
    expect(new Set(main).size).toBe(main.length);
    for (const { code, pictures } of products) {
      expect(new Set(pictures.map(({ file }) => file)).size, code).toBe(pictures.length);
    }
  });

  it('are at least two for each product besides wide ones, and other categories do not show them', () => {
    const articles = new Map<string, Set<string>>();
    for (const product of products) {
      const shown = galleryFiles(product).filter((file) => !file.endsWith('-genis.jpg'));
      expect(shown.length, product.code).toBeGreaterThanOrEqual(2);
      for (const file of shown) articles.set(file, (articles.get(file) ?? new Set()).add(product.category));
    }
    const shared = [...articles].filter(([, of]) => of.size > 1).map(([file]) => file);
    expect(shared).toEqual([]);
  });
});

describe('the demo products', () => {
  it('are at least fifty, with at least two sizes each and finishes that some sizes lack', () => {
    expect(products.length).toBeGreaterThanOrEqual(50);
    for (const { code, sizes, finishes: own } of products) {
      expect(sizes.length, code).toBeGreaterThanOrEqual(2);
      expect(new Set(own).size, code).toBe(own.length);
      const offered = new Set(sizes.flatMap((size) => size.finishes ?? own));
      expect([...offered].sort(), code).toEqual([...own].sort());
      const numbers = sizes.map(({ size }) => size.number);
      expect(numbers, code).toEqual(numbers.toSorted((one, other) => one - other));
    }
    expect(products.some(({ sizes }) => sizes.some((size) => size.finishes?.length === 1))).toBe(true);
  });

  it('have finishes with two-letter codes, and the same number for sizes of the same name', () => {
    const suffixes = Object.values(finishes).map(({ suffix }) => suffix);
    expect(new Set(suffixes).size).toBe(suffixes.length);
    expect(suffixes.filter((suffix) => !/^[A-Z]{2}$/.test(suffix))).toEqual([]);
    const used = new Set(products.flatMap((product) => product.finishes));
    expect([...used].sort()).toEqual(Object.keys(finishes).sort());
    const sizes = products.flatMap((product) => product.sizes.map(({ size }) => size));
    const numbers = Map.groupBy(sizes, ({ name }) => name.tr);
    for (const [name, same] of numbers) expect(new Set(same.map(({ number }) => number)).size, name).toBe(1);
  });

  it('repeat no sentence in summaries and descriptions', () => {
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

  it.each(products)('pass the schema of the API: $code', (product) => {
    expect(productBody(product, { categoryIds, mediaIds })).toMatchObject({
      code: product.code,
      name: product.name,
      images: galleryFiles(product).map((file) => mediaIds.get(file)),
    });
  });

  it('fill every category without sub-categories, and only these', () => {
    const lowest = all.filter(({ sub_categories: subs = [] }) => subs.length === 0);
    const used = new Set(products.map(({ category }) => category));
    expect([...used].sort()).toEqual(lowest.map(({ seo_name }) => seo_name).sort());
  });

  it('have unique codes, with those of their variants, and unique addresses, with former ones', () => {
    const codes = products.flatMap((product) => [
      product.code,
      ...variantsOf(product).map(({ code }) => code),
    ]);
    expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
    const former = products.flatMap(({ sizes }) => sizes.flatMap(({ formerName = [] }) => formerName));
    const slugs = [...products.map(({ name }) => name.tr), ...former].map(slugify);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(former).toHaveLength(104);
    expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
  });

  it('have known transporter types and three to nine attributes', () => {
    const known = transporterTypes.map(({ key }) => key);
    for (const product of products) {
      expect(known).toEqual(expect.arrayContaining([...product.transporter_types]));
      const { length } = attributesOf(product);
      expect(length, product.code).toBeGreaterThanOrEqual(3);
      expect(length, product.code).toBeLessThanOrEqual(9);
    }
  });

  it('have descriptions that the rich text cleaning does not change', async () => {
    const written = products.flatMap(({ description }) => [description.tr, description.en]);
    expect(await Promise.all(written.map(cleanRichText))).toEqual(written);
  });

  it('name each attribute once, and the dimension of the sizes by itself', () => {
    for (const product of products) {
      const labels = attributesOf(product).map((row) => row.label.tr);
      expect(new Set(labels).size, product.code).toBe(labels.length);
      expect(labels, product.code).not.toContain(label.named.tr);
    }
  });

  it('describe the same sizes in both languages', () => {
    const headings = (html: string) =>
      [...html.matchAll(/<h3>([^<]*\d[^<]*)<\/h3>/g)].map(([, text = '']) =>
        text.replace(',', '.').match(/[\d.]+/g),
      );
    for (const { code, description } of products)
      expect(headings(description.en), code).toEqual(headings(description.tr));
  });

  it('use a decimal comma in Turkish and a decimal point in English', () => {
    const english = JSON.stringify(
      products.map((product) => attributesOf(product).map(({ value }) => value.en)),
    );
    expect(english).not.toMatch(/\d,\d(?!\d\d)/);
  });
});

it('a number stays on one line with its unit', () => {
  const text = { tr: '30 × 10 mm, Ø 4,5 mm ve No. 5; 3 adet', en: '2 m of cord, 180 g/m², 3 months' };
  const marked = (written: string) => written.replaceAll('\u00a0', '_');
  expect(Object.values(typeset(text)).map(marked)).toEqual([
    '30_×_10_mm, Ø_4,5_mm ve No._5; 3 adet',
    '2_m of cord, 180_g/m², 3 months',
  ]);
});

it('most models have ordering data, with a GTIN for each article, and all statuses occur', () => {
  const all = products.flatMap((product) => variantsOf(product).map((one) => orderingOf(product, one)));
  const filled = all.filter((one) => one !== undefined);
  expect(filled.length / all.length).toBeGreaterThan(0.5);
  expect(filled.length).toBeLessThan(all.length);
  const gtins = filled.map(({ gtin }) => gtin);
  expect(gtins.every((gtin) => /^8690000\d{6}$/.test(gtin) && gtinProblem(gtin) === undefined)).toBe(true);
  expect(new Set(gtins).size).toBe(gtins.length);
  expect(new Set(filled.map(({ status }) => status))).toEqual(new Set(articleStatuses));
  const codes = products.flatMap((product) => variantsOf(product).map(({ code }) => code));
  for (const { successor } of filled) if (successor !== '') expect(codes).toContain(successor);
  expect(products.map(({ code }) => code)).toEqual(expect.arrayContaining(Object.keys(productClaims)));
  for (const { kind, value } of Object.values({ ...productClaims, ...finishClaims }).flat())
    expect(claimProblem(kind, value)).toBeUndefined();
});
