import { startAuthentication } from '@simplewebauthn/browser';
import { rememberMeKey } from '#features/auth/browser-session.rules.ts';
import type { Calls } from './calls.ts';
import { enter, failureOf, type Browser, type Outcome } from './sign-in.ts';

/** Signs in with a passkey of this device. This file and its library load when the button is first pressed. */
export async function signInByPasskey(
  browser: Browser,
  calls: Pick<Calls, 'passkeyOptions' | 'passkeyLogin'>,
  { rememberMe }: { rememberMe: boolean },
): Promise<Outcome> {
  const options = await calls.passkeyOptions();
  if (!options?.success) return failureOf(options);
  const credential = await startAuthentication({ optionsJSON: options.data }).catch(() => undefined);
  if (!credential)
    return {
      kind: 'refused',
      message: 'Geçiş anahtarı kullanılmadı. Yeniden deneyin ya da parolanızla girin.',
    };
  const result = await calls.passkeyLogin(credential);
  if (result?.success && rememberMe) browser.store.setItem(rememberMeKey, result.data.email);
  return enter(browser, result);
}
