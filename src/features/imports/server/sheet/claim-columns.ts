import type { ClaimInput } from '#features/compliance/compliance.ts';
import {
  claimKinds,
  claimLabels,
  claimLength,
  claimProblem,
  type ClaimKind,
} from '#features/compliance/compliance.rules.ts';
import { textOf, type FieldValue, type FieldValues } from './article.ts';
import { cellText } from './cells.ts';
import type { Column } from './columns.ts';
import { fileNamed, filesIn } from './file-columns.ts';

const kinds = ['model'] as const;
export const claimKey = (kind: ClaimKind) => `claim_${kind}`;
export const untilKey = (kind: ClaimKind) => `claim_${kind}_until`;
export const documentKey = (kind: ClaimKind) => `claim_${kind}_document`;
export const untilTitle = (kind: ClaimKind) => `${claimLabels[kind]}: son gün`;
export const documentTitle = (kind: ClaimKind) => `${claimLabels[kind]}: belge`;

/**
 * Three columns for each kind of claim of a model or a finish: what is claimed, its last day, and the PDF that proves
 * it, by its name in the library.
 */
export function claimColumns(): Column[] {
  return claimKinds.flatMap((kind) => [valueColumn(kind), untilColumn(kind), documentColumn(kind)]);
}

/** The value is a list with at most one file, which `check/check-files.ts` finds by its name. */
function documentColumn(kind: ClaimKind): Column {
  return {
    key: documentKey(kind),
    title: documentTitle(kind),
    kinds,
    width: 24,
    format: 'text',
    cell: (value) => filesIn(value)[0]?.name ?? null,
    read: (cell) => ({ value: [fileNamed(cellText(cell))] }),
    emptied: [],
  };
}

function valueColumn(kind: ClaimKind): Column {
  return {
    key: claimKey(kind),
    title: claimLabels[kind],
    kinds,
    width: 20,
    format: 'text',
    cell: (value) => (value === '' ? null : (value as string)),
    read: (cell) => {
      const text = cellText(cell).trim();
      if (text.length > claimLength || /[\r\n]/.test(text))
        return { problem: `Tek satır ve en çok ${claimLength} karakter olabilir.` };
      const problem = claimProblem(kind, text);
      return problem === undefined ? { value: text } : { problem };
    },
    emptied: '',
  };
}

function untilColumn(kind: ClaimKind): Column {
  return {
    key: untilKey(kind),
    title: untilTitle(kind),
    kinds,
    width: 14,
    format: 'text',
    cell: (value) => (value === '' ? null : (value as string).split('-').toReversed().join('.')),
    read: (cell) => {
      const day = cell instanceof Date ? cell.toISOString().slice(0, 10) : dayOf(cellText(cell).trim());
      return day === undefined ? { problem: 'Geçerli bir gün yazın (örnek: 31.12.2027).' } : { value: day };
    },
    emptied: '',
  };
}

/** `31.12.2027` and `2027-12-31` are the same day; undefined for anything else. */
function dayOf(text: string): string | undefined {
  const [, date = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  const day = year === '' ? text : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00Z`) : NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) ? day : undefined;
}

/** `nameOf` is the name of a PDF in the sheet. */
export function claimValues(
  claims: readonly ClaimInput[],
  nameOf: (documentId: number) => string,
): Record<string, FieldValue> {
  const values: Record<string, FieldValue> = {};
  for (const kind of claimKinds) {
    const claim = claims.find((one) => one.kind === kind);
    values[claimKey(kind)] = claim?.value ?? '';
    values[untilKey(kind)] = claim?.valid_until ?? '';
    const id = claim?.document_id ?? null;
    values[documentKey(kind)] = id === null ? [] : [{ ...fileNamed(nameOf(id)), id }];
  }
  return values;
}

/** The claims of a model with these values; undefined if they contain none. */
export function changedClaims(values: FieldValues, claims: readonly ClaimInput[]): ClaimInput[] | undefined {
  if (!Object.keys(values).some((key) => key.startsWith('claim_'))) return undefined;
  return claimKinds.flatMap((kind): ClaimInput[] => {
    const claim = claims.find((one) => one.kind === kind);
    const value = textOf(values[claimKey(kind)] ?? claim?.value);
    const until = textOf(values[untilKey(kind)] ?? claim?.valid_until);
    const documents = values[documentKey(kind)];
    const documentId = documents === undefined ? claim?.document_id : filesIn(documents)[0]?.id;
    return value === '' ? [] : [{ kind, value, valid_until: until || null, document_id: documentId ?? null }];
  });
}
