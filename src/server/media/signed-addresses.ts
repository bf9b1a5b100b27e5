import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';

type Signing = Pick<Context, 'secret' | 'clock'>;

/** Milliseconds; long enough to watch a film, because the player keeps requesting ranges of the file. */
const lifetime = hourMs;

/** The permanent address of a medium with a signature, with which staff can see a file that no page shows. */
export function signedAddress({ secret, clock }: Signing, url: string): string {
  const until = String(clock.now().getTime() + lifetime);
  return `${url}?${new URLSearchParams({ until, signature: sign(secret, url, until) })}`;
}

/** Whether path and query of a request are those of a `signedAddress` that has not expired. */
export function isSignedAddress({ secret, clock }: Signing, path: string, query: unknown): boolean {
  const { until, signature } = query as Readonly<Record<string, unknown>>;
  if (typeof until !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,15}$/.test(until) || Number(until) < clock.now().getTime()) return false;
  const given = Buffer.from(signature);
  const known = Buffer.from(sign(secret, path, until));
  return given.length === known.length && timingSafeEqual(given, known);
}

/** Signs a path. The path contains id and key of the file, so a signature opens no other file. */
function sign(secret: string, path: string, until: string): string {
  return createHmac('sha256', secret).update(`file:${until}:${path}`).digest('base64url');
}
