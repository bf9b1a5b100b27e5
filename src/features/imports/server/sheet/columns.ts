import { ProductUpdate } from '#features/products/product.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import { newCodeKey, newCodeTitle, type ArticleKind, type FieldValue } from './article.ts';
import type { Labels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { associationColumns } from './association-columns.ts';
import { attributeColumns } from './attribute-columns.ts';
import { cellText, emptyCell, no, yes, type Cell } from './cells.ts';
import type { Choices } from './choices.ts';
import { codeOf, codeProblem } from './code-cells.ts';
import { claimColumns } from './claim-columns.ts';
import { fileColumns } from './file-columns.ts';
import { numberColumn, orderingColumns } from './ordering-columns.ts';
import { dateText, type SheetDates } from './sheet-dates.ts';

export type Reading = { value: FieldValue } | { problem: string };

/**
 * A column that holds a value. The columns in `identityColumns`, which identify the article, are not among
 * these.
 */
export type Column = {
  key: string;
  title: string;
  kinds: readonly ArticleKind[];
  /** The width in characters. */
  width: number;
  format: 'text' | 'number' | 'date';
  /** Converts a value to the cell that the export writes. */
  cell: (value: FieldValue) => Cell;
  /** Reads a cell that is not empty. */
  read: (cell: Cell) => Reading;
  /** The value that an empty cell means; undefined if the column requires a value. */
  emptied?: FieldValue;
  /** Whether it is exported empty, and an empty cell changes nothing. */
  isBlank?: true;
  choices?: string[];
  number?: { least: number; most: number; isWhole: boolean };
};

export type ColumnSources = {
  languages: { all: readonly string[]; main: string };
  categories: Choices;
  transporterTypes: Choices;
  sizes: Choices;
  finishes: Choices;
  dates: SheetDates;
  /** The labels that have columns. */
  labels: Labels;
};

const texts = [
  ['name', 'Ad', 40],
  ['summary', 'Kısa açıklama', 50],
  ['description', 'Açıklama', 60],
  ['seo_title', 'Arama motoru başlığı', 30],
  ['seo_description', 'Arama motoru açıklaması', 40],
] as const;

/** The text fields of a model. Their column keys end with a language, as in `name_tr`. */
export const textFields = texts.map(([field]) => field);

/** Makes the columns with values, in the order of the export. */
export function makeColumns(sources: ColumnSources): Column[] {
  const { languages, categories, transporterTypes, sizes, finishes, dates } = sources;
  const ordered = [languages.main, ...languages.all.filter((lang) => lang !== languages.main)];
  const textColumns = (chosen: readonly (typeof texts)[number][]) =>
    chosen.flatMap((text) => ordered.map((lang) => textColumn(text, lang, languages.main)));
  return [
    ...textColumns(texts.slice(0, 2)),
    choiceColumn({ key: 'category', title: 'Kategori', kinds: ['model'], width: 34 }, categories),
    listColumn(
      { key: 'transporter_types', title: 'Taşıyıcı türleri', kinds: ['model'], width: 24 },
      transporterTypes,
    ),
    { ...choiceColumn({ key: 'size', title: 'Ölçü', kinds: ['variant'], width: 14 }, sizes), emptied: null },
    {
      ...choiceColumn({ key: 'finish', title: 'Kaplama', kinds: ['variant'], width: 18 }, finishes),
      emptied: null,
    },
    numberColumn('weight'),
    numberColumn('pack_quantity'),
    flagColumn({ key: 'is_active', title: 'Yayında', kinds: ['model', 'variant'], width: 10 }),
    flagColumn({ key: 'is_featured', title: 'Öne çıkan', kinds: ['model'], width: 10 }),
    dateColumn(dates),
    ...textColumns(texts.slice(3)),
    ...orderingColumns(ordered),
    ...claimColumns(),
    ...fileColumns(),
    ...associationColumns(),
    ...attributeColumns(sources.labels, languages),
    ...textColumns(texts.slice(2, 3)),
    newCodeColumn(),
  ];
}

/** The column that renames an article. Its value is the code that the article has. */
function newCodeColumn(): Column {
  return {
    key: newCodeKey,
    title: newCodeTitle,
    kinds: ['model', 'variant'],
    width: 18,
    format: 'text',
    isBlank: true,
    cell: (value) => value as string | null,
    read: (cell) => {
      const unreadable = codeProblem(cell);
      if (unreadable) return { problem: unreadable };
      const value = codeOf(cell);
      return value === '' ? { problem: 'Kod en çok 50 karakter olabilir.' } : { value };
    },
  };
}

type Head = Pick<Column, 'key' | 'title' | 'kinds' | 'width'>;

function textColumn([field, title, width]: (typeof texts)[number], lang: string, main: string): Column {
  const key = `${field}_${lang}`;
  return {
    key,
    title: `${title} (${lang.toUpperCase()})`,
    kinds: ['model'],
    width,
    format: 'text',
    cell: (value) => (value === '' ? null : fittingText(value as string)),
    read: (cell) => {
      const text = cellText(cell);
      if (field !== 'description' && /[\r\n]/.test(text.trim()))
        return { problem: 'Tek satır olmalı; satır sonlarını silin.' };
      const result = ProductUpdate.safeParse({ [key]: text });
      if (!result.success) return { problem: turkishProblem(result.error.issues) };
      return { value: result.data[field][lang] ?? '' };
    },
    // Without `emptied` the column requires a value: every product needs a name in the main language.
    ...(key !== `name_${main}` && { emptied: '' }),
  };
}

/** The most characters that a cell of a workbook holds. */
const maxCell = 32_767;

/** A longer text stays in the panel: its cell says so, and changes nothing when it comes back unchanged. */
const fittingText = (text: string) =>
  text.length > maxCell ? '(Metin hücreye sığmıyor; panelde düzenleyin)' : text;

function choiceColumn(head: Head, choices: Choices): Column {
  return {
    ...head,
    format: 'text',
    cell: (value) => (value === null ? null : choices.labelOf(value as number)),
    read: (cell) => {
      const value = choices.find(cellText(cell));
      return value === undefined ? { problem: unknownChoice(head.title, cellText(cell)) } : { value };
    },
    choices: choices.labels,
  };
}

function listColumn(head: Head, choices: Choices): Column {
  return {
    ...head,
    format: 'text',
    cell: (value) => {
      const ids = (value ?? []) as readonly number[];
      return ids.length === 0 ? null : ids.map(choices.labelOf).join('; ');
    },
    read: (cell) => {
      const names = cellText(cell)
        .split(';')
        .map((name) => name.trim())
        .filter(Boolean);
      const ids = names.map((name) => choices.find(name));
      const unknown = names.find((_, index) => ids[index] === undefined);
      if (unknown !== undefined) return { problem: unknownChoice(head.title, unknown) };
      return { value: [...new Set(ids as number[])].sort((a, b) => a - b) };
    },
    emptied: [],
  };
}

const unknownChoice = (title: string, text: string) =>
  `${title}: “${text.trim()}” yok. Listedeki adını yazın ya da önce panelde ekleyin.`;

const flags: ReadonlyMap<string, boolean> = new Map([
  ...['evet', 'doğru', 'true', '1'].map((text) => [text, true] as const),
  ...['hayır', 'yanlış', 'false', '0'].map((text) => [text, false] as const),
]);

function flagColumn(head: Head): Column {
  return {
    ...head,
    format: 'text',
    cell: (value) => (value === true ? yes : no),
    read: (cell) => {
      const text = cellText(cell).trim();
      const value = flags.get(text.toLocaleLowerCase('tr')) ?? flags.get(text.toLowerCase());
      return value === undefined ? { problem: `“${yes}” ya da “${no}” yazın.` } : { value };
    },
    choices: [yes, no],
  };
}

function dateColumn(dates: SheetDates): Column {
  return {
    key: 'published_at',
    title: 'Yayın tarihi',
    kinds: ['model'],
    width: 18,
    format: 'date',
    cell: (value) => (value === null ? null : dates.toCell(value as string)),
    read: (cell) => {
      const value = dates.read(cell);
      return value === undefined
        ? { problem: `Geçerli bir tarih ve saat yazın (örnek: ${dateText(new Date(0))}).` }
        : { value };
    },
  };
}

/**
 * Replaces the generic messages, which are English (docs/product.md, "Validation"), because all problems are
 * listed in Turkish.
 */
function turkishProblem([issue]: readonly { code: string; message: string; maximum?: unknown }[]): string {
  if (issue?.code === 'too_big') return `En çok ${Number(issue.maximum)} karakter olabilir; metni kısaltın.`;
  return issue && issue.message !== genericMessages.required ? issue.message : emptyCell;
}
