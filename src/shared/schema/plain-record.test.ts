import { expect, test } from 'vitest';
import { plainSchemas } from './plain-record.ts';

const kinds = [
  { plain: { lengths: { name: 5, body: { long: 20 } }, flags: {} } },
  { plain: { lengths: { name: 10, answer: { long: 20 } }, flags: { is_active: true } } },
] as const;

test('schemas of one list of kinds have the columns and limits of each kind', () => {
  const [templates, questions] = kinds.map((kind) => plainSchemas(kind));
  expect(templates?.create.safeParse({ name_tr: 'sekiz h.' }).success).toBe(false);
  expect(questions?.create.safeParse({ name_tr: 'sekiz h.', is_active: '1' }).success).toBe(true);
});
