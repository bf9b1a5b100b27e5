import { dequal } from 'dequal/lite';
import type { FormValues } from './changed-fields.ts';
import type { DraftPlace } from './draft-place.ts';
import type { Draft, DraftStore, DraftSubject } from './draft-store.ts';

export type Unsaved = { record: number | 'new'; version: number; title: string; fields: FormValues };

export type DraftAutosave = {
  slot: string;
  /** Writes the draft after a short delay. */
  schedule: () => void;
  /** Writes the draft now, or removes it when nothing is unsaved. */
  flush: () => void;
  /** Removes the draft; the next change creates a new one. */
  discard: () => void;
};

type Options = {
  store: DraftStore;
  owner: string;
  form: string;
  place: () => DraftPlace;
  /** The unsaved values; null when everything is saved. */
  unsaved: () => Unsaved | null;
  /** Milliseconds between a change and the write. */
  delay?: number;
};

/** Writes the draft of one form to the browser's storage in the background. */
export function createDraftAutosave(options: Options): DraftAutosave {
  const { store, owner, form, place, unsaved, delay = 500 } = options;
  const slot = Math.random().toString(36).slice(2);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: DraftSubject | null = null;
  let isDiscarded = false;
  // The place is read now, because when this screen closes, the address already belongs to the next screen.
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
    // A new record has got an id by its first save, so the draft that was stored for `new` is obsolete.
    if (written && written.record !== now?.record) remove();
    if (!now) return;
    written = { owner, form, record: now.record };
    store.write({ ...written, ...now, slot, place: where });
  };

  return {
    slot,
    // Writes are throttled, not debounced, so that a draft is written even if typing never pauses.
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

/** Passwords are never written to the browser's storage. */
const secretFields: ReadonlySet<string> = new Set(['password', 'current_password']);

/** The unsaved values without passwords; null if nothing else is unsaved. */
function withoutSecrets(unsaved: Unsaved | null): Unsaved | null {
  const kept = Object.entries(unsaved?.fields ?? {}).filter(([name]) => !secretFields.has(name));
  return unsaved && kept.length > 0 ? { ...unsaved, fields: Object.fromEntries(kept) } : null;
}

/** The draft fields that the form still has with the same type and that differ from `values`. */
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
