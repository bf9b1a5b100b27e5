import { cleanRichText } from '#server/texts/rich-text.ts';
import type { ImportCounts } from '../../import.ts';
import type { Reader } from '#server/db/connect.ts';
import { findArticles } from '../sheet/articles.read.ts';
import type { SheetRow } from '../sheet/cells.ts';
import { cellAddress } from '../sheet/cells.ts';
import { foldedCode } from '#features/variants/code.rules.ts';
import { articleRules, changedSince, checkRow, type CheckedRow, type Problem } from '../sheet/check-row.ts';
import { codeOf } from '../sheet/code-cells.ts';
import type { FilePlaces } from './check-associations.ts';
import {
  doubtfulCodes,
  doubtNotice,
  refuseRepeated,
  refuseSimilar,
  refuseTaken,
  type SeenCodes,
} from './check-codes.ts';
import { resolveFiles } from './check-files.ts';
import { isSameSince } from './same-since.read.ts';
import { identityColumns, movedTo } from '../sheet/article.ts';
import { readHeader, type Header } from '../sheet/header.ts';
import type { Sheet } from '../sheet/sheet.read.ts';
import { noCounts } from '../import-rows.ts';
import { refused } from '#server/errors.ts';

/** The number of rows that are compared in one batch. */
const piece = 200;

/** A problem that is found only after all rows were read. */
export type LateProblem = { position: number; problem: Problem };

export type SheetCheck = {
  counts: ImportCounts;
  /** The number of rows read so far, including unchanged ones. */
  done: number;
  /** A message for staff that is not about a single row. */
  notice: string;
  late: LateProblem[];
  /** Where the file has which code and which column. */
  places: FilePlaces;
};

type Sheeted = {
  db: Reader;
  sheet: Sheet;
  rows: AsyncIterable<SheetRow> | Iterable<SheetRow>;
  /** The index of the first cell that a mapping of columns added. */
  fixedFrom?: number | undefined;
};

/**
 * Compares all rows of a sheet with the stored articles. `keep` stores the changed rows of each batch, and
 * returns false to stop the check; the result is then undefined.
 */
export async function checkSheet(
  { db, sheet, rows, fixedFrom }: Sheeted,
  keep: (rows: CheckedRow[], check: SheetCheck) => Promise<boolean>,
): Promise<SheetCheck | undefined> {
  const codes: SeenCodes = new Map();
  let header: Header | undefined;
  const places: FilePlaces = {
    positionOf: (code) => codes.get(foldedCode(code))?.get(code),
    cellOf: (title, position) => addressOf(header, title, position),
  };
  const check: SheetCheck = { counts: { ...noCounts }, done: 0, notice: '', late: [], places };
  const rules = articleRules(sheet.languages.main);
  const doubtful: string[] = [];
  const models = new Map<string, CheckedRow['result']>();
  const orphans: CheckedRow[] = [];
  let waiting: SheetRow[] = [];

  const work = async (): Promise<boolean> => {
    const current = header as Header;
    const found = await findArticles(
      db,
      waiting.map((row) => codeOf(row.cells[current.code])).filter(Boolean),
      sheet.languages.all,
    );
    const checked = waiting.map((row) => {
      const stored = found.get(codeOf(row.cells[current.code]));
      return refuseRepeated(checkRow({ row, header: current }, stored, rules), current, codes);
    });
    for (const row of checked) await cleanDescriptions(row);
    await resolveFiles(db, checked, { header: current, main: sheet.languages.main });
    await refuseStale(db, checked, { header: current, languages: sheet.languages.all });
    await refuseSimilar(db, checked, current);
    await refuseTaken(db, checked, current);
    doubtful.push(...(await doubtfulCodes(db, { rows: waiting, checked, header: current })));
    const modelCodes = checked.flatMap((row) => (needsModel(row) ? row.modelCode : []));
    const stored = await findArticles(db, modelCodes, sheet.languages.all);
    for (const row of checked) {
      if (row.kind === 'model' && !row.stored) models.set(row.code, row.result);
      if (needsModel(row)) {
        const model = stored.get(row.modelCode);
        if (model) adopt(row, model, current);
        else orphans.push({ ...row, before: {}, after: {} });
      }
      check.counts[row.result] += 1;
    }
    check.done += waiting.length;
    waiting = [];
    return keep(checked, check);
  };

  for await (const row of rows) {
    if (!header) {
      header = readHeader(row.cells, sheet, fixedFrom);
      check.notice = noticeOf(header);
      continue;
    }
    waiting.push(row);
    if (waiting.length === piece && !(await work())) return undefined;
  }
  if (!header) throw refused('Dosya boş. Dışa aktarılan dosyayı düzenleyip yükleyin.');
  if (!(await work())) return undefined;
  check.notice = [check.notice, doubtNotice(doubtful)].filter(Boolean).join('\n');
  check.late = lateProblems(orphans, models, header);
  return check;
}

