import { slugify } from '#shared/rules/slug.ts';
import type { LocalisedText } from '#shared/localised.ts';
import type { DemoText } from '../content/demo-content.ts';
import { createRandomSource, type RandomSource } from './random-source.ts';
import { groups, type Kind } from './trade-categories.ts';
import { collections, finishes, materials, packs, traits, uses } from './trade-words.ts';

/** A generated product before it is stored, so without ids. */
export type GeneratedProduct = {
  kind: Kind;
  code: string;
  seo_name: string;
  name: LocalisedText;
  summary: LocalisedText;
  description: LocalisedText;
  attributes: { label: DemoText; value: LocalisedText }[];
  is_active: boolean;
  /** Days until publication; 0 for a published product. */
  daysUntilPublished: number;
  /** Keys of transporter types. */
  transporterTypes: string[];
};

/**
 * The shares of products without English texts, of hidden ones, and of those with a later publication date.
 */
const untranslated = 0.15;
const hidden = 0.03;
const scheduled = 0.01;
/**
 * Every n-th product belongs to the first collection, so that small catalogues contain this collection too.
 */
const firstCollectionEvery = 500;
const collectionShare = 0.02;
const kinds = groups.flatMap((group) => group.kinds);
const totalWeight = kinds.reduce((sum, kind) => sum + kind.weight, 0);
const label = {
  material: { tr: 'Malzeme', en: 'Material' },
  finish: { tr: 'Kaplama', en: 'Finish' },
  innerWidth: { tr: 'İç genişlik', en: 'Inside width' },
  weight: { tr: 'Ağırlık', en: 'Weight' },
  pack: { tr: 'Paket adedi', en: 'Pack quantity' },
};
const transporterTypes = ['kordon', 'zincir', 'kayis', 'aski'];

/** Generates product `number` (from 1). The result depends only on seed and number. */
export function generateProduct(seed: number, number: number): GeneratedProduct {
  const random = createRandomSource(seed, number);
  const kind = chooseKind(random);
  const finish = random.pick(finishes);
  const material = random.pick(materials);
  const size = random.pick(kind.sizes);
  const use = random.pick(uses);
  const otherUse = random.pick(uses);
  const trait = random.pick(traits);
  const collection = chooseCollection(random, number);
  const languages = random.chance(untranslated) ? (['tr'] as const) : (['tr', 'en'] as const);
  const texts = (make: (lang: 'tr' | 'en') => string): LocalisedText =>
    Object.fromEntries(languages.map((lang) => [lang, make(lang)]));
  const value = (text: DemoText) => texts((lang) => text[lang]);
  const plain = (text: string) => value({ tr: text, en: text });
  const name = texts((lang) => `${finish[lang]} ${kind.name[lang]} ${size} mm`);
  const family = collection && {
    tr: ` ${collection.tr} serisinden.`,
    en: ` From the ${collection.en} series.`,
  };
  return {
    kind,
    code: `${kind.prefix}-${100_000 + number}`,
    seo_name: `${slugify(name.tr ?? '')}-${100_000 + number}`,
    name,
    summary: texts((lang) =>
      lang === 'tr'
        ? `${material.tr}, ${use.tr} için.${family?.tr ?? ''}`
        : `${material.en}, for ${use.en}.${family?.en ?? ''}`,
    ),
    description: texts((lang) =>
      lang === 'tr'
        ? `<p>${material.tr} gövde, ${finish.tr.toLocaleLowerCase('tr')} kaplama. ${trait.tr}.</p><p>${use.tr} ve ${otherUse.tr} için uygundur.</p>`
        : `<p>${material.en} body, ${finish.en.toLowerCase()} plating. ${trait.en}.</p><p>Suits ${use.en} and ${otherUse.en}.</p>`,
    ),
    attributes: [
      { label: label.material, value: value(material) },
      { label: label.finish, value: value(finish) },
      { label: label.innerWidth, value: plain(`${size} mm`) },
      { label: label.weight, value: plain(`${Math.round(size * (1 + random.next() * 2))} g`) },
      { label: label.pack, value: plain(String(random.pick(packs))) },
    ],
    is_active: !random.chance(hidden),
    daysUntilPublished: random.chance(scheduled) ? 1 + Math.floor(random.next() * 90) : 0,
    transporterTypes: transporterTypes.filter(() => random.chance(0.25)),
  };
}

function chooseKind(random: RandomSource): Kind {
  let left = random.next() * totalWeight;
  const chosen = kinds.find((kind) => (left -= kind.weight) < 0) ?? kinds[0];
  if (!chosen) throw new Error('There are no kinds');
  return chosen;
}

function chooseCollection(random: RandomSource, number: number): DemoText | undefined {
  if (number % firstCollectionEvery === 0) return collections[0];
  return random.chance(collectionShare) ? random.pick(collections.slice(1)) : undefined;
}
