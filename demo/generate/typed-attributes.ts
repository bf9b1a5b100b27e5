import { sql } from 'kysely';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { toJson } from '#server/db/json.ts';
import type { AttributeDefinition } from '#features/attribute-labels/attribute-value.rules.ts';
import type { GeneratedProduct } from './generated-product.ts';
import type { RandomSource } from './random-source.ts';
import { finishes, materials } from './trade-words.ts';

type Attribute = GeneratedProduct['attributes'][number];
type Typed = Pick<AttributeDefinition, 'kind' | 'unit'> & { value: (random: RandomSource) => string };

const whole = (random: RandomSource, most: number) => 1 + Math.floor(random.next() * most);

/** Fifteen attributes beside those that every generated product has; a few of their values cannot be read. */
const added: Readonly<Record<string, Typed>> = {
  ...numbered('Boy', 4, {
    kind: 'number',
    unit: 'mm',
    value: (random) => `${whole(random, 400) / 4} mm`.replace('.', ','),
  }),
  ...numbered('Kuvvet', 3, {
    kind: 'number',
    unit: 'N',
    value: (random) => (random.chance(0.02) ? 'yüksek' : `${whole(random, 900)} N`),
  }),
  ...numbered('Kalınlık', 3, {
    kind: 'range',
    unit: 'mm',
    value: (random) => {
      const least = whole(random, 20);
      return `${least}–${least + whole(random, 8)} mm`;
    },
  }),
  ...numbered('Kesit', 2, {
    kind: 'dimension',
    unit: 'mm',
    value: (random) => `${whole(random, 4)} × ${whole(random, 5)} mm`,
  }),
  ...numbered('Sınıf', 2, { kind: 'choice', unit: '', value: (random) => `Sınıf ${whole(random, 6)}` }),
  Yıkanabilir: { kind: 'yes-no', unit: '', value: (random) => (random.chance(0.5) ? 'Evet' : 'Hayır') },
};

/** The kinds of the attributes that every generated product has. */
const known: Readonly<Record<string, Pick<Typed, 'kind' | 'unit'>>> = {
  Malzeme: { kind: 'choice', unit: '' },
  Kaplama: { kind: 'choice', unit: '' },
  'İç genişlik': { kind: 'number', unit: 'mm' },
  Ağırlık: { kind: 'number', unit: 'g' },
  'Paket adedi': { kind: 'number', unit: '' },
};

function numbered(name: string, count: number, typed: Typed): Record<string, Typed> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`${name} ${index + 1}`, typed]));
}

/** The product with twenty attributes. */
export function withTypedAttributes<Product extends GeneratedProduct>(
  product: Product,
  random: RandomSource,
): Product {
  const more = Object.entries(added).map(([name, { value }]): Attribute => {
    return { label: { tr: name, en: name }, value: { tr: value(random) } };
  });
  return { ...product, attributes: [...product.attributes, ...more] };
}

/** Gives the labels their kinds, before the first product is stored. */
export async function defineLabels(
  { db }: ContentTransaction,
  labelIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [name, { kind, unit }] of Object.entries({ ...known, ...added })) {
    const id = labelIds.get(name);
    if (id === undefined) continue;
    await db
      .updateTable('attribute_labels')
      .set({ kind, unit, choices: toJson(choicesOf(name)) })
      .where('id', '=', id)
      .where('kind', '=', sql.lit('text'))
      .execute();
  }
}

function choicesOf(name: string): AttributeDefinition['choices'] {
  const choice = (tr: string, index: number, en = tr) => ({
    key: `c${index}`,
    name: { tr, en },
    also: [],
    color: '',
  });
  if (name === 'Malzeme') return materials.map(({ tr, en }, index) => choice(tr, index, en));
  if (name === 'Kaplama') return finishes.map(({ tr, en }, index) => choice(tr, index, en));
  return name.startsWith('Sınıf')
    ? Array.from({ length: 6 }, (_, index) => choice(`Sınıf ${index + 1}`, index))
    : [];
}
