import { describe, expect, it } from 'vitest';
import { label } from '../content/attribute-labels.ts';
import { products } from '../content/products.ts';
import { drawProduct } from './drawings.ts';

/** Attributes that a drawing must repeat. */
const repeated = [
  ...[label.innerWidth, label.innerHeight, label.innerSize, label.innerDiameter, label.outerSize],
  ...[label.outerDiameter, label.link, label.cap, label.head, label.length, label.width],
];

const drawn = products.filter((product) => drawProduct(product));

describe('the technical drawings', () => {
  it('exist for at least twenty products', () => {
    expect(drawn.length).toBeGreaterThanOrEqual(20);
  });

  it.each(drawn)('the drawing of $code shows the measures of its attribute table', (product) => {
    const words = [...(drawProduct(product) ?? '').matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) =>
      text.replace('Ø ', ''),
    );
    const measures = product.attributes
      .filter((row) => repeated.includes(row.label))
      .flatMap((row) => row.value.tr.replace(/\(.*?\)/g, '').match(/\d+(,\d+)?/g) ?? []);
    expect(measures.length).toBeGreaterThan(0);
    expect(words).toEqual(expect.arrayContaining(measures));
  });
});
