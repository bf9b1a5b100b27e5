import { otpErrors } from '#features/users/account.rules.ts';
import { field, hideErrors } from './fields.ts';
import { enableForm } from './form.ts';
import { element, hideNotice } from './page.ts';

/** The second step accepts the code of an app or a recovery code. */
const kinds = {
  app: {
    label: 'Doğrulama kodu',
    hint: 'Doğrulama uygulamanızda bu hesap için görünen 6 haneli kodu yazın.',
    other: 'Kurtarma kodu kullan',
    inputMode: 'numeric',
  },
  recovery: {
    label: 'Kurtarma kodu',
    hint: 'Kurulumda sakladığınız kodlardan birini yazın. Her kod bir kez kullanılır.',
    other: 'Uygulamadaki kodu kullan',
    inputMode: 'text',
  },
} as const;

/** Enables the view that asks for the code. `send` resolves to true when the browser is about to leave the page. */
export function enableCode(send: (code: string) => Promise<boolean>): {
  /** An account without an app has only recovery codes. */
  expect: (factors: { hasApp: boolean }) => void;
} {
  let kind: keyof typeof kinds = 'app';
  const code = field('code', (value) => otpErrors(value, { isRecoveryCode: kind === 'recovery' }));
  const switching = element('code-kind', HTMLButtonElement);

  function show(): void {
    const { label, hint, other, inputMode } = kinds[kind];
    element('code-label', HTMLLabelElement).textContent = label;
    element('code-hint', HTMLParagraphElement).textContent = hint;
    switching.textContent = other;
    code.input.inputMode = inputMode;
  }

  function chooseKind(chosen: keyof typeof kinds): void {
    kind = chosen;
    code.input.value = '';
    hideErrors(code);
    show();
  }

  switching.addEventListener('click', () => {
    chooseKind(kind === 'app' ? 'recovery' : 'app');
    hideNotice();
    code.input.focus();
  });
  show();
  enableForm('code-form', [code], async () => {
    const isLeaving = await send(code.input.value);
    // A refused code never becomes valid, so the next key replaces it.
    if (!isLeaving) code.input.select();
    return isLeaving;
  });
  return {
    expect: ({ hasApp }) => {
      chooseKind(hasApp ? 'app' : 'recovery');
      switching.hidden = !hasApp;
    },
  };
}
