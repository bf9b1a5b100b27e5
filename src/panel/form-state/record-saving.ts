import { dequal } from 'dequal/lite';
import { RequestRefused } from '#panel/api/failures.ts';
import { filledFields, changedFields, isEmpty, type FormValues } from './changed-fields.ts';
import type { FieldErrors } from './field-errors.ts';
import { createStoredRecord, type Versioned } from './stored-record.ts';

/** The step after a save: the form's default, or an empty form for the next record. */
export type AfterSave = 'usual' | 'new';

type Options<Saved extends Versioned> = Parameters<typeof createStoredRecord<Saved>>[0] & {
  /** Errors by field name; runs before anything is sent. */
  check: (values: FormValues, changes: FormValues) => FieldErrors;
  /** Creates a record, or updates `record`; for an update `fields` contains the `version`. */
  send: (fields: FormValues, record: Saved | undefined) => Promise<Saved>;
  on: {
    /** Runs when any of these may have changed: record, conflict, changed fields, running save. */
    changed: () => void;
    checked: (errors: FieldErrors) => void;
    saved: (saved: Saved, isNew: boolean) => void;
    failed: (error: unknown) => void;
    /** Runs when everything on the screen is stored. */
    settled: (record: Saved, after: AfterSave) => void;
  };
};

export type RecordSaving<Saved extends Versioned = Versioned> = {
  /** The record as last read or saved; undefined until a new record is saved. */
  record: () => Saved | undefined;
  /** The stored value of every field, as far as this form knows. */
  stored: () => FormValues;
  /** The fields whose value on the screen differs from the stored one. */
  changes: () => FormValues;
  isSaving: () => boolean;
  /** The newer record that somebody else stored; null after the user has chosen a version. */
  conflict: () => Saved | null;
  save: (after?: AfterSave) => void;
  /** Delays saves until the promise settles, for example while a text editor opens. */
  waitFor: (opened: Promise<unknown>) => void;
  /** Opens the conflict with a newer record without sending a save. */
  compareWith: (theirs: Saved) => void;
  /** Shows a newer record; typed values are lost. */
  takeOver: (saved: Saved) => void;
  /** Saves the typed fields over the newer record; the other fields keep the newer values. */
  keepMine: () => void;
  takeTheirs: () => void;
  keepEditing: () => void;
};

/**
 * The save queue of one form. Saves run one after the other, each with the version that the previous one
 * returned, so a double click saves once and users get no conflict with themselves.
 */
export function createRecordSaving<Saved extends Versioned>(options: Options<Saved>): RecordSaving<Saved> {
  const { toValues, values, check, send, on } = options;
  const stored = createStoredRecord(options);
  let conflict: Saved | null = null;
  let wanted: AfterSave = 'usual';
  const opening = new Set<Promise<unknown>>();

  const setConflict = (theirs: Saved | null) => {
    conflict = theirs;
    on.changed();
  };

  const takeSaved = (saved: Saved, sent: FormValues) => {
    const isNew = stored.record() === undefined;
    stored.replace(saved, changedFields(sent, values()));
    on.saved(saved, isNew);
  };

  /** Sends the changes once. Resolves to true if they are stored. */
  const saveOnce = async (): Promise<boolean> => {
    if (opening.size > 0) await Promise.all(opening);
    const sent = values();
    const record = stored.record();
    const fields = record ? stored.changes() : filledFields(sent);
    const errors = check(sent, fields);
    on.checked(errors);
    if (!isEmpty(errors)) return false;
    if (record && isEmpty(fields)) return true;
    try {
      takeSaved(await send(record ? { ...fields, version: record.version } : fields, record), sent);
      return true;
    } catch (error) {
      const theirs = recordOfConflict<Saved>(error);
      if (!theirs) on.failed(error);
      else if (record && theirs.version !== record.version && hasValues(toValues(theirs), stored.values())) {
        // Only a part beside this form has changed, such as the products that belong to this one.
        stored.replace(theirs, fields);
        return saveOnce();
      } else if (!hasValues(toValues(theirs), fields)) conflict = theirs;
      else {
        // The stored values equal the typed ones: the answer of an earlier save was lost, or somebody else
        // stored the same values.
        takeSaved(theirs, sent);
        return true;
      }
      return false;
    }
  };

  const saves = createSerialRun(saveOnce, on.changed, (isStored) => {
    const record = stored.record();
    if (isStored && record && isEmpty(stored.changes())) on.settled(record, wanted);
  });

  const takeOver = (saved: Saved, kept: FormValues = {}) => {
    stored.replace(saved, kept);
    on.checked({});
    setConflict(null);
  };

  /** Ends the conflict: adopts the newer record, but keeps the values in `kept`. */
  const resolve = (kept: FormValues) => {
    if (conflict) takeOver(conflict, kept);
  };

  return {
    record: stored.record,
    stored: stored.values,
    changes: stored.changes,
    isSaving: saves.isRunning,
    conflict: () => conflict,
    save: (after = 'usual') => {
      wanted = after;
      saves.start();
    },
    waitFor: (opened) => {
      opening.add(opened);
      void opened.finally(() => opening.delete(opened));
    },
    compareWith: setConflict,
    takeOver: (saved) => takeOver(saved),
    keepMine: () => {
      resolve(stored.changes());
      saves.start();
    },
    takeTheirs: () => resolve({}),
    keepEditing: () => setConflict(null),
  };
}

/** Runs one save at a time. A call during a save makes another save follow it, unless that save fails. */
function createSerialRun(
  work: () => Promise<boolean>,
  onChange: () => void,
  onEnd: (isStored: boolean) => void,
) {
  let isRunning = false;
  let runAgain = false;
  const run = async () => {
    isRunning = true;
    onChange();
    let isStored: boolean;
    do {
      runAgain = false;
      isStored = await work();
      // The cast is needed because `start` may have set `runAgain` during the call above.
    } while (isStored && (runAgain as boolean));
    isRunning = false;
    onChange();
    onEnd(isStored);
  };
  const start = () => {
    if (isRunning) runAgain = true;
    else void run();
  };
  return { isRunning: () => isRunning, start };
}

function recordOfConflict<Saved>(error: unknown): Saved | undefined {
  const isConflict = error instanceof RequestRefused && error.status === 409 && error.record;
  return isConflict ? (error.record as Saved) : undefined;
}

function hasValues(stored: FormValues, fields: FormValues): boolean {
  return Object.entries(fields).every(([name, value]) => isSameText(stored[name], value));
}

/** Whether two values are equal after trimming, because the server trims texts. */
function isSameText(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return dequal(one, other);
}
