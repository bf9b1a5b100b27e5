import type { ImportCounts } from '../../import.ts';
import type { Reader } from '#server/db/connect.ts';
import { findArticles } from '../sheet/articles.read.ts';
import type { SheetRow } from '../sheet/cells.ts';
import { cellAddress } from '../sheet/cells.ts';
import { checkRow, codeOf, type CheckedRow, type Problem } from '../sheet/check-row.ts';
import { identityColumns } from '../sheet/columns.ts';
import { readHeader, type Header } from '../sheet/header.ts';
import type { Sheet } from '../sheet/sheet.read.ts';
import { noCounts } from '../import-rows.ts';
import { refused } from '#server/errors.ts';

/** Rows that are compared at a time. */
const piece = 200;

/** A problem that only the whole sheet shows. */
export type LateProblem = { position: number; problem: Problem };

export type SheetCheck = {
  counts: ImportCounts;
  /** Rows that were read, with those that change nothing. */
  done: number;
  /** What staff should know besides the rows. */
  notice: string;
  late: LateProblem[];
};

type Sheeted = { db: Reader; sheet: Sheet; rows: AsyncIterable<SheetRow> };

/**
 * Compares all rows of a sheet with the stored articles. `keep` stores the rows of a piece that change something and
 * returns false when the check is to stop.
 */
export async function checkSheet(
  { db, sheet, rows }: Sheeted,
  keep: (rows: CheckedRow[], check: SheetCheck) => Promise<boolean>,
): Promise<SheetCheck | undefined> {
  const check: SheetCheck = { counts: { ...noCounts }, done: 0, notice: '', late: [] };
  const codes = new Map<string, number>();
  const models = new Map<string, CheckedRow['result']>();
  const orphans: CheckedRow[] = [];
  let header: Header | undefined;
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
      return refuseRepeated(checkRow({ row, header: current }, stored, sheet.languages.main), current, codes);
    });
    const modelCodes = checked.flatMap((row) => (row.kind === 'variant' && !row.stored ? row.modelCode : []));
    const stored = await findArticles(db, modelCodes, sheet.languages.all);
    for (const row of checked) {
      if (row.kind === 'model' && !row.stored) models.set(row.code, row.result);
      if (row.kind === 'variant' && !row.stored) {
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
      header = readHeader(row.cells, sheet);
      check.notice = noticeOf(header);
      continue;
    }
    waiting.push(row);
    if (waiting.length === piece && !(await work())) return undefined;
  }
  if (!header) throw refused('Dosya boş. Dışa aktarılan dosyayı düzenleyip yükleyin.');
  if (!(await work())) return undefined;
  check.late = lateProblems(orphans, models, header);
  return check;
}

function noticeOf({ unknown }: Header): string {
  if (unknown.length === 0) return '';
  return `Tanınmayan sütunlar okunmadı: ${unknown
    .slice(0, 20)
    .map((title) => `“${title.slice(0, 60)}”`)
    .join(', ')}.`;
}

function refuseRepeated(row: CheckedRow, header: Header, codes: Map<string, number>): CheckedRow {
  if (row.code === '') return row;
  const first = codes.get(row.code);
  codes.set(row.code, first ?? row.position);
  if (first === undefined) return row;
  const cell = cellAddress(header.code, row.position);
  const message = `Bu kod ${first}. satırda da var; her ürün bir satırda olmalı.`;
  return {
    ...row,
    result: 'problem',
    problems: [...row.problems, { column: identityColumns.code, cell, message }],
  };
}

/** Gives a new variant its stored model. */
function adopt(
  row: CheckedRow,
  model: { kind: string; modelCode: string; productId: number },
  header: Header,
): void {
  if (model.kind === 'model') {
    row.productId = model.productId;
    return;
  }
  row.problems.push({
    column: identityColumns.modelCode,
    cell: cellAddress(header.modelCode ?? header.code, row.position),
    message: `Bu kod bir varyant; modelinin kodunu yazın: ${model.modelCode}.`,
  });
  row.result = 'problem';
}

/** New variants whose model is neither stored nor in the sheet. */
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
