import { OrderingData } from '#features/ordering-data/ordering-data.ts';
import {
  articleStatuses,
  leadTimeLength,
  orderingLabels,
  orderingNumbers,
  statusLabels,
} from '#features/ordering-data/ordering-fields.rules.ts';
import { numberText, parseNumber } from '#shared/rules/written-number.ts';
import { searchFold } from '#shared/turkish.ts';
import { cellText } from './cells.ts';
import { countryCode } from './country-names.ts';
import type { Column } from './columns.ts';

const kinds = ['model', 'variant'] as const;
type NumberField = keyof typeof orderingNumbers;
type TextField = 'successor' | 'origin' | 'hs_code' | 'gtin';

/** The columns of what a buyer needs for an order. A model's row holds the data of its own code. */
export function orderingColumns(languages: readonly string[]): Column[] {
  return [
    statusColumn(),
    textColumn('successor', 18),
    numberColumn('minimum_order'),
    numberColumn('carton_quantity'),
    numberColumn('length'),
    numberColumn('width'),
    numberColumn('height'),
    numberColumn('gross_weight'),
    textColumn('gtin', 18),
    textColumn('hs_code', 18),
    textColumn('origin', 10),
    ...languages.map(leadTimeColumn),
  ];
}

/** A column of numbers in an allowed range. */
export function numberColumn(key: NumberField): Column {
  const { least, most, isWhole } = orderingNumbers[key];
  const range = `${numberText(least)} ile ${most.toLocaleString('tr')} arasında`;
  return {
    key,
    title: orderingLabels[key],
    kinds,
    width: 12,
    format: 'number',
    cell: (value) => value as number | null,
    read: (cell) => {
      const number = typeof cell === 'number' ? cell : parseNumber(cellText(cell));
      const isValid =
        typeof number === 'number' &&
        number >= least &&
        number <= most &&
        (!isWhole || Number.isInteger(number));
      if (isValid) return { value: number };
      if (key === 'weight') return { problem: 'Gram olarak bir sayı yazın, en çok 1.000.000 (örnek: 12,5).' };
      const kind = isWhole ? 'Bir tam sayı' : 'Bir sayı';
      return { problem: `${kind} yazın, ${range} (örnek: ${isWhole ? 250 : '12,5'}).` };
    },
    emptied: null,
    number: { least, most, isWhole },
  };
}

function textColumn(key: TextField, width: number): Column {
  return {
    key,
    title: orderingLabels[key],
    kinds,
    width,
    format: 'text',
    cell: (value) => (value === '' ? null : (value as string)),
    read: (cell) => {
      const text = cellText(cell);
      const result = OrderingData.shape[key].safeParse(key === 'origin' ? countryCode(text) : text);
      if (result.success) return { value: result.data };
      return { problem: result.error.issues[0]?.message ?? 'Geçerli bir değer yazın.' };
    },
    emptied: '',
  };
}

function statusColumn(): Column {
  const labels = articleStatuses.map((status) => statusLabels[status]);
  return {
    key: 'status',
    title: orderingLabels.status,
    kinds,
    width: 18,
    format: 'text',
    cell: (value) => (value === 'normal' ? null : statusLabels[value as keyof typeof statusLabels]),
    read: (cell) => {
      const folded = searchFold(cellText(cell).trim());
      const value = articleStatuses.find((status) => searchFold(statusLabels[status]) === folded);
      return value === undefined ? { problem: `Şunlardan birini yazın: ${labels.join(', ')}.` } : { value };
    },
    emptied: 'normal',
    choices: labels,
  };
}

function leadTimeColumn(lang: string): Column {
  return {
    key: `lead_time_${lang}`,
    title: `${orderingLabels.lead_time} (${lang.toUpperCase()})`,
    kinds,
    width: 24,
    format: 'text',
    cell: (value) => (value === '' ? null : (value as string)),
    read: (cell) => {
      const text = cellText(cell).trim();
      if (text.length > leadTimeLength)
        return { problem: `En çok ${leadTimeLength} karakter olabilir; metni kısaltın.` };
      const result = OrderingData.shape.lead_time.safeParse({ [lang]: text });
      return result.success
        ? { value: result.data[lang] ?? '' }
        : { problem: 'Tek satırlık bir metin yazın.' };
    },
    emptied: '',
  };
}
