import {
  identityColumns,
  isSameValue,
  movedKey,
  newCodeKey,
  newCodeTitle,
  textOf,
  type Article,
  type ArticleKind,
  type FieldValue,
} from './article.ts';
import {
  cellAddress,
  cellProblem,
  cellText,
  emptyCell,
  isEmptyCell,
  mergedCell,
  type Cell,
  type SheetRow,
} from './cells.ts';
import { claimKinds, claimProblems } from '#features/compliance/compliance.rules.ts';
import { filesIn } from './file-columns.ts';
import { claimKey, documentKey, documentTitle, untilKey, untilTitle } from './claim-columns.ts';
import { orderingLabels, successorProblem } from '#features/ordering-data/ordering-fields.rules.ts';
import { codeOf, codeProblem } from './code-cells.ts';
import type { Column } from './columns.ts';
import type { Header } from './header.ts';

export type Problem = { column: string; cell: string; message: string };

export type CheckedRow = {
  position: number;
  kind: ArticleKind;
  code: string;
  /** The code of the variant's model; empty for a model. */
  modelCode: string;
  result: 'create' | 'update' | 'same' | 'problem';
  stored: Article | undefined;
  /** The id of the stored article's product, or of a new variant's stored model. */
  productId: number | null;
  /** The changed values by column key; empty for a new article. */
  before: Record<string, FieldValue>;
  after: Record<string, FieldValue>;
  problems: Problem[];
  /** The version in the row if the row changes something and the article now has another version. */
  otherVersion: number | undefined;
};

export type RowSource = { row: SheetRow; header: Header };

/** What a new row needs, and what to say of a row with a version whose code is unknown. */
export type RowRules = {
  required: readonly { key: string; title: string }[];
  words: { required: string; gone: string };
};

/** The rules of products; `main` is the main language. */
export const articleRules = (main: string): RowRules => ({
  required: [
    { key: `name_${main}`, title: `Ad (${main.toUpperCase()})` },
    { key: 'category', title: 'Kategori' },
  ],
  words: {
    required: 'Yeni ürün için gerekli.',
    gone: 'Bu kodda ürün yok: silinmiş ya da kodu değişmiş. Kodu değiştirmek için “Yeni kod” sütununu kullanın; yeni bir ürünse “Sürüm” hücresini boşaltın.',
  },
});

/** Compares a row with the stored article that has its code. */
export function checkRow(source: RowSource, stored: Article | undefined, rules: RowRules): CheckedRow {
  const { row, header } = source;
  const at = (index: number | undefined): Cell => (index === undefined ? null : (row.cells[index] ?? null));
  const code = codeOf(at(header.code));
  const sentModelCode = codeOf(at(header.modelCode));
  const isVariant = stored ? stored.kind === 'variant' : sentModelCode !== '' && sentModelCode !== code;
  const checked: CheckedRow = {
    position: row.position,
    kind: isVariant ? 'variant' : 'model',
    code,
    modelCode: isVariant ? (stored?.modelCode ?? sentModelCode) : '',
    result: 'same',
    stored,
    productId: stored?.productId ?? null,
    before: {},
    after: {},
    problems: [],
    otherVersion: undefined,
  };
  const problem = (title: string, index: number | undefined, message: string) =>
    checked.problems.push({ column: title, cell: cellAddress(index ?? header.code, row.position), message });
  if (stored && isVariant && !['', code, stored.modelCode].includes(sentModelCode)) {
    checked.modelCode = sentModelCode;
    checked.before[movedKey] = stored.modelCode;
    checked.after[movedKey] = sentModelCode;
  }
  checkIdentity(checked, { source, problem, sentModelCode, gone: rules.words.gone });
  for (const { column, index, isFixed } of header.columns) {
    if (isFixed && (stored || !column.kinds.includes(checked.kind))) continue;
    const cell = at(index);
    const read = readCell(column, cell, checked);
    if (read && 'problem' in read) problem(column.title, isFixed ? undefined : index, read.problem);
    else if (read) {
      if (stored) checked.before[column.key] = stored.values[column.key] ?? null;
      checked.after[column.key] = read.value;
    }
  }
  checkSuccessor(checked, header, problem);
  checkClaims(checked, header, problem);
  if (!stored && newCodeKey in checked.after)
    problem(newCodeTitle, newCodePlace(header), 'Yeni bir üründe boş bırakın; kodu “Kod” sütununa yazın.');
  if (!stored) requireNew(checked, { header, rules, problem });
  else checked.otherVersion = otherVersion(checked, { source, stored, problem });
  checked.result = resultOf(checked);
  return checked;
}

