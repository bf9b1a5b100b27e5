import { partSeparator, type AttributeDefinition, type TypedPart } from './attribute-value.rules.ts';
import { writeNumber } from './numbers.rules.ts';
import { convert, unitText, type UnitKey } from './units.rules.ts';

/** The language of the page, and the main language, in which each choice has a name. */
type Langs = { lang: string; mainLang: string };

/** Writes parts in a language, as visitors read them: `12,5 mm (0,492 in)`. */
export function writeValue(
  definition: AttributeDefinition,
  parts: readonly TypedPart[],
  lang: string,
  mainLang: string,
): string {
  const separator = definition.kind === 'choices' ? ', ' : partSeparator;
  return parts
    .map((part) => {
      const text = writeOne(definition, part, { lang, mainLang });
      if (!part.size) return text;
      const size = part.size.sides.map((side) => writeNumber(side, lang)).join(' × ');
      return `${withUnitText(size, part.size.unit, lang)}: ${text}`;
    })
    .join(separator);
}

function writeOne(
  { unit, second_unit, choices }: AttributeDefinition,
  part: TypedPart,
  { lang, mainLang }: { lang: string; mainLang: string },
): string {
  if ('yes' in part) return (lang === 'tr' ? ['Hayır', 'Evet'] : ['No', 'Yes'])[Number(part.yes)] ?? '';
  if ('choice' in part) {
    const name = choices.find(({ key }) => key === part.choice)?.name ?? {};
    return name[lang] ?? name[mainLang] ?? Object.values(name)[0] ?? part.choice;
  }
  const write = (of: (value: number) => number, shown: UnitKey | '') =>
    withUnitText(
      'sides' in part ? sidesText(part.sides.map(of), lang) : rangeText(part, of, lang),
      shown,
      lang,
    );
  const first = write((value) => value, unit);
  if (second_unit === '' || unit === '') return first;
  const converted = (value: number) => Number((convert(value, unit, second_unit) ?? value).toPrecision(3));
  return `${first} (${write(converted, second_unit)})`;
}

const sidesText = (sides: readonly number[], lang: string) =>
  sides.map((side) => writeNumber(side, lang)).join(' × ');

function rangeText(
  { low, high }: { low: number | null; high: number | null },
  of: (value: number) => number,
  lang: string,
): string {
  const text = (value: number) => writeNumber(of(value), lang);
  if (low === null) return `≤ ${text(high ?? 0)}`;
  if (high === null) return `≥ ${text(low)}`;
  if (low === high) return text(low);
  // A dash between negative numbers would read as a minus.
  return low < 0 || high < 0 ? `${text(low)} … ${text(high)}` : `${text(low)}–${text(high)}`;
}

function withUnitText(number: string, unit: UnitKey | '', lang: string): string {
  if (unit === '') return number;
  if (unit === 'percent' && lang === 'tr') return `%${number}`;
  const text = unitText(unit, lang);
  return unit === 'degree' || unit === 'percent' ? number + text : `${number}\u00a0${text}`;
}

/**
 * One range over the numbers of all sizes, such as `12–40 mm` for `10 mm: 12–20 mm · 20 mm: 18–40 mm`. Undefined if the
 * value is none of numbers, has no sizes, or is the same for all of them.
 */
export function writeRangeOfSizes(
  definition: AttributeDefinition,
  parts: readonly TypedPart[],
  { lang, mainLang }: Langs,
): string | undefined {
  if (parts.length < 2) return undefined;
  const numbers = parts.flatMap((part) => ('low' in part && part.size ? [part] : []));
  if (numbers.length < parts.length) return undefined;
  const end = (ends: readonly (number | null)[], of: (...values: number[]) => number) =>
    ends.every((one) => one !== null) ? of(...ends) : null;
  const low = end(
    numbers.map((part) => part.low),
    Math.min,
  );
  const high = end(
    numbers.map((part) => part.high),
    Math.max,
  );
  if (low === null && high === null) return undefined;
  return writeValue(definition, [{ low, high }], lang, mainLang);
}
