import { changedFields, fieldsOutside, type FormValues } from './changed-fields.ts';

/** What every record has that a form edits; `outdated`: languages by field whose main text changed later. */
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
  /** Puts values on the screen; returns the names that it skipped, because the user is typing there. */
  show: (values: FormValues) => readonly string[];
};

/** The record that a form edits, as it was read or saved last, beside the values on the screen. */
export function createStoredRecord<Saved extends Versioned>(options: Options<Saved>) {
  const { toValues, values, show } = options;
  let record = options.record;
  let stored = toValues(record);
  return {
    record: () => record,
    /** The stored value of every field. */
    values: () => stored,
    /** The fields on the screen that differ from the stored ones. */
    changes: () => changedFields(stored, values()),
    /** Takes a newer record over; the fields in `kept` stay on the screen as they are. */
    replace: (saved: Saved, kept: FormValues) => {
      const fresh = toValues(saved);
      const skipped = show(fieldsOutside(changedFields(values(), fresh), kept));
      const shown = values();
      record = saved;
      stored = { ...fresh, ...Object.fromEntries(skipped.map((name) => [name, shown[name]])) };
    },
  };
}
