import { dequal } from 'dequal/lite';
import { RequestRefused } from '../api/failures.ts';
import { changedFields, fieldsOutside, filledFields, isEmpty, type FormValues } from './changed-fields.ts';
import type { FieldErrors } from './field-errors.ts';

/** What every record has that a form edits. */
export type Versioned = { id: number; version: number };

type Options<Saved extends Versioned> = {
  record: Saved | undefined;
  toValues: (record?: Saved) => FormValues;
  /** The values on the screen. */
  values: () => FormValues;
  /** Puts values on the screen; answers the names that it left alone, because somebody is typing there. */
  show: (values: FormValues) => readonly string[];
  /** What is wrong, by field name, before anything is sent. */
  check: (values: FormValues, changes: FormValues) => FieldErrors;
  /** Creates a record, or changes `record`; the fields then carry its `version`. */
  send: (fields: FormValues, record: Saved | undefined) => Promise<Saved>;
  on: {
    /** Whether a save is running, the record, the conflict or what counts as unchanged is another now. */
    changed: () => void;
    checked: (errors: FieldErrors) => void;
    saved: (saved: Saved, isNew: boolean) => void;
    failed: (error: unknown) => void;
    /** Everything that was on the screen is stored. */
    settled: (record: Saved) => void;
  };
};

export type RecordSaving<Saved extends Versioned = Versioned> = {
  /** As it was read or saved last; none before a new one is saved. */
  record: () => Saved | undefined;
  /** All values as they are stored, as far as this form knows. */
  stored: () => FormValues;
  /** The fields that differ from what is stored. */
  changes: () => FormValues;
  isSaving: () => boolean;
  /** The record as it was stored elsewhere meanwhile, until one of the two is chosen. */
  conflict: () => Saved | null;
  save: () => void;
  /** Compares with a record that was stored elsewhere, before anything is sent. */
  compareWith: (theirs: Saved) => void;
  /** Saves what was typed over the newer record; its other fields stay as they are there. */
  keepMine: () => void;
  takeTheirs: () => void;
  keepEditing: () => void;
};

/**
 * The save queue of one form. One save runs at a time: another one that is asked for meanwhile waits,
 * and then sends only what changed since, with the version that the first answer brought. So nobody is
 * told of a conflict with themself, a double click saves once, and what is typed during a save stays.
 */
export function createRecordSaving<Saved extends Versioned>(options: Options<Saved>): RecordSaving<Saved> {
  const { toValues, values, show, check, send, on } = options;
  let record = options.record;
  let stored = toValues(record);
  let conflict: Saved | null = null;
  let isSaving = false;
  let isWanted = false;

  const changes = () => changedFields(stored, values());

  /** Takes over a record, keeping on the screen the fields that `kept` names. */
  const take = (saved: Saved, kept: FormValues) => {
    const fresh = toValues(saved);
    const left = show(fieldsOutside(changedFields(values(), fresh), kept));
    const shown = values();
    record = saved;
    stored = { ...fresh, ...Object.fromEntries(left.map((name) => [name, shown[name]])) };
  };

  const takeSaved = (saved: Saved, sent: FormValues) => {
    const isNew = record === undefined;
    take(saved, changedFields(sent, values()));
    on.saved(saved, isNew);
  };

  /** Whether the record holds all of `sent` already: a save whose answer got lost, or a person of one mind. */
  const holds = (theirs: Saved, sent: FormValues) =>
    Object.entries(sent).every(([name, value]) => isSameText(toValues(theirs)[name], value));

  const saveOnce = async (): Promise<boolean> => {
    const sent = values();
    const fields = record ? changedFields(stored, sent) : filledFields(sent);
    const errors = check(sent, fields);
    on.checked(errors);
    if (Object.keys(errors).length > 0) return false;
    if (record && isEmpty(fields)) return true;
    try {
      takeSaved(await send(record ? { ...fields, version: record.version } : fields, record), sent);
    } catch (error) {
      const theirs = recordOfConflict<Saved>(error);
      if (!theirs) {
        on.failed(error);
        return false;
      }
      if (!holds(theirs, fields)) {
        conflict = theirs;
        return false;
      }
      takeSaved(theirs, sent);
    }
    return true;
  };

  const run = async () => {
    isSaving = true;
    on.changed();
    let isStored: boolean;
    do {
      isWanted = false;
      isStored = await saveOnce();
      // Set while the call above was under way.
    } while (isStored && (isWanted as boolean));
    isSaving = false;
    on.changed();
    if (isStored && record && isEmpty(changes())) on.settled(record);
  };

  const save = () => {
    if (isSaving) isWanted = true;
    else void run();
  };

  const resolve = (kept: (theirs: Saved) => FormValues) => {
    const theirs = conflict;
    if (!theirs) return;
    conflict = null;
    take(theirs, kept(theirs));
    on.checked({});
    on.changed();
  };

  return {
    record: () => record,
    stored: () => stored,
    changes,
    isSaving: () => isSaving,
    conflict: () => conflict,
    save,
    compareWith: (theirs) => {
      conflict = theirs;
      on.changed();
    },
    keepMine: () => {
      resolve(changes);
      save();
    },
    takeTheirs: () => resolve(() => ({})),
    keepEditing: () => {
      conflict = null;
      on.changed();
    },
  };
}

function recordOfConflict<Saved>(error: unknown): Saved | undefined {
  const isConflict = error instanceof RequestRefused && error.status === 409 && error.record;
  return isConflict ? (error.record as Saved) : undefined;
}

/** The server trims what it stores. */
function isSameText(one: unknown, other: unknown): boolean {
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  return dequal(one, other);
}
