/** The typed and chosen values by field; texts are trimmed. */
export type Values = Readonly<Record<string, string>>;

/** The error text of each wrong field. */
export type Errors = Readonly<Record<string, string>>;

export function readForm(form: HTMLFormElement): { values: Values; file: File | undefined } {
  const entries = [...new FormData(form)];
  const values = Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value.trim()]] : [])),
  );
  const file = entries.map(([, value]) => value).find((value) => value instanceof File);
  return { values, file: file && file.size > 0 ? file : undefined };
}

/** Moves the focus to the first wrong field; false if no error belongs to a field of the form. */
export function focusFirst(form: HTMLFormElement, errors: Errors): boolean {
  const first = [...form.elements].find((control) => errors[(control as HTMLInputElement).name]);
  if (first instanceof HTMLElement) first.focus();
  return first !== undefined;
}

export function firstTexts(errors: Readonly<Record<string, readonly string[]>>): Errors {
  return Object.fromEntries(Object.entries(errors).flatMap(([name, [text]]) => (text ? [[name, text]] : [])));
}
