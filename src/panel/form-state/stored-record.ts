import { changedFields, fieldsOutside, type FormValues } from './changed-fields.ts';

/**
 * What forms need of every record. `outdated`: by field, the languages whose main text changed after the translation.
 */
export type Versioned = {
  id: number;
  version: number;
  outdated?: Readonly<Record<string, readonly string[]>> | undefined;
};

type Options<Saved extends Versioned> = {
  record: Saved | undefined;
  toValues: (record?: Saved) => FormValues;
  /** The values on the screen. */
  values: () => FormValues;
  /** Shows values; returns the fields that it skipped because the user is typing there. */
  show: (values: FormValues) => readonly string[];
};

/** The record as last read or saved, beside the values on the screen. */
export function createStoredRecord<Saved extends Versioned>(options: Options<Saved>) {
  const { toValues, values, show } = options;
  let record = options.record;
  let stored = toValues(record);
  return {
    record: () => record,
    /** The stored value of every field. */
    values: () => stored,
    /** The fields whose value on the screen differs from the stored one. */
    changes: () => changedFields(stored, values()),
    /** Adopts a newer record; the screen keeps its values of the fields in `kept`. */
    replace: (saved: Saved, kept: FormValues) => {
      const fresh = toValues(saved);
      const skipped = show(fieldsOutside(changedFields(values(), fresh), kept));
      const shown = values();
      record = saved;
      stored = { ...fresh, ...Object.fromEntries(skipped.map((name) => [name, shown[name]])) };
    },
  };
}
