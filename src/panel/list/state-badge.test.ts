import { expect, it } from 'vitest';
import { publicState } from './state-badge.tsx';

it('the state of a record says why visitors do not see it', () => {
  const later = new Date(Date.now() + 60_000).toISOString();
  const inactive_category = { id: 1, name: 'Toka' };
  expect(publicState(true)).toBe('shown');
  expect(publicState(true, undefined, null)).toBe('shown');
  expect(publicState(true, later)).toBe('scheduled');
  expect(publicState(true, later, inactive_category)).toBe('in-hidden');
  expect(publicState(false, later, inactive_category)).toBe('hidden');
});
