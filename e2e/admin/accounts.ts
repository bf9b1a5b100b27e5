import type { Page } from '@playwright/test';
import SQLite from 'better-sqlite3';
import { join } from 'node:path';
import { minuteMs } from '#shared/rules/durations.ts';
import type { User } from '#features/users/user.ts';
import type { RoleGroup } from '#shared/permissions.ts';
import type { BuiltServer } from '#test/servers/built-server.ts';
import { signInTo } from '#test/servers/staff-client.ts';
import { expect, openSession } from '../fixtures.ts';

export const password = 'vitrin-deneme';

/** A name and an e-mail address that no other journey uses. */
export function person(name: string): { name: string; email: string } {
  const mark = Math.random().toString(36).slice(2, 8);
  return { name: `${name} ${mark}`, email: `${mark}@vitrin.test` };
}

/** Creates an account by a call of the server's first user, who is an admin. */
export async function addAccount(server: BuiltServer, name: string, role_group: RoleGroup): Promise<User> {
  const admin = await signInTo(server.url, server.account);
  const answer = await admin.call('POST', '/api/admin/users', { ...person(name), password, role_group });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: User }).data;
}

/** Signs the browser in as an account that `addAccount` created. */
export async function openAs(page: Page, server: BuiltServer, { email }: User): Promise<void> {
  await openSession(page, { ...server, account: { email, password } });
}

/** Makes the proof of identity so old that the panel asks for the password again. */
export function ageProof({ dataDir }: BuiltServer, { id }: User): void {
  const database = new SQLite(join(dataDir, 'vitrin.db'));
  database
    .prepare('update sessions set proved_at = ? where user_id = ?')
    .run(new Date(Date.now() - 11 * minuteMs).toISOString(), id);
  database.close();
}

export async function signInStatus({ url }: BuiltServer, email: string, tried: string): Promise<number> {
  const { token } = (await (await fetch(`${url}/api/csrf-token`)).json()) as { token: string };
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'x-csrf-token': token, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: tried }),
  });
  return answer.status;
}
