import { expect, it } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

it('a password is stored as Argon2id with its costs and a salt of its own', async () => {
  const hashes = await Promise.all([hashPassword('gizli-1'), hashPassword('gizli-1')]);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=32768,t=3,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
});

it('only the right password is the right one', async () => {
  const hash = await hashPassword('gizli-1');
  expect(await isPassword(hash, 'gizli-1')).toBe(true);
  expect(await isPassword(hash, 'gizli-2')).toBe(false);
});

it('no password is right where there is no account', async () => {
  expect(await isPassword(undefined, 'gizli-1')).toBe(false);
});
