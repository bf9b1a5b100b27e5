import { FinishCreate, type FinishCreate as FinishInput } from '#features/finishes/finish.ts';
import { finishes } from '#features/finishes/server/finishes.ts';
import { SizeCreate, type SizeCreate as SizeInput } from '#features/sizes/size.ts';
import { sizes } from '#features/sizes/server/sizes.ts';
import { parseNumber } from '#shared/rules/written-number.ts';
import type { ContentTransaction } from '#server/content/content-transaction.ts';
import { sheetLists, type SheetList } from '../../import.ts';
import type { FieldValues } from '../sheet/article.ts';
import { cellText } from '../sheet/cells.ts';
import type { Column } from '../sheet/columns.ts';
import { foldedTitle } from '../sheet/header.ts';

const kinds = ['model'] as const;

type Writes = {
  create: (tx: ContentTransaction, key: string, values: FieldValues) => Promise<{ row: { id: number } }>;
  update: (tx: ContentTransaction, id: number, values: FieldValues) => Promise<unknown>;
  delete: (tx: ContentTransaction, id: number) => Promise<void>;
};

/** What is special in the sheet of a list. Its “Kod” is the key of a record, which never changes. */
type ListSheet = {
  /** The title of its names before the language, which tells the sheet from others. */
  name: string;
  /** The name of an exported file without its date, and of the sheet in it. */
  file: string;
  tab: string;
  columns: readonly Column[];
  hasClaims: boolean;
  writes: Writes;
};

export const listSheets: Readonly<Record<SheetList, ListSheet>> = {
  sizes: {
    name: 'Ölçü',
    file: 'olculer',
    tab: 'Ölçüler',
    columns: [numberColumn()],
    hasClaims: false,
    writes: {
      create: (tx, key, values) => sizes.within.create(tx, { ...sizeInput(values), key }),
      update: (tx, id, values) => sizes.within.update(tx, id, sizeInput(values)),
      delete: sizes.within.delete,
    },
  },
  finishes: {
    name: 'Kaplama',
    file: 'kaplamalar',
    tab: 'Kaplamalar',
    columns: [colorColumn()],
    hasClaims: true,
    writes: {
      create: (tx, key, values) => finishes.within.create(tx, { ...finishInput(values), key }),
      update: (tx, id, values) => finishes.within.update(tx, id, finishInput(values)),
      delete: finishes.within.delete,
    },
  },
};

const sizeInput = (values: FieldValues): SizeInput => SizeCreate.parse(values);
const finishInput = (values: FieldValues): FinishInput => FinishCreate.parse(values);

export const isSheetList = (kind: string): kind is SheetList =>
  (sheetLists as readonly string[]).includes(kind);

/** The list whose names a file with these titles has; undefined for a sheet of products. */
export function listOfTitles(titles: readonly string[]): SheetList | undefined {
  const folded = new Set(titles.map((title) => foldedTitle(title).replace(/ \([a-z]{2}\)$/, ' ()')));
  return sheetLists.find((list) => folded.has(foldedTitle(`${listSheets[list].name} ()`)));
}

/** The column of a list's names in a language; a name in the main language is required. */
export function nameColumn(list: SheetList, lang: string, isRequired: boolean): Column {
  const key = `name_${lang}`;
  return {
    key,
    title: `${listSheets[list].name} (${lang.toUpperCase()})`,
    kinds,
    width: 30,
    format: 'text',
    cell: (value) => (value === '' ? null : (value as string)),
    read: (cell) => {
      const text = cellText(cell).trim();
      if (/[\r\n]/.test(text)) return { problem: 'Tek satır olmalı; satır sonlarını silin.' };
      const result = SizeCreate.safeParse({ [key]: text });
      return result.success
        ? { value: result.data.name[lang] ?? '' }
        : { problem: 'En çok 100 karakter olabilir; metni kısaltın.' };
    },
    ...(!isRequired && { emptied: '' }),
  };
}

function numberColumn(): Column {
  return {
    key: 'number',
    title: 'Sayı',
    kinds,
    width: 12,
    format: 'number',
    cell: (value) => value as number | null,
    read: (cell) => {
      const number = typeof cell === 'number' ? cell : parseNumber(cellText(cell));
      return typeof number === 'number' ? { value: number } : { problem: 'Bir sayı yazın (örnek: 12,5).' };
    },
    emptied: null,
  };
}

function colorColumn(): Column {
  return {
    key: 'color',
    title: 'Renk',
    kinds,
    width: 12,
    format: 'text',
    cell: (value) => (value === '' ? null : (value as string)),
    read: (cell) => {
      const color = cellText(cell).trim().toLowerCase();
      return FinishCreate.safeParse({ color }).success
        ? { value: color }
        : { problem: '#c0c0c0 gibi bir renk yazın.' };
    },
    emptied: '',
  };
}
