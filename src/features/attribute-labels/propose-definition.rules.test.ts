import { expect, it } from 'vitest';
import { proposeDefinition } from './propose-definition.rules.ts';

const values = (...texts: string[]) => texts.map((text) => ({ text, product_count: 1 }));

it.each([
  [['8 mm', '12,5 mm', '1,2 cm', '40 mm', 'uzun'], { kind: 'number', unit: 'mm' }],
  [['0,6–1,6 mm', '5 mm', '10 mm: 2–3 mm · 12 mm: 3–4 mm'], { kind: 'range', unit: 'mm' }],
  [['30 × 20 mm', '3x2 cm'], { kind: 'dimension', unit: 'mm' }],
  [['Var', 'Yok', 'var'], { kind: 'yes-no', unit: '' }],
  [['15', '22', '30'], { kind: 'number', unit: '' }],
])('%j are proposed as %j', (texts, expected) =>
  expect(proposeDefinition(values(...texts), 'tr')).toMatchObject(expected),
);

it('values that several products share become a list, each spelling once', () => {
  const shared = [
    { text: 'Zamak', product_count: 5 },
    { text: 'ZAMAK', product_count: 1 },
    { text: 'Pirinç', product_count: 3 },
  ];
  expect(proposeDefinition(shared, 'tr')).toEqual({ kind: 'choice', unit: '', choices: ['Zamak', 'Pirinç'] });
});

it('proposes nothing for free text, or without values', () => {
  expect(
    proposeDefinition(values('Elde parlatılır', 'Makinede döner', 'Kutusunda gelir'), 'tr'),
  ).toBeUndefined();
  expect(proposeDefinition([], 'tr')).toBeUndefined();
});