export const newCodePlace = ({ columns }: Header): number | undefined =>
  columns.find(({ column }) => column.key === newCodeKey)?.index;

/** Status and successor are two columns that must fit together. */
function checkSuccessor(
  { code, stored, after, problems }: CheckedRow,
  header: Header,
  problem: Report,
): void {
  if (!('status' in after || 'successor' in after)) return;
  const valueOf = (key: 'status' | 'successor', otherwise: string) =>
    textOf(after[key] ?? stored?.values[key] ?? otherwise);
  const status = valueOf('status', 'normal');
  const message = successorProblem({ status, successor: valueOf('successor', ''), code });
  const { successor: title } = orderingLabels;
  if (message === undefined || problems.some(({ column }) => column === title)) return;
  problem(title, header.columns.find(({ column }) => column.key === 'successor')?.index, message);
}

/** A last day needs a claim. A row that empties a claim empties what belongs to it, so that undoing finds it. */
function checkClaims({ stored, before, after }: CheckedRow, header: Header, problem: Report): void {
  for (const kind of claimKinds) {
    const value = claimKey(kind);
    const until = untilKey(kind);
    const document = documentKey(kind);
    const valueOf = (key: string) => after[key] ?? stored?.values[key] ?? '';
    if (!(value in after || until in after || document in after) || valueOf(value) !== '') continue;
    const place = (key: string) => header.columns.find(({ column }) => column.key === key)?.index;
    if (valueOf(until) !== '' && (place(until) !== undefined || after[until]))
      problem(untilTitle(kind), place(until), claimProblems.until);
    if (filesIn(after[document]).length > 0)
      problem(documentTitle(kind), place(document), claimProblems.document);
    for (const [key, empty] of [
      [until, ''],
      [document, []],
    ] as const)
      if (stored && !isSameValue(stored.values[key], empty)) {
        before[key] = stored.values[key] ?? null;
        after[key] = empty;
      }
  }
}

type Report = (title: string, index: number | undefined, message: string) => void;

function checkIdentity(
  { code, stored, kind }: CheckedRow,
  {
    source: { row, header },
    problem,
    sentModelCode,
    gone,
  }: { source: RowSource; problem: Report; sentModelCode: string; gone: string },
): void {
  const { code: codeTitle, modelCode: modelTitle } = identityColumns;
  const cell = row.cells[header.code] ?? null;
  if (code === '') {
    const text = cellText(cell);
    const isTooLong = text.trim().length > 50;
    problem(
      codeTitle,
      header.code,
      codeProblem(cell) ?? (isTooLong ? 'Kod en çok 50 karakter olabilir.' : emptyCell),
    );
    return;
  }
  const hasVersion = header.version !== undefined && !isEmptyCell(row.cells[header.version]);
  if (!stored && hasVersion) problem(codeTitle, header.code, gone);
  if (header.modelCode === undefined) return;
  const unreadable = codeProblem(row.cells[header.modelCode] ?? null);
  if (unreadable) problem(modelTitle, header.modelCode, unreadable);
  if (unreadable || !stored) return;
  if (kind === 'variant' && (sentModelCode === '' || sentModelCode === code))
    problem(
      modelTitle,
      header.modelCode,
      `Bu kod ${stored.modelCode} modelinin varyantı; “${stored.modelCode}” ya da taşınacağı modelin kodunu yazın.`,
    );
  if (kind === 'model' && sentModelCode !== '' && sentModelCode !== code)
    problem(
      modelTitle,
      header.modelCode,
      'Bu kod bir model; başka bir modelin varyantı olamaz. Hücreyi boşaltın.',
    );
}

