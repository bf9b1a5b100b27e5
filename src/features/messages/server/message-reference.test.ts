import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { messageReference } from './message-reference.ts';

it('a reference is short, has no characters that look alike, and differs between messages', () => {
  const ids = Array.from({ length: 2_000 }, () => randomUUID());
  for (const id of ids) {
    expect(messageReference(id)).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    expect(messageReference(id.toUpperCase())).toBe(messageReference(id));
  }
  expect(new Set(ids.map(messageReference)).size).toBe(ids.length);
});

it('each of the first ten digits of the id changes the reference', () => {
  const references = Array.from({ length: 10 }, (_, index) => {
    const digits = Array.from('00000000000', (zero, at) => (at === index ? '1' : zero)).join('');
    return messageReference(`${digits.slice(0, 8)}-${digits.slice(8)}0-4000-8000-000000000000`);
  });
  expect(new Set([...references, '2222-2222']).size).toBe(11);
});
