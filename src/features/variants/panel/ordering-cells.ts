import {
  noOrderingData,
  type OrderingData,
  type OwnOrderingData,
} from '#features/ordering-data/ordering-data.ts';
import {
  articleStatuses,
  digitsOf,
  gtinProblem,
  hsCodeProblem,
  hsCodeText,
  leadTimeLength,
  orderingLabels,
  orderingNumbers,
  originProblem,
  statusLabels,
  type ArticleStatus,
} from '#features/ordering-data/ordering-fields.rules.ts';
import { numberText, parseNumber } from '#shared/rules/written-number.ts';
import type { Cells, SheetColumn } from '#panel/sheet/columns.ts';

const numbers = ['minimum_order', 'carton_quantity', 'length', 'width', 'height', 'gross_weight'] as const;

const leadTimeCell = (lang: string) => `lead_time_${lang}`;

/** The columns of the ordering data besides weight and pack quantity, which have columns of their own. */
export function orderingColumns(languages: readonly string[]): SheetColumn[] {
  const number = (name: (typeof numbers)[number], width: number): SheetColumn => ({
    kind: 'number',
    name,
    title: orderingLabels[name],
    width,
    ...orderingNumbers[name],
  });
  const text = (
    name: 'successor' | 'gtin' | 'hs_code' | 'origin',
    width: number,
    problem?: (value: string) => string | undefined,
  ): SheetColumn => ({ kind: 'text', name, title: orderingLabels[name], width, ...(problem && { problem }) });
  const statuses = articleStatuses.filter((status) => status !== 'normal');
  return [
    {
      kind: 'choice',
      name: 'status',
      title: orderingLabels.status,
      width: 150,
      choices: statuses.map((status) => ({ value: status, label: statusLabels[status] })),
    },
    text('successor', 136),
    number('minimum_order', 112),
    number('carton_quantity', 96),
    number('length', 84),
    number('width', 84),
    number('height', 116),
    number('gross_weight', 132),
    text('gtin', 132, (value) => gtinProblem(digitsOf(value))),
    text('hs_code', 142, (value) => hsCodeProblem(digitsOf(value))),
    text('origin', 80, (value) => originProblem(value.toUpperCase())),
    ...languages.map((lang): SheetColumn => ({
      kind: 'text',
      name: leadTimeCell(lang),
      title: `${orderingLabels.lead_time} (${lang.toUpperCase()})`,
      width: 170,
      problem: (value) =>
        value.length > leadTimeLength ? `En çok ${leadTimeLength} karakter olabilir` : undefined,
    })),
  ];
}

/** The cells of an article's ordering data. An empty status is the normal one. */
export function orderingCells(data: OrderingData, languages: readonly string[]): Cells {
  return {
    status: data.status === 'normal' ? '' : data.status,
    successor: data.successor,
    ...Object.fromEntries(numbers.map((name) => [name, numberText(data[name])])),
    gtin: data.gtin,
    hs_code: hsCodeText(data.hs_code),
    origin: data.origin,
    ...Object.fromEntries(languages.map((lang) => [leadTimeCell(lang), data.lead_time[lang] ?? ''])),
  };
}

/** Converts cells for the API. Texts of languages without a cell stay as they are stored. */
export function orderingOf(
  cells: Cells,
  stored: OrderingData = noOrderingData,
  languages: readonly string[] = [],
): OrderingData {
  const number = (name: (typeof numbers)[number]) => parseNumber(cells[name] ?? '') ?? null;
  const texts = languages.map((lang) => [lang, cells[leadTimeCell(lang)] ?? '']);
  return {
    status: (cells.status || 'normal') as ArticleStatus,
    successor: cells.successor ?? '',
    minimum_order: number('minimum_order'),
    carton_quantity: number('carton_quantity'),
    length: number('length'),
    width: number('width'),
    height: number('height'),
    gross_weight: number('gross_weight'),
    lead_time: { ...stored.lead_time, ...(Object.fromEntries(texts) as Record<string, string>) },
    origin: (cells.origin ?? '').toUpperCase(),
    hs_code: digitsOf(cells.hs_code ?? ''),
    gtin: digitsOf(cells.gtin ?? ''),
  };
}

/** The cells of a product's own code. */
export function ownCells(code: string, own: OwnOrderingData, languages: readonly string[]): Cells {
  const { weight, pack_quantity } = own;
  const measures = { weight: numberText(weight), pack_quantity: numberText(pack_quantity) };
  return { code, ...measures, ...orderingCells(own, languages) };
}

export function ownOf(cells: Cells, stored: OwnOrderingData, languages: readonly string[]): OwnOrderingData {
  return {
    ...orderingOf(cells, stored, languages),
    weight: parseNumber(cells.weight ?? '') ?? null,
    pack_quantity: parseNumber(cells.pack_quantity ?? '') ?? null,
  };
}

/** The values of the ordering data as words, for the history. */
export function orderingWords(data: OrderingData = noOrderingData): { label: string; value: string }[] {
  const cells = orderingCells(data, Object.keys(data.lead_time));
  return [
    { label: orderingLabels.status, value: data.status === 'normal' ? '' : statusLabels[data.status] },
    ...(['successor', ...numbers, 'gtin', 'hs_code', 'origin'] as const).map((name) => ({
      label: orderingLabels[name],
      value: cells[name] ?? '',
    })),
    { label: orderingLabels.lead_time, value: Object.values(data.lead_time).join(' / ') },
  ];
}
