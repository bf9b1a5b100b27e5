import { showErrors, type Field } from './fields.ts';
import { element, hideNotice } from './page.ts';

/**
 * Enables the form `#id`. Fields are checked from the first attempt on, and one attempt runs at a time. `send` resolves
 * to true when the form should stay busy, because the browser is about to leave the page.
 */
export function enableForm(id: string, fields: readonly Field[], send: () => Promise<boolean>): void {
  const form = element(id, HTMLFormElement);
  const submit = form.querySelector<HTMLButtonElement>('[type="submit"]');
  let isSubmitted = false;
  let isBusy = false;

  async function attempt(): Promise<void> {
    isSubmitted = true;
    const invalid = showErrors(fields);
    if (invalid) {
      invalid.focus();
      return;
    }
    setBusy(true);
    hideNotice();
    if (!(await send())) setBusy(false);
  }

  /** Uses `aria-disabled`, because a disabled button would lose the focus. */
  function setBusy(busy: boolean): void {
    isBusy = busy;
    submit?.setAttribute('aria-disabled', String(busy));
    form.setAttribute('aria-busy', String(busy));
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (!isBusy) void attempt();
  });
  form.addEventListener('input', () => {
    if (isSubmitted) showErrors(fields);
  });
  if (submit) submit.disabled = false;
}
