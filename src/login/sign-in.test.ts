import { describe, expect, it } from 'vitest';
import type { Answer } from './calls.ts';
import { isSignedIn, signIn, type Browser } from './sign-in.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const user = { name: 'Ayşe', email: 'ayse@ornek.com', role_group: 'admin' };
const credentials = { email: 'ayse@ornek.com', password: 'gizli-1', rememberMe: false };
const refusal = (status: number, message = 'Olmadı.') => ({ success: false as const, status, message });

function browser({
  login = { success: true, token: 'new', expires_in: 60, data: user },
  status = { success: true },
  stored = {},
}: {
  login?: Awaited<ReturnType<Browser['calls']['login']>>;
  status?: Answer<{ success: true }>;
  stored?: Record<string, string>;
} = {}) {
  const values = new Map(Object.entries(stored));
  const asked: string[] = [];
  const store = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  const calls = {
    login: async () => login,
    status: async (token: string) => {
      asked.push(token);
      return status;
    },
  };
  return { calls, store, now: () => now, asked, stored: () => Object.fromEntries(values) };
}

const session = { token: 'old', user_data: '{}', expirationDate: '2026-03-02T09:00:01.000Z' };

describe('when the sign-in page opens', () => {
  it('a session that the server accepts is signed in', async () => {
    const page = browser({ stored: session });
    expect(await isSignedIn(page)).toBe(true);
    expect(page.asked).toEqual(['old']);
  });

  it('without a stored session the server is not called', async () => {
    const page = browser();
    expect(await isSignedIn(page)).toBe(false);
    expect(page.asked).toEqual([]);
  });

  it.each(['2026-03-02T09:00:00.000Z', 'yesterday'])(
    'a session that has expired or has an unreadable expiry (%s) is removed without a call',
    async (expirationDate) => {
      const page = browser({ stored: { ...session, expirationDate, remember_me: 'a@b.co' } });
      expect(await isSignedIn(page)).toBe(false);
      expect(page.asked).toEqual([]);
      expect(page.stored()).toEqual({ remember_me: 'a@b.co' });
    },
  );

  it('a session that the server refuses is removed', async () => {
    const page = browser({ stored: session, status: refusal(401) });
    expect(await isSignedIn(page)).toBe(false);
    expect(page.stored()).toEqual({});
  });

  it('a failed call keeps the stored session', async () => {
    const page = browser({ stored: session, status: null });
    expect(await isSignedIn(page)).toBe(false);
    expect(page.stored()).toEqual(session);
  });

  it('a late refusal of the old session keeps a session that was stored meanwhile', async () => {
    const page = browser({ stored: session, status: refusal(401) });
    const answer = isSignedIn(page);
    page.store.setItem('token', 'new');
    expect(await answer).toBe(false);
    expect(page.stored().token).toBe('new');
  });
});

describe('signing in', () => {
  it('stores token, user and expiry, and calls the status with the stored token', async () => {
    const page = browser();
    expect(await signIn(page, credentials)).toEqual({ kind: 'signed-in' });
    expect(page.asked).toEqual(['new']);
    expect(page.stored()).toEqual({
      token: 'new',
      user_data: JSON.stringify(user),
      expirationDate: '2026-03-02T09:01:00.000Z',
    });
  });

  it('reports a refusal with its message and stores nothing', async () => {
    const page = browser({ login: refusal(401, 'Parola hatalı.') });
    expect(await signIn(page, credentials)).toEqual({ kind: 'refused', message: 'Parola hatalı.' });
    expect(page.stored()).toEqual({});
  });

  it('reports a failed request as failed, not as refused', async () => {
    expect(await signIn(browser({ login: null }), credentials)).toEqual({ kind: 'failed' });
  });

  it('removes the session when its status is refused', async () => {
    const page = browser({ status: refusal(401, 'Oturum yok.') });
    expect(await signIn(page, credentials)).toEqual({ kind: 'refused', message: 'Oturum yok.' });
    expect(page.stored()).toEqual({});
  });

  it('remembers the e-mail address on request, else forgets it', async () => {
    const page = browser({ login: null });
    await signIn(page, { ...credentials, rememberMe: true });
    expect(page.stored()).toEqual({ remember_me: 'ayse@ornek.com' });
    await signIn(page, credentials);
    expect(page.stored()).toEqual({});
  });
});

describe('an account with a second factor', () => {
  const wanted = { ...refusal(401, 'Kodu girin.'), code: 'totp_required' };

  it('asks for the code after the password, and stores nothing before it', async () => {
    const page = browser({ login: wanted });
    expect(await signIn(page, credentials)).toEqual({ kind: 'code-wanted', hasApp: true });
    expect(page.stored()).toEqual({});
  });

  it('with only passkeys asks for a recovery code', async () => {
    const page = browser({ login: { ...wanted, data: { has_app: false, has_passkey: true } } });
    expect(await signIn(page, credentials)).toEqual({ kind: 'code-wanted', hasApp: false });
  });

  it('reports a wrong code with the message of the server', async () => {
    const page = browser({ login: { ...refusal(401, 'Kod hatalı.'), code: 'totp_invalid' } });
    const outcome = await signIn(page, { ...credentials, otp: '123456' });
    expect(outcome).toEqual({ kind: 'refused', message: 'Kod hatalı.' });
  });
});
