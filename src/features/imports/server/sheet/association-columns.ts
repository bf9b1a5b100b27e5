import {
  associationKinds,
  maxAssociations,
  sideLabels,
  type AssociationKind,
} from '#features/associations/association-kinds.rules.ts';
import type { FieldValue, FieldValues } from './article.ts';
import { cellText } from './cells.ts';
import { codeOf } from './code-cells.ts';
import type { Column } from './columns.ts';

const keyOf = (kind: AssociationKind) => `associated_${kind}`;

/** A column for each kind, in which a product names the others by their codes. */
export function associationColumns(): Column[] {
  return associationKinds.map((kind) => ({
    key: keyOf(kind),
    title: sideLabels[kind],
    kinds: ['model'],
    width: 24,
    format: 'text',
    cell: (value) => ((value ?? []) as readonly string[]).join('; ') || null,
    read: (cell) => {
      const texts = cellText(cell)
        .split(';')
        .map((text) => text.trim());
      const codes = texts.filter(Boolean).map(codeOf);
      const unusable = texts.filter(Boolean).find((_, index) => codes[index] === '');
      if (unusable !== undefined)
        return { problem: `“${unusable.slice(0, 60)}” bir kod olamaz; kodları “;” ile ayırın.` };
      const value = [...new Set(codes)].sort();
      if (value.length > maxAssociations)
        return { problem: `En çok ${maxAssociations} ürün yazılabilir; burada ${value.length} kod var.` };
      return { value };
    },
    emptied: [],
  }));
}

export function associationValues(
  codes: Readonly<Record<AssociationKind, readonly string[]>>,
): Record<string, FieldValue> {
  return Object.fromEntries(associationKinds.map((kind) => [keyOf(kind), codes[kind]]));
}

/** The codes that a cell adds and takes away. */
export type CodeChange = { kind: AssociationKind; added: string[]; removed: string[] };

/** The changes of a row's cells from these values to those. */
export function codeChanges(from: FieldValues, to: FieldValues): CodeChange[] {
  return associationKinds.flatMap((kind) => {
    if (to[keyOf(kind)] === undefined) return [];
    const [before, after] = [from, to].map((values) => (values[keyOf(kind)] ?? []) as readonly string[]);
    const added = (after ?? []).filter((code) => !before?.includes(code));
    const removed = (before ?? []).filter((code) => !after?.includes(code));
    return [{ kind, added, removed }];
  });
}
