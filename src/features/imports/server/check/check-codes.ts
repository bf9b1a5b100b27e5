import type { Reader } from '#server/db/connect.ts';
import { codeTaken, codeTooSimilar, findSimilarCodes } from '#features/variants/server/article-codes.ts';
import { foldedCode } from '#features/variants/code.rules.ts';
import { identityColumns, newCodeKey, newCodeTitle } from '../sheet/article.ts';
import { selectArticleCodes } from '../sheet/articles.queries.ts';
import { cellAddress, type SheetRow } from '../sheet/cells.ts';
import { newCodePlace, type CheckedRow } from '../sheet/check-row.ts';
import { isDoubtfulCode } from '../sheet/code-cells.ts';
import type { Header } from '../sheet/header.ts';

/** The codes that the sheet contains, by their folded form, with their rows. */
export type SeenCodes = Map<string, Map<string, number>>;

export function refuseRepeated(row: CheckedRow, header: Header, codes: SeenCodes): CheckedRow {
  if (row.code === '') return row;
  const folded = foldedCode(row.code);
  const seen = codes.get(folded) ?? new Map<string, number>();
  codes.set(folded, seen);
  const first = seen.get(row.code);
  const [similar] = seen;
  seen.set(row.code, first ?? row.position);
  if (first !== undefined)
    return withProblem(row, header, `Bu kod ${first}. satırda da var; her ürün bir satırda olmalı.`);
  if (!row.stored && similar)
    return withProblem(
      row,
      header,
      `${similar[1]}. satırdaki “${similar[0]}” ile yalnız harf büyüklüğüyle ayrılıyor.`,
    );
  return refuseRepeatedNew(row, header, codes);
}

/** A new code must not be in another row either; the codes of two articles are exchanged in two sheets. */
function refuseRepeatedNew(row: CheckedRow, header: Header, codes: SeenCodes): CheckedRow {
  const code = newCodeOf(row);
  if (code === undefined) return row;
  const folded = foldedCode(code);
  const [other] = [...(codes.get(folded) ?? [])].filter(([, position]) => position !== row.position);
  if (other) return withNewCodeProblem(row, header, `“${other[0]}” kodu ${other[1]}. satırda var.`);
  codes.set(folded, new Map([...(codes.get(folded) ?? []), [code, row.position]]));
  return row;
}

const newCodeOf = ({ after }: CheckedRow) => after[newCodeKey] as string | undefined;

function withNewCodeProblem(row: CheckedRow, header: Header, message: string): CheckedRow {
  const cell = cellAddress(newCodePlace(header) ?? header.code, row.position);
  row.problems.push({ column: newCodeTitle, cell, message });
  row.result = 'problem';
  return row;
}

function withProblem(row: CheckedRow, header: Header, message: string): CheckedRow {
  row.problems.push({
    column: identityColumns.code,
    cell: cellAddress(header.code, row.position),
    message,
  });
  row.result = 'problem';
  return row;
}

/** Marks new codes that differ from a stored code only in letter case as problems. */
export async function refuseSimilar(
  db: Reader,
  checked: readonly CheckedRow[],
  header: Header,
): Promise<void> {
  const added = checked.filter(({ stored, code }) => !stored && code !== '');
  if (added.length === 0) return;
  const owners = await findSimilarCodes(
    db,
    added.map(({ code }) => code),
  );
  for (const row of added) {
    const [owner] = owners.get(foldedCode(row.code)) ?? [];
    if (owner) withProblem(row, header, codeTooSimilar(row.code, owner));
  }
}

/** Marks new codes that another article has, or that differ from such a code only in letter case. */
export async function refuseTaken(db: Reader, checked: readonly CheckedRow[], header: Header): Promise<void> {
  const isOpen = ({ problems }: CheckedRow) => !problems.some(({ column }) => column === newCodeTitle);
  const renamed = checked.filter((row) => row.stored && newCodeOf(row) !== undefined && isOpen(row));
  if (renamed.length === 0) return;
  const owners = await findSimilarCodes(
    db,
    renamed.map((row) => newCodeOf(row) ?? ''),
  );
  for (const row of renamed) {
    const code = newCodeOf(row) ?? '';
    const owner = (owners.get(foldedCode(code)) ?? []).find(({ code: other }) => other !== row.code);
    if (owner)
      withNewCodeProblem(
        row,
        header,
        owner.code === code ? codeTaken(code, owner) : codeTooSimilar(code, owner),
      );
  }
}

/** Leading zeros that Excel may have removed from a code. */
const lostZeros = ['0', '00', '000', '0000'];

/**
 * Lists the cells whose code Excel may have changed. The code of a stored article is listed only if another
 * article has the same code with leading zeros.
 */
export async function doubtfulCodes(
  db: Reader,
  { rows, checked, header }: { rows: readonly SheetRow[]; checked: readonly CheckedRow[]; header: Header },
): Promise<string[]> {
  const asked = checked.filter(
    ({ code }, index) => code !== '' && isDoubtfulCode(rows[index]?.cells[header.code]),
  );
  const padded = asked.flatMap(({ code, stored }) => (stored ? lostZeros.map((zeros) => zeros + code) : []));
  const known = new Set((await selectArticleCodes(db, padded)).map(({ code }) => code));
  return asked
    .filter(({ code, stored }) => !stored || lostZeros.some((zeros) => known.has(zeros + code)))
    .map(({ code, position }) => `${cellAddress(header.code, position)} (${code})`);
}

const namedCells = 20;

export function doubtNotice(cells: readonly string[]): string {
  if (cells.length === 0) return '';
  const more = cells.length > namedCells ? ` ve ${cells.length - namedCells} hücre daha` : '';
  return `Kodu sayı olan hücreler: ${cells.slice(0, namedCells).join(', ')}${more}. Excel baştaki sıfırları silmiş ya da kodu kısaltmış olabilir; uygulamadan önce kodlara bakın.`;
}
