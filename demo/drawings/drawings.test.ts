import { describe, expect, it } from 'vitest';
import { label } from '../content/attribute-labels.ts';
import { categories } from '../content/categories.ts';
import type { DemoCategory } from '../content/demo-content.ts';
import { products } from '../content/products.ts';
import { drawnSizes, drawSize } from './drawings.ts';

/** The attributes whose values a drawing must show too. */
const repeated = [
  ...[label.innerWidth, label.innerHeight, label.innerSize, label.innerDiameter, label.outerSize],
  ...[label.ball, label.outerDiameter, label.link, label.cap, label.head, label.length, label.width],
];

const drawn = products.flatMap((product) =>
  drawnSizes(product).map((size) => ({ code: size.code, product, size })),
);

const families = categories.flatMap(({ sub_categories: groups = [] }) => groups);
const groupsIn = ({ seo_name, sub_categories = [] }: DemoCategory): string[] => [
  seo_name,
  ...sub_categories.flatMap(groupsIn),
];

describe('the technical drawings', () => {
  it.each(families)('exist for a model of $name.tr', (family) => {
    const groups = groupsIn(family);
    expect(drawn.some(({ product }) => groups.includes(product.category))).toBe(true);
  });

  it.each(drawn)('show the measures of their size: $code', ({ product, size }) => {
    const words = [...(drawSize(product, size) ?? '').matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) =>
      text.replace('Ø ', ''),
    );
    // The name of the size is a measure of the part only if the table says which one.
    const isNamed = product.attributes.some((row) => row.label === label.named);
    const named = isNamed ? [{ label: label.named, value: size.size.name }] : [];
    const measures = [...named, ...(size.measures ?? [])]
      .filter((row) => [...repeated, label.named].includes(row.label))
      .flatMap((row) => row.value.tr.replace(/\(.*?\)/g, '').match(/\d+(,\d+)?/g) ?? []);
    expect(measures.length).toBeGreaterThan(0);
    expect(words).toEqual(expect.arrayContaining(measures));
  });
});
