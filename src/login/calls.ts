import type { LoginResult } from '#shared/api/auth.ts';
import type { Failure } from '#shared/schema/envelope.ts';

/** A readable answer; null is a failed request (docs/product.md, "Reads and writes"). */
export type Answer<Success> = Success | Refusal | null;
export type Refusal = Failure & { status: number };

export type Calls = {
  login: (email: string, password: string) => Promise<Answer<LoginResult>>;
  /** Asks whether a token is valid. */
  status: (token: string) => Promise<Answer<{ success: true }>>;
};

/** The calls of the login page. After a 419 the CSRF token is renewed and the call repeated once. */
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
      if (isFailure(body) && response.status < 500) return { ...body, status: response.status };
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

  return {
    login: async (email, password) => {
      const attempt = () =>
        call<LoginResult>('/api/auth/login', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email, password }),
        });
      const answer = await attempt();
      if (answer?.success !== false || answer.status !== 419) return answer;
      try {
        await renewCsrfToken();
      } catch {
        return null;
      }
      return attempt();
    },
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
