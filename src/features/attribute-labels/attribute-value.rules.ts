import { searchFold } from '#shared/turkish.ts';
import { numberPattern, readNumber } from './numbers.rules.ts';
import { convert, findUnit, unitText, type UnitKey } from './units.rules.ts';

/** What the values of an attribute are. */
export const attributeKinds = [
  'text',
  'number',
  'range',
  'dimension',
  'yes-no',
  'choice',
  'choices',
  'colour',
] as const;
export type AttributeKind = (typeof attributeKinds)[number];

/** The kinds that have a unit. */
export const measuredKinds: readonly AttributeKind[] = ['number', 'range', 'dimension'];
/** The kinds whose values come from a list. */
export const listedKinds: readonly AttributeKind[] = ['choice', 'choices', 'colour'];

export type AttributeChoice = {
  /** Part of addresses; made from the first name and never changed. */
  key: string;
  name: Readonly<Record<string, string>>;
  /** Other texts that mean this choice, such as its former names. */
  also: string[];
  /** A colour like `#c0c0c0`; empty for none. */
  color: string;
};

/** How the values of a label are read. `second_unit` is shown in brackets after the unit. */
export type AttributeDefinition = {
  kind: AttributeKind;
  unit: UnitKey | '';
  second_unit: UnitKey | '';
  choices: AttributeChoice[];
};

export type TypedPart = {
  /** The size that the part belongs to, as in `10 mm: 0,6–1,6 mm`. */
  size?: { sides: readonly number[]; unit: UnitKey } | undefined;
} & (
  | { low: number | null; high: number | null }
  | { sides: readonly number[] }
  | { yes: boolean }
  | { choice: string }
);

/** The parts of a value, one for each size, are written with this between them. */
export const partSeparator = ' · ';

/**
 * Reads a value as text into its parts, numbers in the unit of the attribute. Undefined if the kind is `text` or any
 * part cannot be read; the text is then shown as it is.
 */
export function readValue(
  definition: AttributeDefinition,
  text: string,
  lang: string,
): TypedPart[] | undefined {
  if (definition.kind === 'text' || text.trim() === '') return undefined;
  const parts: TypedPart[] = [];
  for (const written of text.replace(/\u00a0/g, ' ').split(partSeparator)) {
    const whole = readPart(definition, written.trim(), lang);
    const isList = !whole && definition.kind === 'choices';
    const read = isList
      ? written.split(/[,;]/).map((each) => readPart(definition, each.trim(), lang))
      : [whole];
    for (const part of read) {
      if (!part) return undefined;
      parts.push(part);
    }
  }
  return parts;
}

function readPart(definition: AttributeDefinition, text: string, lang: string): TypedPart | undefined {
  const whole = readOne(definition, text, lang);
  const colon = text.indexOf(': ');
  if (whole || colon < 0) return whole;
  const size = readMeasure(text.slice(0, colon), lang);
  const read = size && readOne(definition, text.slice(colon + 2).trim(), lang);
  return read && { ...read, size };
}

function readOne(
  { kind, unit, choices }: AttributeDefinition,
  text: string,
  lang: string,
): TypedPart | undefined {
  switch (kind) {
    case 'number': {
      const value = readQuantity(text, unit, lang);
      return value === undefined ? undefined : { low: value, high: value };
    }
    case 'range':
      return readRange(text, unit, lang);
    case 'dimension':
      return readSides(text, unit, lang);
    case 'yes-no': {
      const word = searchFold(text);
      return yesWords.includes(word) ? { yes: true } : noWords.includes(word) ? { yes: false } : undefined;
    }
    default: {
      const key = keysBySpelling(choices).get(searchFold(text));
      return key === undefined ? undefined : { choice: key };
    }
  }
}

const indexes = new WeakMap<readonly AttributeChoice[], ReadonlyMap<string, string>>();

/** The keys of choices by all their names and other spellings; made once for each list. */
function keysBySpelling(choices: readonly AttributeChoice[]): ReadonlyMap<string, string> {
  const known = indexes.get(choices);
  if (known) return known;
  const index = new Map(
    choices.flatMap(({ key, name, also }) =>
      [...Object.values(name), ...also].map((spelling) => [searchFold(spelling), key] as const),
    ),
  );
  indexes.set(choices, index);
  return index;
}

const yesWords = ['evet', 'var', 'yes', '✓', 'true'];
const noWords = ['hayir', 'yok', 'no', '✗', 'false'];

const quantity = new RegExp(`^(${numberPattern})\\s*([^\\d\\s].*)?$`);

