import { expect, it } from 'vitest';
import { passwordErrors } from '../account.rules.ts';
import { generatedPassword } from './generated-password.ts';

it('a generated password is accepted, and another one every time', () => {
  const many = Array.from({ length: 50 }, generatedPassword);
  expect(many.flatMap(passwordErrors)).toEqual([]);
  expect(many[0]).toMatch(/^[a-z2-9]{4}(-[a-z2-9]{4}){3}$/);
  expect(new Set(many).size).toBe(50);
});
