import { readStored, store } from './tab-storage.ts';

/**
 * The texts that the visitor typed, by field; the tab keeps them until the form is sent.
 * Boxes and files are not kept.
 */
export type Draft = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function readDraft(key: string): Draft {
  return (readStored(key) as Draft | undefined) ?? {};
}

/**
 * Stores the form's fields in the draft; fields that the form does not show at the moment stay in the draft.
 */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const typed = keptControls(form).map(({ name, value }) => [name, value] as const);
  store(key, { ...readDraft(key), ...Object.fromEntries(typed) });
}

/** Fills only empty fields, so that texts typed before the page's scripts ran are kept. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const draft = readDraft(key);
  for (const control of keptControls(form).filter(({ value }) => value === '')) {
    const { [control.name]: text = '' } = draft;
    control.value = text;
    // The stored option no longer exists, so the empty one is selected instead of none.
    if (control.value !== text) control.value = '';
  }
}

export function clearDraft(key: string): void {
  store(key, undefined);
}

function keptControls(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, select, textarea')].filter(
    ({ name, type }) => name !== '' && name !== 'website' && !['checkbox', 'radio', 'file'].includes(type),
  );
}
