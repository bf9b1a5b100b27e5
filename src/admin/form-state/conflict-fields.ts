import { changedFields, type FormValues } from './changed-fields.ts';

/** A field whose typed value is another than the stored one. */
export type DifferingField = {
  name: string;
  stored: unknown;
  mine: unknown;
  /** Both sides changed it; otherwise only the other hand left it as it was. */
  isContested: boolean;
};

/**
 * What the conflict dialog compares: of the fields that were typed (`mine`), those that differ from the
 * record as it is stored now. `before` holds all values as they were when typing began.
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

/** Fields that were changed elsewhere and not here: they stay as they are there, whichever side is chosen. */
export function fieldsChangedThere(before: FormValues, mine: FormValues, stored: FormValues): string[] {
  return Object.keys(changedFields(before, stored)).filter((name) => !(name in mine));
}