/** Reads the new value of a cell; undefined if the cell changes nothing. */
function readCell(
  column: Column,
  cell: Cell,
  { kind, stored }: CheckedRow,
): { value: FieldValue } | { problem: string } | undefined {
  if (!column.kinds.includes(kind)) {
    if (isEmptyCell(cell) || cell === mergedCell) return undefined;
    return {
      problem:
        kind === 'variant'
          ? 'Bu sütun varyantın satırında değil, modelin satırında doldurulur.'
          : 'Bu sütun yalnız varyantların satırında doldurulur.',
    };
  }
  const unreadable = cellProblem(cell);
  if (typeof cell === 'symbol' && unreadable) return { problem: unreadable };
  const before = stored?.values[column.key];
  // A cell that shows the same text as the export is unchanged, even if the stored value is more precise.
  if (stored && cellText(cell) === cellText(column.cell(before ?? null))) return undefined;
  if (unreadable) return { problem: unreadable };
  if (isEmptyCell(cell)) {
    if (!stored || column.isBlank) return undefined;
    if (column.emptied === undefined) return { problem: emptyCell };
    return isSameValue(before, column.emptied) ? undefined : { value: column.emptied };
  }
  const reading = column.read(cell);
  if ('problem' in reading) return reading;
  return isSameValue(before, reading.value) ? undefined : reading;
}

function requireNew(
  { kind, code, after, problems }: CheckedRow,
  { header, rules: { required, words }, problem }: { header: Header; rules: RowRules; problem: Report },
): void {
  if (kind === 'variant' || code === '') return;
  for (const { key, title } of required) {
    const place = header.columns.find(({ column }) => column.key === key);
    const isReported = problems.some(({ column }) => column === title);
    if (isReported || (after[key] !== undefined && after[key] !== '')) continue;
    problem(title, place?.index, `${words.required} ${place ? 'Hücreyi doldurun.' : 'Bu sütunu ekleyin.'}`);
  }
}

/**
 * Finds a version that differs from the stored one. A row that changes nothing may have any version; for
 * others the history later shows whether the difference matters.
 */
function otherVersion(
  { after, problems }: CheckedRow,
  { source: { row, header }, stored, problem }: { source: RowSource; stored: Article; problem: Report },
): number | undefined {
  if (header.version === undefined || (Object.keys(after).length === 0 && problems.length === 0))
    return undefined;
  const cell = row.cells[header.version] ?? null;
  const text = cellText(cell).trim();
  if (typeof cell !== 'symbol' && (text === '' || Number(text) === stored.version)) return undefined;
  if (/^\d{1,9}$/.test(text)) return Number(text);
  problem(
    identityColumns.version,
    header.version,
    cellProblem(cell) ?? 'Sürüm bir sayıdır; dışa aktarılan dosyadaki hücreyi değiştirmeyin.',
  );
  return undefined;
}

/** The problem of a row whose article was changed after the export. */
export function changedSince({ position, stored, otherVersion: sent }: CheckedRow, header: Header): Problem {
  return {
    column: identityColumns.version,
    cell: cellAddress(header.version ?? header.code, position),
    message: `Dosya alındıktan sonra bu satır panelde değişti (sürüm ${sent}, şimdi ${stored?.version}). Yeniden dışa aktarıp düzenleyin.`,
  };
}

function resultOf({ problems, stored, after }: CheckedRow): CheckedRow['result'] {
  if (problems.length > 0) return 'problem';
  if (!stored) return 'create';
  return Object.keys(after).length === 0 ? 'same' : 'update';
}
