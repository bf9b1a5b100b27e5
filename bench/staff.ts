import { account } from './program.ts';

/** A signed-in member of staff, as the panel calls the server. */
export type Staff = {
  /** What every call of the panel carries. */
  headers: Readonly<Record<string, string>>;
  /** Milliseconds until the upload is answered. */
  upload: (picture: Buffer, name: string) => Promise<number>;
};

/** @throws Error when the server does not let the first account in. */
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
