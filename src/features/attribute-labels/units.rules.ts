import { round12 } from './numbers.rules.ts';

/** A unit of measurement. `offset` is added after multiplying by `factor` to get the quantity's base unit. */
type Unit = {
  /** The code of UN/CEFACT Recommendation 20, which schema.org uses. */
  code: string;
  quantity: string;
  factor: number;
  offset?: number;
  /** How the unit is written after a number; languages other than Turkish use the English form. */
  tr: string;
  en: string;
  /** Other spellings that are read, in lower case. */
  also?: readonly string[];
};

/** Every unit that a number attribute can have, by the key that is stored. */
export const units = {
  um: {
    code: '4H',
    quantity: 'length',
    factor: 1e-6,
    tr: 'µm',
    en: 'µm',
    also: ['um', 'μm', 'mikron', 'micron'],
  },
  mm: { code: 'MMT', quantity: 'length', factor: 1e-3, tr: 'mm', en: 'mm', also: ['milimetre'] },
  cm: { code: 'CMT', quantity: 'length', factor: 1e-2, tr: 'cm', en: 'cm', also: ['santim', 'santimetre'] },
  m: { code: 'MTR', quantity: 'length', factor: 1, tr: 'm', en: 'm', also: ['mt', 'metre'] },
  in: {
    code: 'INH',
    quantity: 'length',
    factor: 0.0254,
    tr: 'in',
    en: 'in',
    also: ['"', '″', '”', 'inç', 'inch'],
  },
  mg: { code: 'MGM', quantity: 'mass', factor: 1e-6, tr: 'mg', en: 'mg' },
  g: { code: 'GRM', quantity: 'mass', factor: 1e-3, tr: 'g', en: 'g', also: ['gr', 'gram'] },
  kg: { code: 'KGM', quantity: 'mass', factor: 1, tr: 'kg', en: 'kg', also: ['kilo', 'kilogram'] },
  oz: { code: 'ONZ', quantity: 'mass', factor: 0.028349523125, tr: 'oz', en: 'oz', also: ['ons'] },
  N: { code: 'NEW', quantity: 'force', factor: 1, tr: 'N', en: 'N', also: ['newton'] },
  kN: { code: 'B47', quantity: 'force', factor: 1000, tr: 'kN', en: 'kN' },
  kgf: { code: 'B37', quantity: 'force', factor: 9.80665, tr: 'kgf', en: 'kgf' },
  lbf: { code: 'C78', quantity: 'force', factor: 4.4482216152605, tr: 'lbf', en: 'lbf' },
  C: { code: 'CEL', quantity: 'temperature', factor: 1, tr: '°C', en: '°C', also: ['c', 'º c', 'ºc', '° c'] },
  F: {
    code: 'FAH',
    quantity: 'temperature',
    factor: 5 / 9,
    offset: -160 / 9,
    tr: '°F',
    en: '°F',
    also: ['f', 'ºf', '° f'],
  },
  s: { code: 'SEC', quantity: 'time', factor: 1, tr: 'sn', en: 's', also: ['saniye'] },
  min: { code: 'MIN', quantity: 'time', factor: 60, tr: 'dk', en: 'min', also: ['dakika'] },
  h: { code: 'HUR', quantity: 'time', factor: 3600, tr: 'saat', en: 'h', also: ['sa', 'hours', 'hour'] },
  mm2: { code: 'MMK', quantity: 'area', factor: 1e-6, tr: 'mm²', en: 'mm²', also: ['mm2'] },
  cm2: { code: 'CMK', quantity: 'area', factor: 1e-4, tr: 'cm²', en: 'cm²', also: ['cm2'] },
  m2: { code: 'MTK', quantity: 'area', factor: 1, tr: 'm²', en: 'm²', also: ['m2'] },
  gsm: {
    code: 'GM',
    quantity: 'area density',
    factor: 1,
    tr: 'g/m²',
    en: 'g/m²',
    also: ['gsm', 'g/m2', 'gr/m²', 'gr/m2'],
  },
  percent: { code: 'P1', quantity: 'ratio', factor: 1, tr: '%', en: '%', also: ['yüzde', 'percent'] },
  degree: { code: 'DD', quantity: 'angle', factor: 1, tr: '°', en: '°', also: ['º', 'derece'] },
  piece: {
    code: 'H87',
    quantity: 'count',
    factor: 1,
    tr: 'adet',
    en: 'pcs',
    also: ['ad.', 'pieces', 'piece', 'pcs.'],
  },
} as const satisfies Record<string, Unit>;

export type UnitKey = keyof typeof units;
export const unitKeys = Object.keys(units) as UnitKey[];

const unitOf = (key: UnitKey): Unit => units[key];

/** How a unit is written in a language. */
export const unitText = (key: UnitKey, lang: string): string => unitOf(key)[lang === 'tr' ? 'tr' : 'en'];

const spellings = new Map(
  unitKeys.flatMap((key) => {
    const { tr, en, also = [] } = unitOf(key);
    return [tr, en, ...also].map((spelling) => [spelling.toLowerCase(), key] as const);
  }),
);

/** The unit with this spelling; case matters only where two units differ by it alone, which none do. */
export function findUnit(spelling: string): UnitKey | undefined {
  return spellings.get(spelling.trim().toLowerCase());
}

/** The units into which this one can be converted, itself included. */
export function unitsLike(key: UnitKey): UnitKey[] {
  return unitKeys.filter((other) => units[other].quantity === units[key].quantity);
}

/** Converts a number between two units of a quantity; undefined if they measure different quantities. */
export function convert(value: number, from: UnitKey, to: UnitKey): number | undefined {
  if (from === to) return value;
  const source = unitOf(from);
  const target = unitOf(to);
  if (source.quantity !== target.quantity) return undefined;
  const base = value * source.factor + (source.offset ?? 0);
  return round12((base - (target.offset ?? 0)) / target.factor);
}
