import { expect, it } from 'vitest';
import { messageProblems } from '#features/public-forms/message-form.rules.ts';
import { messageTypes } from '#shared/rules/message-types.ts';
import { isEmail } from '#shared/rules/email.ts';
import { messages, subscribers } from './content/messages.ts';
import { products } from './content/products.ts';
import { schoolTours } from './content/school-tours.ts';
import { variantsOf } from './content/variants.ts';

it('the demo messages fill every inbox, some in English, one read, one in the trash', () => {
  expect(new Set(messages.map(({ type }) => type))).toEqual(new Set(messageTypes));
  expect(messages.length).toBeGreaterThanOrEqual(6);
  expect(messages.length).toBeLessThanOrEqual(10);
  expect(new Set(messages.map(({ lang }) => lang))).toEqual(new Set(['tr', 'en']));
  expect(new Set(messages.map(({ state }) => state))).toEqual(new Set([undefined, 'read', 'trash']));
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
});

it.each(messages)('the form accepts the demo message of $fields.name', ({ type, fields }) => {
  expect(messageProblems(type, fields, '2026-03-02')).toEqual({});
});

it('the demo offers ask for variants of the demo, one for four of them, and a request names a tour', () => {
  const lines = messages.map(({ lines: own = [] }) => own.map(({ code }) => code));
  const codes = products.flatMap((product) => variantsOf(product).map(({ code }) => code));
  expect(lines.flat().filter((code) => !codes.includes(code))).toEqual([]);
  expect(Math.max(...lines.map(({ length }) => length))).toBe(4);
  const tours = schoolTours.map(({ name }) => name.tr);
  expect(messages.flatMap(({ tour }) => tour ?? []).filter((tour) => tours.includes(tour))).toHaveLength(1);
});

it('nobody in the demo exists: every address ends with .example', () => {
  const addresses = [
    ...messages.map(({ fields }) => fields.email ?? ''),
    ...subscribers.map(({ email }) => email),
  ];
  expect(addresses.filter((email) => !isEmail(email) || !email.endsWith('.example'))).toEqual([]);
  expect(new Set(addresses).size).toBe(addresses.length);
});
