import { slugify } from '#shared/rules/slug.ts';
import type { LocalisedText } from '#shared/localised.ts';
import type { DemoText } from '../content/demo-content.ts';
import { label } from '../content/attribute-labels.ts';
import { throwDice, type Dice } from './dice.ts';
import { groups, type Kind } from './trade-categories.ts';
import { collections, finishes, materials, packs, traits, uses } from './trade-words.ts';

/** A made-up product, before it has ids. */
export type GeneratedProduct = {
  kind: Kind;
  code: string;
  seo_name: string;
  name: LocalisedText;
  summary: LocalisedText;
  description: LocalisedText;
  attributes: { label: LocalisedText; value: LocalisedText }[];
  is_active: boolean;
  /** Days until it is published; shown already when this is 0. */
  waits: number;
  /** Keys of the managed list. */
  transporterTypes: string[];
};

/** Of all products, those without English texts, hidden ones and those to come. */
const [untranslated, hidden, toCome] = [0.15, 0.03, 0.01];
/** Every so many products there is one of the first collection, so that small catalogues have one too. */
const firstCollectionEach = 500;
const inCollections = 0.02;
const kinds = groups.flatMap((group) => group.kinds);
const weight = kinds.reduce((sum, kind) => sum + kind.weight, 0);
const transporterTypes = ['kordon', 'zincir', 'kayis', 'aski'];

/** Product `number` (from 1): the same for the same seed, whatever else is generated. */
export function generateProduct(seed: number, number: number): GeneratedProduct {
  const dice = throwDice(seed, number);
  const kind = chooseKind(dice);
  const finish = dice.oneOf(finishes);
  const material = dice.oneOf(materials);
  const size = dice.oneOf(kind.sizes);
  const [use, otherUse, trait] = [dice.oneOf(uses), dice.oneOf(uses), dice.oneOf(traits)];
  const collection = chooseCollection(dice, number);
  const languages = dice.happens(untranslated) ? (['tr'] as const) : (['tr', 'en'] as const);
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
      { label: value(label.material), value: value(material) },
      { label: value(label.finish), value: value(finish) },
      { label: value(label.innerWidth), value: plain(`${size} mm`) },
      { label: value(label.weight), value: plain(`${Math.round(size * (1 + dice.share() * 2))} g`) },
      { label: value(label.pack), value: plain(String(dice.oneOf(packs))) },
    ],
    is_active: !dice.happens(hidden),
    waits: dice.happens(toCome) ? 1 + Math.floor(dice.share() * 90) : 0,
    transporterTypes: transporterTypes.filter(() => dice.happens(0.25)),
  };
}

function chooseKind(dice: Dice): Kind {
  let left = dice.share() * weight;
  const chosen = kinds.find((kind) => (left -= kind.weight) < 0) ?? kinds[0];
  if (!chosen) throw new Error('There are no kinds');
  return chosen;
}

function chooseCollection(dice: Dice, number: number): DemoText | undefined {
  if (number % firstCollectionEach === 0) return collections[0];
  return dice.happens(inCollections) ? dice.oneOf(collections.slice(1)) : undefined;
}
