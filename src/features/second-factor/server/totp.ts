/** The library is imported at its first use, because pages of the site never need it. */
const loadOtplib = () => import('otplib');

/** Codes are also accepted this many seconds before and after their time, because clocks of phones differ. */
const tolerance = 30;

/** A new secret of 160 random bits in Base32, as RFC 4226 recommends. */
export async function newTotpSecret(): Promise<string> {
  const { generateSecret } = await loadOtplib();
  return generateSecret();
}

/** The `otpauth:` address that authenticator apps read from a QR code. */
export async function totpUri(account: { issuer: string; email: string; secret: string }): Promise<string> {
  const { issuer, email: label, secret } = account;
  const { generateURI } = await loadOtplib();
  return generateURI({ issuer, label, secret });
}

/**
 * The time step of a valid code that is newer than `afterStep` (RFC 6238, section 5.2); undefined if the code
 * is wrong or used.
 */
export async function stepOfCode(
  { secret, code }: { secret: string; code: string },
  { now, afterStep }: { now: Date; afterStep: number },
): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const { verify } = await loadOtplib();
  const result = await verify({
    secret,
    token: code,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: tolerance,
  });
  return result.valid && 'timeStep' in result && result.timeStep > afterStep ? result.timeStep : undefined;
}
