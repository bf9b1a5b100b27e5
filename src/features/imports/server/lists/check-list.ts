import { toJson } from '#server/db/json.ts';
import { refused } from '#server/errors.ts';
import { isSlug, slugify } from '#shared/rules/slug.ts';
import type { SheetList } from '../../import.ts';
import { resolveFiles } from '../check/check-files.ts';
import { write, type CheckWork } from '../check/check-writes.ts';
import { noCounts, storedRow } from '../import-rows.ts';
import { importTables, insertImportRows } from '../imports.queries.ts';
import { identityColumns, type Article } from '../sheet/article.ts';
import { cellAddress, cellText, isEmptyCell, type SheetRow } from '../sheet/cells.ts';
import { changedSince, checkRow, type CheckedRow, type RowRules } from '../sheet/check-row.ts';
import { readHeader, type Header } from '../sheet/header.ts';
import type { Sheet } from '../sheet/sheet.read.ts';
import { loadListRecords, loadListSheet } from './list-records.read.ts';
import { listSheets } from './list-sheet.ts';

/** Compares the rows of a list's sheet with its records. Returns a notice for staff; undefined if it was cancelled. */
export async function checkList(
  { ctx, record: { id }, signal }: CheckWork,
  list: SheetList,
  rows: AsyncIterable<SheetRow>,
): Promise<{ notice: string } | undefined> {
  const sheet = await loadListSheet(ctx.db, list);
  const stored = await loadListRecords(ctx.db, list);
  const check = rowChecker(list, sheet, stored);
  let header: Header | undefined;
  const checked: CheckedRow[] = [];
  for await (const row of rows) {
    if (header) checked.push(check(row, header));
    else header = readHeader(row.cells, sheet);
  }
  if (!header) throw refused('Dosya boş. Dışa aktarılan dosyayı düzenleyip yükleyin.');
  await resolveFiles(ctx.db, checked, { header, main: sheet.languages.main });
  signal.throwIfAborted();
  const counts = { ...noCounts };
  for (const { result } of checked) counts[result] += 1;
  const isKept = await write(ctx, id, async (tx) => {
    const changed = checked.filter(({ result }) => result !== 'same');
    await insertImportRows(
      importTables(tx),
      changed.map((row) => storedRow(id, row)),
    );
    return { kind: list, head: null, rows_done: checked.length, counts: toJson(counts) };
  });
  return isKept ? { notice: noticeOf(header) } : undefined;
}

const noticeOf = ({ unknown }: Header): string =>
  unknown.length === 0
    ? ''
    : `Tanınmayan sütunlar okunmadı: ${unknown
        .slice(0, 20)
        .map((title) => `“${title.slice(0, 60)}”`)
        .join(', ')}.`;

/** A row without a code is the record whose code its name makes, or a new one with this code. */
function rowChecker(list: SheetList, { languages: { main } }: Sheet, stored: ReadonlyMap<string, Article>) {
  const name = { key: `name_${main}`, title: `${listSheets[list].name} (${main.toUpperCase()})` };
  const rules: RowRules = {
    required: [name],
    words: {
      required: 'Yeni satır için gerekli.',
      gone: 'Bu kod listede yok: silinmiş olabilir. Yeni bir satırsa “Sürüm” hücresini boşaltın.',
    },
  };
  const seen = new Map<string, number>();
  return (row: SheetRow, header: Header): CheckedRow => {
    const hasCode = !isEmptyCell(row.cells[header.code] ?? null);
    const place = header.columns.find(({ column }) => column.key === name.key)?.index;
    const named = place === undefined ? '' : cellText(row.cells[place] ?? null).trim();
    const filled = hasCode ? row : withCode(row, header, slugify(named).slice(0, 50).replace(/-$/, ''));
    const record = stored.get(cellText(filled.cells[header.code] ?? null).trim());
    const checked = checkRow({ row: filled, header }, record, rules);
    const refuse = (message: string) => {
      const cell = cellAddress(header.code, row.position);
      checked.problems.push({ column: identityColumns.code, cell, message });
    };
    const first = seen.get(checked.code);
    if (checked.code !== '') seen.set(checked.code, first ?? row.position);
    if (first !== undefined) refuse(`Bu kod ${first}. satırda da var; her kayıt bir satırda olmalı.`);
    if (!record && checked.code !== '' && !isSlug(checked.code))
      refuse('Kod küçük harf, rakam ve kısa çizgiden oluşur (örnek: 25-mm). Boş bırakırsanız addan yapılır.');
    if (record && !hasCode && named !== record.values[name.key])
      refuse(`Bu adın kodu “${record.code}” başka bir kayıtta. “Kod” hücresine yeni bir kod yazın.`);
    if (checked.otherVersion !== undefined) checked.problems.push(changedSince(checked, header));
    if (checked.problems.length > 0) checked.result = 'problem';
    return checked;
  };
}

function withCode(row: SheetRow, header: Header, code: string): SheetRow {
  const cells = [...row.cells];
  cells[header.code] = code;
  return { ...row, cells };
}
