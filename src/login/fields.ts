import { element } from './page.ts';

/** A field whose errors are shown in the list below it. */
export type Field = {
  input: HTMLInputElement;
  list: HTMLUListElement;
  errorsOf: (value: string) => string[];
};

/** The field `#id` with its list of errors, `#id-errors`. */
export function field(id: string, errorsOf: Field['errorsOf']): Field {
  return { input: element(id, HTMLInputElement), list: element(`${id}-errors`, HTMLUListElement), errorsOf };
}

/** Shows the errors of each field below it and returns the first invalid field. */
export function showErrors(fields: readonly Field[]): HTMLInputElement | undefined {
  const invalid = fields.filter((one) => markField(one, one.errorsOf(one.input.value)));
  return invalid[0]?.input;
}

/** Shows these errors below a field; returns whether there are any. */
export function markField({ input, list }: Field, errors: readonly string[]): boolean {
  const isInvalid = errors.length > 0;
  input.classList.toggle('is-invalid', isInvalid);
  input.setAttribute('aria-invalid', String(isInvalid));
  if (isInvalid) input.setAttribute('aria-describedby', list.id);
  else input.removeAttribute('aria-describedby');
  showTexts(list, errors);
  return isInvalid;
}

/** Clears the errors of a field, for example when its meaning changes. */
export function hideErrors({ input, list }: Field): void {
  input.classList.remove('is-invalid');
  input.removeAttribute('aria-invalid');
  input.removeAttribute('aria-describedby');
  list.replaceChildren();
}

/** Writes the list only when its texts differ, because screen readers announce each write. */
function showTexts(list: HTMLUListElement, texts: readonly string[]): void {
  const shown = Array.from(list.children, ({ textContent }) => textContent);
  if (shown.join('\n') === texts.join('\n')) return;
  list.replaceChildren(
    ...texts.map((text) => {
      const item = document.createElement('li');
      item.textContent = text;
      return item;
    }),
  );
}

/** Enables the button `#id-reveal`, which shows or hides the password. */
export function enableReveal({ input }: Field): void {
  const button = element(`${input.id}-reveal`, HTMLButtonElement);
  button.addEventListener('click', () => {
    const isShown = input.type === 'text';
    input.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!isShown));
    button.setAttribute('aria-label', isShown ? 'Parolayı göster' : 'Parolayı gizle');
  });
}
