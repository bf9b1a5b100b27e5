import type { ProductGroupLeaf, ProductLeaf } from 'schema-dts';
import { expect, it } from 'vitest';
import type { Picture } from '#shared/schema/media.ts';
import type { ProductPage } from '#features/products/product-page.ts';
import type { SiteData } from '../../loading/site-data.ts';
import { buildOffered } from '#features/offered-variants/offered.fixture.ts';
import { checkThings } from '#test/structured-data/check-things.ts';
import { productThing } from './product.ts';

const site = {
  prefix: '/en',
  publicUrl: 'https://ornek.example',
  configuration: { projectCompanyName: 'Örnek Metal' },
} as unknown as SiteData;
const picture = (id: number): Picture => ({
  media_id: id,
  alt: '',
  width: 3200,
  height: 2400,
  placeholder: '',
  sources: [`/media/${id}/toka-{480,960}-v1.jpg`],
});
const model = {
  name: 'Toka',
  code: 'TK-1',
  seo_name: 'toka',
  summary: 'Zamak',
  attributes: [],
  images: [picture(1)],
  sizes: [],
  finishes: [],
  variants: [],
  claims: [],
} as unknown as ProductPage;
const offered = buildOffered(
  ['20', '25'],
  ['nikel', 'altin'],
  () => true,
  (size) => Number(size),
);
const [first, ...others] = offered.variants;
if (!first) throw new Error('No variant');
const withVariants = { ...model, ...offered, variants: [{ ...first, image: picture(2) }, ...others] };

it('a model with variants is a group whose members each have a code, size, finish and address', () => {
  const thing = productThing(site, withVariants);
  expect(thing).toMatchObject({
    '@type': 'ProductGroup',
    productGroupID: 'TK-1',
    variesBy: ['https://schema.org/size', 'https://schema.org/color'],
    url: 'https://ornek.example/en/urun/toka',
  });
  expect(thing).not.toHaveProperty('sku');
  const members = (thing as ProductGroupLeaf).hasVariant as ProductLeaf[];
  expect(members).toHaveLength(4);
  expect(members[0]).toEqual({
    '@type': 'Product',
    name: 'Toka, 20 mm · Nikel',
    sku: '20-nikel',
    size: '20 mm',
    color: 'Nikel',
    weight: { '@type': 'QuantitativeValue', value: 20, unitCode: 'GRM' },
    url: 'https://ornek.example/en/urun/toka?v=20-nikel',
    image: ['https://ornek.example/media/2/toka-960-v1.jpg'],
  });
  expect(members[1]?.image, 'the picture of the model').toEqual([
    'https://ornek.example/media/1/toka-960-v1.jpg',
  ]);
  expect(new Set(members.map(({ sku }) => sku)).size).toBe(4);
  expect(checkThings([JSON.stringify({ '@context': 'https://schema.org', ...thing })]).problems).toEqual([]);
});

it('a group varies only by what its variants have, and nothing is offered for sale', () => {
  const sizes = buildOffered(['20', '25'], ['nikel'], () => true);
  const variants = sizes.variants.map((variant) => ({ ...variant, finish: null }));
  const thing = productThing(site, { ...model, sizes: sizes.sizes, variants });
  expect(thing).toMatchObject({ variesBy: ['https://schema.org/size'] });
  expect(JSON.stringify(thing)).not.toMatch(/offer|price|availability|"color"|"weight"/i);
});

it('a product without variants stays a product', () => {
  expect(productThing(site, model)).toMatchObject({ '@type': 'Product', sku: 'TK-1' });
  expect(productThing(site, model)).not.toHaveProperty('hasVariant');
});

it('a variant has all its pictures, and its files as documents', () => {
  const file = {
    id: 5,
    title: 'Föy',
    url: '/dosya/5/foy.pdf',
    mime: 'application/pdf',
    bytes: 9,
    picture: null,
  };
  const own = { ...first, image: picture(2), images: [picture(2), picture(3)], documents: [file] };
  const thing = productThing(site, { ...withVariants, variants: [own] }) as ProductGroupLeaf;
  expect(thing.hasVariant).toMatchObject([
    {
      image: [2, 3].map((id) => `https://ornek.example/media/${id}/toka-960-v1.jpg`),
      subjectOf: [{ '@type': 'DigitalDocument', name: 'Föy', url: 'https://ornek.example/dosya/5/foy.pdf' }],
    },
  ]);
  expect(checkThings([JSON.stringify({ '@context': 'https://schema.org', ...thing })]).problems).toEqual([]);
});
