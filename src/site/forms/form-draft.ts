import { readStored, store } from './tab-storage.ts';

/** What the visitor typed, by field, kept in the tab until it is sent. Boxes and files are not kept. */
export type Draft = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function readDraft(key: string): Draft {
  return (readStored(key) as Draft | undefined) ?? {};
}

/** Adds the form's fields to the draft; those that the form does not show now stay in it. */
export function saveDraft(key: string, form: HTMLFormElement): void {
  const typed = keptControls(form).map(({ name, value }) => [name, value] as const);
  store(key, { ...readDraft(key), ...Object.fromEntries(typed) });
}

/** Fills the fields that are still empty; what was typed before the page's scripts ran stays. */
export function restoreDraft(key: string, form: HTMLFormElement): void {
  const draft = readDraft(key);
  for (const control of keptControls(form).filter(({ value }) => value === '')) {
    const { [control.name]: text = '' } = draft;
    control.value = text;
    // A choice that is gone would leave nothing chosen.
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
