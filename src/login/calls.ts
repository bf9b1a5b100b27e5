import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import type { LoginResult } from '#features/auth/auth.ts';
import type { Failure, Success } from '#shared/schema/envelope.ts';

/** The body of an answer; null when the call failed (docs/product.md, "Reads and writes"). */
export type Answer<Success> = Success | Refusal | null;
export type Refusal = Failure & { status: number };

type Done = Pick<Success, 'message'> & { success: true };

export type Calls = {
  /** `otp` is the code for the second step, which the server requests with `totp_required`. */
  login: (email: string, password: string, otp?: string) => Promise<Answer<LoginResult>>;
  /** The options for the browser, with a challenge for one use. */
  passkeyOptions: () => Promise<Answer<{ success: true; data: PublicKeyCredentialRequestOptionsJSON }>>;
  passkeyLogin: (credential: object) => Promise<Answer<LoginResult>>;
  status: (token: string) => Promise<Answer<{ success: true }>>;
  /** Requests a mail with a link for setting a new password. */
  requestReset: (email: string) => Promise<Answer<Done>>;
  setPassword: (token: string, password: string) => Promise<Answer<Done>>;
};

/** The calls of the login page. After a 419 they fetch a new CSRF token and send the call once more. */
export function createCalls(fetchFrom: typeof fetch, pageToken: string): Calls {
  let csrfToken = pageToken;

  async function call<Success extends { success: true }>(
    path: string,
    { headers, ...init }: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
  ): Promise<Answer<Success>> {
    try {
      const response = await fetchFrom(path, {
        ...init,
        headers: {
          Accept: 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'X-CSRF-TOKEN': csrfToken,
          ...headers,
        },
      });
      const body: unknown = await response.json();
      if (isSuccess<Success>(body) && response.ok) return body;
      if (isFailure(body) && response.status < 500)
        return { ...body, message: body.message || 'İşlem Başarısız!', status: response.status };
      return null;
    } catch {
      return null;
    }
  }

  async function renewCsrfToken(): Promise<void> {
    const response = await fetchFrom('/api/csrf-token', {
      cache: 'no-store',
      headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': csrfToken },
    });
    const { token } = (await response.json()) as { token: string };
    csrfToken = token;
  }

  async function post<Result extends { success: true }>(
    path: string,
    fields: Record<string, unknown>,
  ): Promise<Answer<Result>> {
    const attempt = () =>
      call<Result>(path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(fields),
      });
    const answer = await attempt();
    if (answer?.success !== false || answer.status !== 419) return answer;
    try {
      await renewCsrfToken();
    } catch {
      return null;
    }
    return attempt();
  }

  return {
    login: (email, password, otp) =>
      post<LoginResult>('/api/auth/login', { email, password, ...(otp !== undefined && { otp }) }),
    passkeyOptions: () => post('/api/auth/passkey/options', {}),
    passkeyLogin: (credential) => post<LoginResult>('/api/auth/passkey', { credential }),
    requestReset: (email) => post<Done>('/api/auth/password-reset', { email }),
    setPassword: (token, password) => post<Done>('/api/auth/password', { token, password }),
    status: (token) => call('/api/admin/status', { headers: { Authorization: `Bearer ${token}` } }),
  };
}

function isSuccess<Success>(body: unknown): body is Success {
  return hasSuccess(body) && body.success === true;
}

function isFailure(body: unknown): body is Failure {
  return hasSuccess(body) && body.success === false;
}

function hasSuccess(body: unknown): body is { success: unknown } {
  return typeof body === 'object' && body !== null && 'success' in body;
}
