import type { Cdn } from '#server/cdn/answer-headers.ts';
import { vendors } from '#server/cdn/vendors.ts';

const timeoutMs = 20_000;

/** Asks the CDN to drop all pages of the site. @returns why it did not accept, or undefined */
export async function sendPurge(
  { kind, purgeUrl, key, token }: Cdn,
  signal?: AbortSignal,
): Promise<string | undefined> {
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const answer = await fetch(purgeUrl, {
      ...vendors[kind].purge(key, token),
      // No answer may lead this server, and the token, to another address.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    const text = await answer.text();
    if (!answer.ok) return `HTTP ${answer.status}`;
    return kind === 'cloudflare' && !/"success"\s*:\s*true/.test(text) ? 'success: false' : undefined;
  } catch (error) {
    const { cause, message } = error as Error;
    return cause instanceof Error ? cause.message : message;
  }
}
