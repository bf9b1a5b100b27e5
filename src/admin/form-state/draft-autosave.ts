import { dequal } from 'dequal/lite';
import type { FormValues } from './changed-fields.ts';
import type { Draft, DraftStore, DraftSubject } from './draft-store.ts';

/** What a form holds that is not saved yet. */
export type Unsaved = { record: number | 'new'; version: number; fields: FormValues };

export type DraftAutosave = {
  /** The form changed: its draft is written in a moment. */
  schedule: () => void;
  /** Writes the draft now, or removes it when nothing is unsaved. */
  flush: () => void;
  /** Removes the draft, until something is typed again: what was typed is not wanted. */
  discard: () => void;
};

type Options = {
  store: DraftStore;
  owner: string;
  form: string;
  /** Null when everything is saved. */
  unsaved: () => Unsaved | null;
  /** Milliseconds from a change to the write. */
  delay?: number;
};

/** Keeps the draft of one open form in step with it. */
export function createDraftAutosave({ store, owner, form, unsaved, delay = 500 }: Options): DraftAutosave {
  const slot = Math.random().toString(36).slice(2);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let written: DraftSubject | null = null;
  let isDropped = false;

  const remove = () => {
    if (written) store.remove({ ...written, slot });
    written = null;
  };

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (isDropped) return;
    const now = unsaved();
    // A new record that was saved has an id from then on.
    if (written && written.record !== now?.record) remove();
    if (!now) return;
    written = { owner, form, record: now.record };
    store.write({ ...written, slot, version: now.version, fields: now.fields });
  };

  return {
    // Not put off by the next key: somebody who types without a pause is kept too.
    schedule: () => {
      isDropped = false;
      timer ??= setTimeout(flush, delay);
    },
    flush,
    discard: () => {
      clearTimeout(timer);
      timer = undefined;
      isDropped = true;
      remove();
    },
  };
}

/** The fields of a draft that this form still has, of the kind it knows, and that differ from `values`. */
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
