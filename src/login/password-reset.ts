import { loginEmailErrors, passwordErrors } from '#features/users/account.rules.ts';
import type { Answer, Calls } from './calls.ts';
import { enableReveal, field } from './fields.ts';
import { enableForm } from './form.ts';
import { showFailure, showNotice } from './page.ts';
import { resetToken, showView } from './views.ts';

type ResetCalls = Pick<Calls, 'requestReset' | 'setPassword'>;

/** Enables the two forms: one requests the link, the other sets a new password. Returns the first field of each. */
export function enablePasswordReset({ requestReset, setPassword }: ResetCalls): {
  emailInput: HTMLInputElement;
} {
  const email = field('reset-email', loginEmailErrors);
  const password = field('new-password', passwordErrors);
  enableReveal(password);

  enableForm('request', [email], async () => {
    const answer = await requestReset(email.input.value);
    show(answer, (text) => showNotice('success', { title: 'İsteğiniz alındı', text }));
    return false;
  });

  enableForm('reset', [password], async () => {
    const answer = await setPassword(resetToken() ?? '', password.input.value);
    show(answer, (text) => {
      password.input.value = '';
      // Replaces the history entry, so that Back does not lead to the used link.
      history.replaceState(null, '', location.pathname);
      showView();
      showNotice('success', { title: 'Parola değişti', text });
    });
    return false;
  });

  return { emailInput: email.input };
}

function show(
  answer: Answer<{ success: true; message?: string | undefined }>,
  succeed: (text: string) => void,
) {
  if (answer?.success) succeed(answer.message ?? '');
  else if (answer) showNotice('error', { text: answer.message });
  else showFailure();
}
