import { generate } from 'otplib';
import type { RecoveryCodes, SecondFactorSetup } from '#features/profile/profile.ts';
import type { TestApp } from './app.ts';

/** The code that an authenticator app shows. `step` counts periods of 30 s from now. */
export function codeOf(secret: string, now: Date, step = 0): Promise<string> {
  return generate({ secret, epoch: Math.floor(now.getTime() / 1000) + step * 30 });
}

/** Sets up a second factor through the API, with the code of the current time step. */
export async function setUpSecondFactor(
  { call, clock }: TestApp,
  headers: Readonly<Record<string, string>>,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const url = '/api/admin/profile/second-factor';
  const { body } = await call<SecondFactorSetup>('POST', url, {}, headers);
  const { secret } = body.data;
  const otp = await codeOf(secret, clock.now());
  const confirmed = await call<RecoveryCodes>('PUT', url, { otp }, headers);
  return { secret, recoveryCodes: confirmed.body.data.recovery_codes };
}
