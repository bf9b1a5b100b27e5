import { loginEmailErrors, newPasswordErrors } from '#features/users/account.rules.ts';
import type { Answer, Calls } from './calls.ts';
import { enableReveal, field, markField } from './fields.ts';
import { enableForm } from './form.ts';
import { showFailure, showNotice } from './page.ts';
import { isInvited, linkToken, showView } from './views.ts';

type ResetCalls = Pick<Calls, 'requestReset' | 'setPassword'>;

/** Enables the two forms: one requests the link, the other sets a password. Returns the field of the first. */
export function enablePasswordReset({ requestReset, setPassword }: ResetCalls): {
  emailInput: HTMLInputElement;
} {
  const email = field('reset-email', loginEmailErrors);
  const password = field('new-password', newPasswordErrors);
  enableReveal(password);

  enableForm('request', [email], async () => {
    const answer = await requestReset(email.input.value);
    show(answer, (text) => showNotice('success', { title: 'İsteğiniz alındı', text }));
    return false;
  });

  enableForm('reset', [password], async () => {
    const answer = await setPassword(linkToken() ?? '', password.input.value);
    const refused = answer?.success === false && answer.errors?.password;
    if (refused) {
      // Only the server knows which passwords are easily guessed.
      markField(password, refused);
      password.input.focus();
      return false;
    }
    const title = isInvited() ? 'Hesabınız açıldı' : 'Parola değişti';
    show(answer, (text) => {
      password.input.value = '';
      // This replaces the history entry, so that Back does not lead to the used link.
      history.replaceState(null, '', location.pathname);
      showView();
      showNotice('success', { title, text });
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
