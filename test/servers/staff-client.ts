/** Calls a server in another process as a signed-in user. */
export type StaffClient = {
  call: (method: 'GET' | 'POST', address: string, body?: FormData | object) => Promise<Response>;
};

type Account = { email: string; password: string };

/** Signs in at the server with the origin `url`. */
export async function signInTo(url: string, account: Account): Promise<StaffClient> {
  const { token: csrf } = (await (await fetch(`${url}/api/csrf-token`)).json()) as { token: string };
  const json = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'x-csrf-token': csrf, ...json },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`The login was answered with ${answer.status}`);
  const { token } = (await answer.json()) as { token: string };
  const authorization = `Bearer ${token}`;
  return {
    call: (method, address, body) => {
      if (body === undefined) return fetch(url + address, { method, headers: { authorization } });
      const isForm = body instanceof FormData;
      return fetch(url + address, {
        method,
        headers: { authorization, ...(!isForm && json) },
        body: isForm ? body : JSON.stringify(body),
      });
    },
  };
}
