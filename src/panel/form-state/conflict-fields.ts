import { changedFields, type FormValues } from './changed-fields.ts';
import type { Conflict } from './record-form-types.ts';
import type { RecordSaving } from './record-saving.ts';
import type { Versioned } from './stored-record.ts';

/** A field whose typed value differs from the stored value. */
export type DifferingField = {
  name: string;
  stored: unknown;
  mine: unknown;
  /** True if both users changed the field, false if only this form did. */
  isContested: boolean;
};

/** The content of the conflict dialog; null without a conflict. */
export function conflictOf<Saved extends Versioned>(
  saving: RecordSaving<Saved>,
  toValues: (record: Saved) => FormValues,
  labelOf: (name: string) => string,
): Conflict | null {
  const theirs = saving.conflict();
  if (!theirs) return null;
  const before = saving.stored();
  const mine = saving.changes();
  const stored = toValues(theirs);
  const { keepMine, takeTheirs, keepEditing } = saving;
  return {
    fields: differingFields(before, mine, stored),
    changedThere: fieldsChangedThere(before, mine, stored).map(labelOf),
    keepMine,
    takeTheirs,
    keepEditing,
  };
}

/**
 * The fields whose typed value (`mine`) differs from the stored one. `before` contains the values at the start.
 */
export function differingFields(before: FormValues, mine: FormValues, stored: FormValues): DifferingField[] {
  const changedThere = changedFields(before, stored);
  return Object.entries(changedFields(stored, mine)).map(([name, value]) => ({
    name,
    stored: stored[name],
    mine: value,
    isContested: name in changedThere,
  }));
}

/**
 * The fields that only somebody else changed. They keep the stored value, whichever version the user chooses.
 */
export function fieldsChangedThere(before: FormValues, mine: FormValues, stored: FormValues): string[] {
  return Object.keys(changedFields(before, stored)).filter((name) => !(name in mine));
}
