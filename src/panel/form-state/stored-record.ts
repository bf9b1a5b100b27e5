import { changedFields, fieldsOutside, type FormValues } from './changed-fields.ts';

/**
 * The properties that forms need of every record. `outdated` contains by field the languages whose
 * translation is older than the main text.
 */
export type Versioned = {
  id: number;
  version: number;
  outdated?: Readonly<Record<string, readonly string[]>> | undefined;
};

type Options<Saved extends Versioned> = {
  record: Saved | undefined;
  toValues: (record?: Saved) => FormValues;
  values: () => FormValues;
  /** Shows these values; returns the names of fields that it skipped because the user is typing there. */
  show: (values: FormValues) => readonly string[];
};

/** Keeps the record as last read or saved, and compares it with the values on the screen. */
export function createStoredRecord<Saved extends Versioned>(options: Options<Saved>) {
  const { toValues, values, show } = options;
  let record = options.record;
  let stored = toValues(record);
  return {
    record: () => record,
    values: () => stored,
    /** The fields whose value on the screen differs from the stored one. */
    changes: () => changedFields(stored, values()),
    /** Adopts a newer record; the fields in `kept` keep their values on the screen. */
    replace: (saved: Saved, kept: FormValues) => {
      const fresh = toValues(saved);
      const skipped = show(fieldsOutside(changedFields(values(), fresh), kept));
      const shown = values();
      record = saved;
      stored = { ...fresh, ...Object.fromEntries(skipped.map((name) => [name, shown[name]])) };
    },
  };
}
