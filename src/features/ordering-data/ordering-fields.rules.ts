/** What a visitor may see is decided for each of these fields (docs/decisions/0093). */
export const disclosedFields = [
  'status',
  'minimum_order',
  'pack_quantity',
  'carton_quantity',
  'dimensions',
  'weight',
  'gross_weight',
  'lead_time',
  'origin',
  'hs_code',
  'gtin',
] as const;
export type DisclosedField = (typeof disclosedFields)[number];

/** Visitors saw weight and pack quantity of variants before staff could decide about it. */
export const defaultDisclosedFields: readonly DisclosedField[] = [
  'status',
  'minimum_order',
  'pack_quantity',
  'weight',
];

/** The Turkish names of the fields for staff. */
export const orderingLabels = {
  status: 'Durum',
  successor: 'Yerine geçen kod',
  minimum_order: 'En az sipariş',
  pack_quantity: 'Paket adedi',
  carton_quantity: 'Koli adedi',
  length: 'Boy (mm)',
  width: 'En (mm)',
  height: 'Yükseklik (mm)',
  weight: 'Ağırlık (g)',
  gross_weight: 'Brüt ağırlık (g)',
  gtin: 'GTIN',
  hs_code: 'GTİP',
  origin: 'Menşe',
  lead_time: 'Temin süresi',
} as const;

/** The names under which an administrator decides what visitors see. */
export const disclosureLabels: Readonly<Record<DisclosedField, string>> = {
  status: 'Durum ve yerine geçen ürün',
  minimum_order: orderingLabels.minimum_order,
  pack_quantity: orderingLabels.pack_quantity,
  carton_quantity: orderingLabels.carton_quantity,
  dimensions: 'Boyutlar (boy, en, yükseklik)',
  weight: 'Net ağırlık',
  gross_weight: 'Brüt ağırlık',
  lead_time: orderingLabels.lead_time,
  origin: 'Menşe ülkesi',
  hs_code: 'GTİP (HS) kodu',
  gtin: 'GTIN (barkod)',
};

const pieces = { least: 1, most: 10_000_000, isWhole: true };
const millimetres = { least: 0, most: 100_000, isWhole: false };
const grams = { least: 0, most: 1_000_000, isWhole: false };

/** The allowed ranges of the numbers. */
export const orderingNumbers = {
  minimum_order: pieces,
  pack_quantity: pieces,
  carton_quantity: pieces,
  length: millimetres,
  width: millimetres,
  height: millimetres,
  weight: grams,
  gross_weight: grams,
} as const;

/** What becomes of an article; `normal` says nothing to visitors. */
export const articleStatuses = ['normal', 'new', 'running_out', 'replaced'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];

export const statusLabels: Readonly<Record<ArticleStatus, string>> = {
  normal: 'Normal',
  new: 'Yeni',
  running_out: 'Tükeniyor',
  replaced: 'Yerine yenisi geldi',
};

export const leadTimeLength = 200;

export const orderingProblems = {
  gtin: 'GTIN 8, 12, 13 ya da 14 rakamdır.',
  gtinCheck: 'GTIN’in son rakamı öbürlerini tutmuyor; barkodun altındaki sayıyı yeniden yazın.',
  hs_code: 'GTİP 6, 8, 10 ya da 12 rakamdır (örnek: 8308.10.00.00.00).',
  origin: 'Ülkenin iki harfli kodunu yazın (örnek: TR).',
  successorMissing: 'Yerine geçen ürünün kodunu yazın.',
  successorUnused: `Yerine geçen kod yalnız “${statusLabels.replaced}” durumunda yazılır.`,
  successorSelf: 'Bir ürün kendisinin yerine geçemez; başka bir kod yazın.',
} as const;

export const unknownSuccessor = (code: string): string =>
  `“${code}” kodlu bir ürün yok; yerine geçen ürünün kodunu yazın.`;

/** Removes what people write between the digits of a code. */
export const digitsOf = (text: string): string => text.replace(/[\s.\-\u00a0]/g, '');

/** The reason why digits are no GTIN; undefined for a valid one and for none. */
export function gtinProblem(digits: string): string | undefined {
  if (digits === '') return undefined;
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return orderingProblems.gtin;
  // From the right, the digits before the last one count three times and once in turn (GS1).
  const sum = Array.from(digits, Number)
    .toReversed()
    .reduce((total, digit, place) => total + digit * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0 ? undefined : orderingProblems.gtinCheck;
}

/** All ways to write the same GTIN: a shorter one is a longer one without its leading zeros. */
export function gtinForms(gtin: string): string[] {
  const longest = gtin.padStart(14, '0');
  return [14, 13, 12, 8].flatMap((length) => {
    const form = longest.slice(14 - length);
    return form.padStart(14, '0') === longest ? [form] : [];
  });
}

export const hsCodeProblem = (digits: string): string | undefined =>
  digits === '' || /^(\d{6}|\d{8}|\d{10}|\d{12})$/.test(digits) ? undefined : orderingProblems.hs_code;

/** A code of goods as customs write it: `8308.10.00.00.00`. */
export const hsCodeText = (digits: string): string =>
  [digits.slice(0, 4), ...(digits.slice(4).match(/.{2}/g) ?? [])].filter(Boolean).join('.');

export const originProblem = (text: string): string | undefined =>
  text === '' || /^[A-Z]{2}$/.test(text) ? undefined : orderingProblems.origin;

/** The reason why a successor does not fit with the status; undefined if it does. */
export function successorProblem({
  status,
  successor,
  code,
}: Record<'status' | 'successor' | 'code', string>) {
  if (status !== 'replaced') return successor === '' ? undefined : orderingProblems.successorUnused;
  if (successor === '') return orderingProblems.successorMissing;
  return successor === code ? orderingProblems.successorSelf : undefined;
}
