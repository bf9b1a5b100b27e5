import { account } from './program.ts';

/** A signed-in session that makes the same calls as the panel. */
export type Staff = {
  /** The headers that the panel sends with each call. */
  headers: Readonly<Record<string, string>>;
  /** Uploads a picture; resolves to the milliseconds until the answer. */
  upload: (picture: Buffer, name: string) => Promise<number>;
};

/** Signs in as the first account. @throws Error if that fails. */
export async function signIn(url: string): Promise<Staff> {
  const { token: csrf } = await readJson<{ token: string }>(await fetch(`${url}/api/csrf-token`));
  const headers = { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': csrf };
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { token } = await readJson<{ token: string }>(answer);
  const signedIn = { ...headers, authorization: `Bearer ${token}` };
  return {
    headers: signedIn,
    async upload(picture, name) {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), name);
      const started = performance.now();
      const uploaded = await fetch(`${url}/api/admin/media`, {
        method: 'POST',
        headers: signedIn,
        body: form,
      });
      await readJson(uploaded);
      return performance.now() - started;
    },
  };
}

async function readJson<Body>(answer: Response): Promise<Body> {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Body;
}
