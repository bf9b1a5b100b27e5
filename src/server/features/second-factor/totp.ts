import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds before and after the present in which a code counts: clocks of phones differ. */
const tolerance = 30;

/** 160 random bits in Base32, as RFC 4226 recommends. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** The `otpauth:` address that authenticator apps read from a QR code. */
export function totpUri({
  issuer,
  email,
  secret,
}: {
  issuer: string;
  email: string;
  secret: string;
}): string {
  return generateURI({ issuer, label: email, secret });
}

/** The time step of a right code that is newer than `afterStep` (RFC 6238, section 5.2); undefined for all others. */
export async function stepOfCode(
  { secret, code }: { secret: string; code: string },
  { now, afterStep }: { now: Date; afterStep: number },
): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: tolerance,
  });
  return result.valid && 'timeStep' in result && result.timeStep > afterStep ? result.timeStep : undefined;
}
