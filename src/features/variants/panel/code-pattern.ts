import { codeLength, foldedCode } from '../code.rules.ts';
import { searchFold } from '#shared/turkish.ts';
import type { SheetRow } from '#panel/sheet/columns.ts';

type Named = { id: number; key: string; name: string };

/** The abbreviations of sizes and finishes in codes, by cell value. */
export type CodeParts = { sizes: ReadonlyMap<string, string>; finishes: ReadonlyMap<string, string> };

const sizeMark = '{ölçü}';
const finishMark = '{kaplama}';

/** The numbers in the name of a size (`25 × 30 mm` → `25x30`), or its key in capitals. */
export function sizePart({ key, name }: Named): string {
  const numbers = name.match(/\d+(?:[.,]\d+)?/g)?.map((number) => number.replace(',', '.'));
  return numbers?.join('x') ?? key.toUpperCase();
}

/**
 * A unique short form of each finish, by id: the initials of several words (`Antik Pirinç` → `AP`), otherwise the first
 * two letters, with more letters until it is unique. Older finishes come first, so that their short forms never change.
 */
export function finishParts(finishes: readonly Named[]): ReadonlyMap<number, string> {
  const parts = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id, key, name } of finishes.toSorted((a, b) => a.id - b.id)) {
    const words = searchFold(name)
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .filter(Boolean);
    const letters = words.join('');
    const initials = words.length > 1 ? [words.map((word) => word[0]).join('')] : [];
    const starts = Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) =>
      letters.slice(0, at + 2),
    );
    const part = [...initials, ...starts].find((one) => !taken.has(one)) ?? key.toUpperCase();
    taken.add(part);
    parts.set(id, part);
  }
  return parts;
}

export function codeParts(sizes: readonly Named[], finishes: readonly Named[]): CodeParts {
  const short = finishParts(finishes);
  return {
    sizes: new Map(sizes.map((size) => [`#${size.id}`, sizePart(size)])),
    finishes: new Map(finishes.map(({ id }) => [`#${id}`, short.get(id) ?? ''])),
  };
}

/**
 * Fills the marks of a pattern with the values of a row. If a value is missing, its mark and the hyphen,
 * point, slash or space before it are removed.
 */
export function codeOfPattern(pattern: string, { cells }: SheetRow, { sizes, finishes }: CodeParts): string {
  const fill = (text: string, mark: string, part: string | undefined) =>
    part ? text.replaceAll(mark, part) : text.replaceAll(new RegExp(`[-./ ]?${mark}`, 'g'), '');
  const withSize = fill(pattern, sizeMark, sizes.get(cells.size_id ?? ''));
  return fill(withSize, finishMark, finishes.get(cells.finish_id ?? '')).trim();
}

/** Finds the pattern that fits the most codes; undefined if it fits fewer than half of the codes. */
export function patternOf(rows: readonly SheetRow[], parts: CodeParts): string | undefined {
  const coded = rows.filter(({ cells }) => cells.code);
  const counts = new Map<string, number>();
  for (const { cells } of coded) {
    const withFinish = mark(cells.code ?? '', parts.finishes.get(cells.finish_id ?? ''), finishMark);
    const pattern = mark(withFinish, parts.sizes.get(cells.size_id ?? ''), sizeMark);
    if (pattern.includes('{')) counts.set(pattern, (counts.get(pattern) ?? 0) + 1);
  }
  const [best] = [...counts].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] * 2 >= coded.length ? best[0] : undefined;
}

/** Replaces the last occurrence of a part by a mark. */
function mark(code: string, part: string | undefined, name: string): string {
  const at = part ? code.lastIndexOf(part) : -1;
  return at < 0 || !part ? code : code.slice(0, at) + name + code.slice(at + part.length);
}

/** The suggested pattern for a product without codes: its own code, and marks for what its rows have. */
export function firstPattern(productCode: string, rows: readonly SheetRow[]): string {
  const has = (name: string) => rows.some(({ cells }) => cells[name]);
  const size = has('size_id') ? sizeMark : '';
  const finish = has('finish_id') ? finishMark : '';
  return [`${productCode}${size && /\d$/.test(productCode) ? '-' : ''}${size}`, finish]
    .filter(Boolean)
    .join('-');
}

export type FilledCode = { key: string; before: string; after: string };

export type LeftCode = FilledCode & { reason: string };

/**
 * Finds the codes that can be written. A code that another article or row has, in any letter case, is left out;
 * the row then keeps its old code, which may block further rows.
 */
export function freeCodes(
  rows: readonly SheetRow[],
  filled: readonly FilledCode[],
  taken: ReadonlyMap<string, string>,
): { written: FilledCode[]; left: LeftCode[] } {
  const left = new Map<string, LeftCode>();
  for (;;) {
    const written = filled.filter(({ key }) => !left.has(key));
    const after = new Map(written.map((one) => [one.key, one.after]));
    const uses = Map.groupBy(rows, ({ key, cells }) => foldedCode(after.get(key) ?? cells.code ?? ''));
    const refused = written.flatMap((one) => {
      const isRepeated = (uses.get(foldedCode(one.after))?.length ?? 0) > 1;
      const reason =
        one.after.length > codeLength
          ? `En çok ${codeLength} karakter olabilir.`
          : isRepeated
            ? 'Bu tabloda başka bir satırda da olur.'
            : taken.get(one.after);
      return reason === undefined ? [] : [{ ...one, reason }];
    });
    if (refused.length === 0) return { written, left: [...left.values()] };
    for (const one of refused) left.set(one.key, one);
  }
}

/** The codes that a pattern would write: into empty cells, or into all. */
export function filledCodes(
  rows: readonly SheetRow[],
  pattern: string,
  parts: CodeParts,
  isReplacing: boolean,
): FilledCode[] {
  return rows.flatMap((row) => {
    const before = row.cells.code ?? '';
    const after = codeOfPattern(pattern, row, parts);
    if (after === '' || after === before || (before !== '' && !isReplacing)) return [];
    return [{ key: row.key, before, after }];
  });
}
