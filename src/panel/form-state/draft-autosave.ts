import { dequal } from 'dequal/lite';
import type { FormValues } from './changed-fields.ts';
import type { DraftPlace } from './draft-place.ts';
import type { Draft, DraftStore, DraftSubject } from './draft-store.ts';

/** The unsaved values of a form. */
export type Unsaved = { record: number | 'new'; version: number; title: string; fields: FormValues };

export type DraftAutosave = {
  /** The slot of the drafts that it writes. */
  slot: string;
  /** Writes the draft after a short delay. */
  schedule: () => void;
  /** Writes the draft now, or removes it when everything is saved. */
  flush: () => void;
  /** Removes the draft and writes no other until something is typed again. */
  discard: () => void;
};

type Options = {
  store: DraftStore;
  owner: string;
  form: string;
  place: () => DraftPlace;
  /** Null when everything is saved. */
  unsaved: () => Unsaved | null;
  /** Milliseconds between a change and the write. */
  delay?: number;
};

/** Saves the draft of one open form in the background. */
export function createDraftAutosave(options: Options): DraftAutosave {
  const { store, owner, form, place, unsaved, delay = 500 } = options;
  const slot = Math.random().toString(36).slice(2);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: DraftSubject | null = null;
  let isDiscarded = false;
  // While the screen closes, the address is the next screen's already.
  const where = place();

  const remove = () => {
    if (written) store.remove({ ...written, slot });
    written = null;
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isDiscarded) return;
    const now = withoutSecrets(unsaved());
    // After the first save a new record has an id.
    if (written && written.record !== now?.record) remove();
    if (!now) return;
    written = { owner, form, record: now.record };
    store.write({ ...written, ...now, slot, place: where });
  };

  return {
    slot,
    // A throttle, not a debounce: a draft is written even when typing never pauses.
    schedule: () => {
      isDiscarded = false;
      timer ??= setTimeout(flush, delay);
    },
    flush,
    discard: () => {
      clearTimeout(timer);
      timer = undefined;
      isDiscarded = true;
      remove();
    },
  };
}

/** Fields that no draft keeps: the browser's storage is no place for them. */
const secretFields: ReadonlySet<string> = new Set(['password', 'current_password']);

/** Null when nothing is left that a draft keeps. */
function withoutSecrets(unsaved: Unsaved | null): Unsaved | null {
  const kept = Object.entries(unsaved?.fields ?? {}).filter(([name]) => !secretFields.has(name));
  return unsaved && kept.length > 0 ? { ...unsaved, fields: Object.fromEntries(kept) } : null;
}

/** The draft fields that the form still has, with the same type, and that differ from `values`. */
export function usableFields(draft: Draft, values: FormValues): FormValues {
  const usable = Object.entries(draft.fields).filter(
    ([name, value]) => name in values && isOfKind(value, values[name]) && !dequal(value, values[name]),
  );
  return Object.fromEntries(usable);
}

function isOfKind(value: unknown, known: unknown): boolean {
  if (value === null || known === null) return true;
  return typeof value === typeof known && Array.isArray(value) === Array.isArray(known);
}
