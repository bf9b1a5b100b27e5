import { loginEmailErrors, passwordErrors } from '#shared/rules/login.ts';
import { element } from './page.ts';

export const emailInput = element('email', HTMLInputElement);
export const passwordInput = element('password', HTMLInputElement);

const fields = [
  { input: emailInput, list: element('email-errors', HTMLUListElement), errorsOf: loginEmailErrors },
  { input: passwordInput, list: element('password-errors', HTMLUListElement), errorsOf: passwordErrors },
];

/** Shows the errors of each field below it and returns the first invalid field. */
export function showErrors(): HTMLInputElement | undefined {
  const invalid = fields.filter(({ input, list, errorsOf }) => {
    const errors = errorsOf(input.value);
    const isInvalid = errors.length > 0;
    input.classList.toggle('is-invalid', isInvalid);
    input.setAttribute('aria-invalid', String(isInvalid));
    if (isInvalid) input.setAttribute('aria-describedby', list.id);
    else input.removeAttribute('aria-describedby');
    showTexts(list, errors);
    return isInvalid;
  });
  return invalid[0]?.input;
}

/** Changes the list only when its texts differ, because screen readers announce each change. */
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

/** Enables the button that shows and hides the password. */
export function enableReveal(): void {
  const button = element('reveal', HTMLButtonElement);
  button.addEventListener('click', () => {
    const isShown = passwordInput.type === 'text';
    passwordInput.type = isShown ? 'password' : 'text';
    button.setAttribute('aria-pressed', String(!isShown));
    button.setAttribute('aria-label', isShown ? 'Parolayı göster' : 'Parolayı gizle');
  });
}
