import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { speakPlainTurkish } from './turkish-messages.ts';

beforeAll(() => speakPlainTurkish());

it.each([
  [z.array(z.int()), null, 'Bir liste olmalı.'],
  [z.array(z.int()).max(2), [1, 2, 3], 'En çok 2 öğe olabilir.'],
  [z.string(), 5, 'Metin olmalı.'],
  [z.string().max(3), 'abcd', 'En çok 3 karakter olabilir.'],
  [z.string().min(3), 'ab', 'En az 3 karakter olmalı.'],
  [z.string(), undefined, 'Value is required'],
  [z.int(), 'x', 'Value must be numeric'],
  [z.int().max(5), 6, 'En çok 5 olabilir.'],
  [z.enum(['info', 'debug']), 'verbose', 'Şunlardan biri olmalı: info, debug.'],
  [z.object({}), [], 'Birden çok alanı olan bir değer olmalı.'],
  [z.url(), 'x', 'Geçersiz değer.'],
])('an invalid value is described without technical words (%#)', (schema, value, text) => {
  expect(schema.safeParse(value).error?.issues.map(({ message }) => message)).toEqual([text]);
});