function addressOf(header: Header | undefined, title: string, position: number): string {
  const index = header?.columns.find(({ column }) => column.title === title)?.index;
  const place = title === identityColumns.modelCode ? header?.modelCode : index;
  return place === undefined ? '' : cellAddress(place, position);
}

/** Cleans the descriptions of a row, so that staff see before writing what will be stored. */
async function cleanDescriptions(row: CheckedRow): Promise<void> {
  for (const [key, value] of Object.entries(row.after)) {
    if (!key.startsWith('description_') || typeof value !== 'string') continue;
    const cleaned = await cleanRichText(value);
    row.after[key] = cleaned;
    if (!row.stored || cleaned !== row.before[key]) continue;
    row.after = without(row.after, key);
    row.before = without(row.before, key);
  }
  if (row.result === 'update' && Object.keys(row.after).length === 0) row.result = 'same';
}

const without = <Value>(values: Record<string, Value>, key: string): Record<string, Value> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name !== key));

function noticeOf({ unknown }: Header): string {
  if (unknown.length === 0) return '';
  return `Tanınmayan sütunlar okunmadı: ${unknown
    .slice(0, 20)
    .map((title) => `“${title.slice(0, 60)}”`)
    .join(', ')}.`;
}

/** Marks rows as problems if somebody has changed their articles since the file was exported. */
async function refuseStale(
  db: Reader,
  checked: readonly CheckedRow[],
  { header, languages }: { header: Header; languages: readonly string[] },
): Promise<void> {
  for (const row of checked) {
    const { stored, otherVersion: version } = row;
    if (!stored || version === undefined) continue;
    if (await isSameSince(db, stored, { version, languages })) continue;
    row.problems.push(changedSince(row, header));
    row.result = 'problem';
  }
}

/** Whether the row names a model that is not yet that of its variant: it is new, or moves. */
const needsModel = ({ kind, stored, after }: CheckedRow) =>
  kind === 'variant' && (!stored || movedTo(after) !== undefined);

/** Assigns a new variant to its stored model. One that moves stays with its own until it is written. */
function adopt(
  row: CheckedRow,
  model: { kind: string; modelCode: string; productId: number },
  header: Header,
): void {
  if (model.kind === 'model') {
    if (!row.stored) row.productId = model.productId;
    return;
  }
  row.problems.push({
    column: identityColumns.modelCode,
    cell: cellAddress(header.modelCode ?? header.code, row.position),
    message: `Bu kod bir varyant; modelinin kodunu yazın: ${model.modelCode}.`,
  });
  row.result = 'problem';
}

/** The problems of new and moving variants whose model is neither stored nor a usable row of the sheet. */
function lateProblems(
  orphans: readonly CheckedRow[],
  models: ReadonlyMap<string, CheckedRow['result']>,
  header: Header,
): LateProblem[] {
  return orphans.flatMap(({ position, modelCode, result }) => {
    const model = models.get(modelCode);
    if (model === 'create' || (result === 'problem' && model)) return [];
    const message = model
      ? 'Modelinin satırında sorun var; önce o satırı düzeltin.'
      : `“${modelCode}” kodlu bir model yok. Modelin satırını ekleyin ya da kodu düzeltin.`;
    const cell = cellAddress(header.modelCode ?? header.code, position);
    return [{ position, problem: { column: identityColumns.modelCode, cell, message } }];
  });
}
