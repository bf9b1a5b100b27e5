/** The key of this site, and the address of the engine from the environment. */
type IndexNow = { key: string; endpoint: string };
type Submission = { publicUrl: string; addresses: readonly string[]; signal?: AbortSignal };

const timeoutMs = 20_000;

/**
 * Sends the addresses of new and changed pages (indexnow.org), at most 10,000. `later` means that the engine asks to
 * wait or cannot be reached, `refused` that it will not take them at all.
 */
export async function submitAddresses(
  { key, endpoint }: IndexNow,
  { publicUrl, addresses, signal }: Submission,
): Promise<'sent' | 'later' | 'refused'> {
  if (addresses.length === 0) return 'sent';
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const { ok, status, body } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(publicUrl).host,
        key,
        keyLocation: `${publicUrl}/${key}.txt`,
        urlList: addresses,
      }),
      // No answer may lead this server to another address.
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
    await body?.cancel();
    if (ok) return 'sent';
    return status === 429 || status >= 500 ? 'later' : 'refused';
  } catch {
    return 'later';
  }
}
