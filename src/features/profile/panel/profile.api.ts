import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';
import { useQuery } from '@tanstack/react-query';
import { Profile, ProfileWritten, RecoveryCodes, SecondFactorSetup } from '../profile.ts';
import { PasskeyOptions, Passkeys } from '#features/second-factor/passkey.ts';
import { Sessions, type Session } from '#features/sessions/session.ts';
import { Success } from '#shared/schema/envelope.ts';
import { read, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';

const path = '/profile';
const secondFactor = `${path}/second-factor`;
const sessions = `${path}/sessions`;
const passkeys = `${path}/passkeys`;

export function useProfile() {
  return useQuery({ queryKey: [path], queryFn: () => read(Profile, path), ...readAnew });
}

export async function saveProfile(fields: Fields): Promise<Profile> {
  return (await invalidateAfter(write(ProfileWritten, 'PUT', path, fields))).data;
}

/** Changes the password and ends all other sessions of the user. */
export const changePassword = (fields: Fields) =>
  invalidateAfter(write(Success, 'PUT', `${path}/password`, fields));

export function usePasskeys() {
  return useQuery({ queryKey: [passkeys], queryFn: () => read(Passkeys, passkeys) });
}

/** Asks the browser for a new passkey; returns recovery codes if it is the first second factor. */
export async function addPasskey(name: string): Promise<readonly string[]> {
  const { data } = await write(PasskeyOptions, 'POST', `${passkeys}/options`);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const credential = await startRegistration({
    optionsJSON: data as unknown as PublicKeyCredentialCreationOptionsJSON,
  });
  const answer = await invalidateAfter(write(RecoveryCodes, 'POST', passkeys, { name, credential }));
  return answer.data.recovery_codes;
}

export const renamePasskey = (id: number, name: string) =>
  invalidateAfter(write(Success, 'PUT', `${passkeys}/${id}`, { name }));

export const removePasskey = (id: number) => invalidateAfter(write(Success, 'DELETE', `${passkeys}/${id}`));

/** Proves the identity as `provePassword` does, with a passkey of the user. */
export async function provePasskey(): Promise<void> {
  const { data } = await write(PasskeyOptions, 'POST', `${path}/proof/options`);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const credential = await startAuthentication({
    optionsJSON: data,
  });
  await write(Success, 'POST', `${path}/proof`, { credential });
}

export function useOwnSessions() {
  return useQuery({ queryKey: [sessions], queryFn: () => read(Sessions, sessions) });
}

export const endOwnSession = ({ id }: Session) =>
  invalidateAfter(write(Success, 'DELETE', `${sessions}/${id}`));

export const endOtherSessions = () => invalidateAfter(write(Success, 'DELETE', sessions));

/**
 * Sends the password as proof. Requests that were refused with `reauthentication_required` then succeed when
 * they are sent again.
 */
export const provePassword = (fields: Fields) => write(Success, 'POST', `${path}/proof`, fields);

/** Requests a new secret. It becomes active when `turnSecondFactorOn` sends a code generated from it. */
export async function setUpSecondFactor() {
  return (await write(SecondFactorSetup, 'POST', secondFactor)).data;
}
export type Setup = Awaited<ReturnType<typeof setUpSecondFactor>>;

export async function turnSecondFactorOn(fields: Fields): Promise<string[]> {
  return (await invalidateAfter(write(RecoveryCodes, 'PUT', secondFactor, fields))).data.recovery_codes;
}

export const turnSecondFactorOff = () => invalidateAfter(write(Success, 'DELETE', secondFactor));

export async function renewRecoveryCodes(): Promise<string[]> {
  const answer = await invalidateAfter(write(RecoveryCodes, 'POST', `${path}/recovery-codes`));
  return answer.data.recovery_codes;
}
