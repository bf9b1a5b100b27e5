import { expect, it } from 'vitest';
import type { User } from '../user.ts';
import { limitOf } from './own-limits.ts';

const account = (id: number, more: Partial<User> = {}): User => ({
  id,
  name: `Kişi ${id}`,
  email: `kisi${id}@vitrin.test`,
  role_group: 'admin',
  is_active: true,
  has_second_factor: false,
  invited_until: null,
  last_sign_in: null,
  sessions: 0,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  ...more,
});

it('the last admin cannot be removed, even if there are closed, invited or other accounts', () => {
  const last = account(1);
  const others = [
    account(2, { is_active: false }),
    account(3, { role_group: 'editor' }),
    account(4, { invited_until: '2026-03-04T09:00:00Z' }),
  ];
  expect(limitOf(last, [last, ...others], true)).toMatch(/^Son yönetici/);
});

it('nobody closes, deletes or demotes their own account', () => {
  const all = [account(1), account(2)];
  expect(all.map((one) => limitOf(one, all, one.id === 1))).toEqual([
    expect.stringMatching(/^Kendi hesabınızı/),
    undefined,
  ]);
});