/** Reads a number with or without a unit, and converts it to `unit`. */
function readQuantity(text: string, unit: UnitKey | '', lang: string): number | undefined {
  const [, number = '', written = ''] = quantity.exec(text) ?? percentFirst(text) ?? [];
  const value = readNumber(number, lang);
  if (value === undefined || written.trim() === '') return value;
  const found = findUnit(written);
  return found === undefined || unit === '' ? undefined : convert(value, found, unit);
}

/** In Turkish the percent sign comes first: `%12`. */
function percentFirst(text: string): [string, string, string] | undefined {
  return text.startsWith('%') ? [text, text.slice(1).trim(), '%'] : undefined;
}

const between = /–|—|…|\.{2,3}|\bile\b|\bilâ\b|\bto\b|-/;
const atMost = /^(?:≤|<=|<|en çok|en fazla|max\.?|maks\.?|at most|up to)\s*/i;
const atLeast = /^(?:≥|>=|>|en az|min\.?|at least)\s*/i;

function readRange(text: string, unit: UnitKey | '', lang: string) {
  if (atMost.test(text)) {
    const high = readQuantity(text.replace(atMost, ''), unit, lang);
    return high === undefined ? undefined : { low: null, high };
  }
  if (atLeast.test(text)) {
    const low = readQuantity(text.replace(atLeast, ''), unit, lang);
    return low === undefined ? undefined : { low, high: null };
  }
  const single = readQuantity(text, unit, lang);
  if (single !== undefined) return { low: single, high: single };
  // The sign of the first number is no separator, so the search for one begins behind it.
  const separator = between.exec(text.slice(1));
  if (!separator) return undefined;
  const first = text.slice(0, separator.index + 1).trim();
  const last = text.slice(separator.index + 1 + separator[0].length).trim();
  const shared = /^\D*$/.test(first.replace(new RegExp(numberPattern), '').trim()) ? unitAtEnd(last) : '';
  const low = readQuantity(unitAtEnd(first) === '' ? `${first} ${shared}` : first, unit, lang);
  const high = readQuantity(last, unit, lang);
  return low === undefined || high === undefined || low > high ? undefined : { low, high };
}

const unitAtEnd = (text: string) => quantity.exec(text.trim())?.[2]?.trim() ?? '';

/** Reads two or three sides, such as `30 × 20 × 5 mm`. A unit after the last side applies to all. */
function readSides(text: string, unit: UnitKey | '', lang: string): { sides: number[] } | undefined {
  const written = text.split(/[×x*]/i).map((side) => side.trim());
  if (written.length < 2 || written.length > 3) return undefined;
  const shared = unitAtEnd(written.at(-1) ?? '');
  const sides = written.flatMap((side) => {
    const value = readQuantity(unitAtEnd(side) === '' ? `${side} ${shared}` : side, unit, lang);
    return value === undefined ? [] : [value];
  });
  return sides.length === written.length ? { sides } : undefined;
}

/** Reads a size like `25 mm` or `30 × 20 mm`, which must name its unit. */
function readMeasure(text: string, lang: string): { sides: number[]; unit: UnitKey } | undefined {
  const written = text
    .trim()
    .split(/[\d\s]/)
    .at(-1);
  const unit = written && findUnit(written.replace(/^[.,]/, ''));
  if (!unit) return undefined;
  const value = readQuantity(text.trim(), unit, lang);
  return value === undefined ? withUnit(readSides(text.trim(), unit, lang), unit) : { sides: [value], unit };
}

const withUnit = (read: { sides: number[] } | undefined, unit: UnitKey) => read && { ...read, unit };

/** Texts by language. */
type Texts = Readonly<Record<string, string | undefined>>;

/** Reads the text in the main language; without one, as after a change of that language, the first text. */
export function readTextsOfValue(
  definition: AttributeDefinition | undefined,
  value: Texts,
  mainLang: string,
): TypedPart[] | undefined {
  if (!definition || definition.kind === 'text') return undefined;
  const lang = value[mainLang] ? mainLang : Object.keys(value).find((each) => value[each]);
  return lang === undefined ? undefined : readValue(definition, value[lang] ?? '', lang);
}

/** Tells staff why a value cannot be read, with an example of one that can. */
export function unreadableText({ kind, unit }: AttributeDefinition): string {
  const of = unit === '' ? '' : `\u00a0${unitText(unit, 'tr')}`;
  switch (kind) {
    case 'number':
      return `Sayı olarak okunamadı. Örnek: 12,5${of}`;
    case 'range':
      return `Aralık olarak okunamadı. Örnek: 0,5–2${of}`;
    case 'dimension':
      return `Ölçü olarak okunamadı. Örnek: 30 × 20${of}`;
    case 'yes-no':
      return 'Okunamadı. Evet ya da Hayır yazın.';
    default:
      return 'Bu değer özelliğin seçeneklerinde yok.';
  }
}
