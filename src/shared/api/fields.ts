import { z } from 'zod';
import { messages } from '../rules/messages.ts';
import { isSlug, slugLength } from '../rules/slug.ts';

/**
 * Field types that read JSON bodies and form data alike: a form sends `"1"` where JSON sends `true`.
 */

const truths: ReadonlyMap<unknown, boolean> = new Map([
  ...[1, '1', 'true', 'on'].map((text) => [text, true] as const),
  ...[0, '0', 'false'].map((text) => [text, false] as const),
]);

export const flag = z.preprocess(
  (value) => truths.get(value) ?? value,
  z.boolean('Evet ya da hayır (1 ya da 0) olmalı'),
);

export const id = z.preprocess(
  numberFromText,
  z.int(messages.numeric).min(1, messages.numeric).max(2_147_483_647, messages.numeric),
);

/** What names a list, a place or a version: given empty it counts as not given (api.md, "Parameters"). */
export function emptyAsMissing<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema);
}

/** An id, or nothing: an empty text and `null` both clear the field. */
export const optionalId = z.preprocess((value) => (value === '' ? null : value), id.nullable());

export const version = emptyAsMissing(
  z.preprocess(numberFromText, z.int(messages.numeric).min(1)).optional(),
);

/** A single-line text: outer white space goes; control characters and halves of characters are refused. */
export function line(max: number) {
  return z
    .string(messages.required)
    .trim()
    .max(max, messages.maxLength(max))
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'Denetim karakteri içeremez');
}

/**
 * A text of several lines or rich text; its markup is cleaned by the service that stores it. Control
 * characters, which come unseen with what is pasted, are dropped.
 */
export function longText(max: number) {
  return z
    .string(messages.required)
    .max(max, messages.maxLength(max))
    .transform((text) => text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, ''));
}

/** What is searched for; nothing when it is left out. PostgreSQL takes no text with a NUL. */
export const searchText = z
  .string()
  .max(200, messages.maxLength(200))
  .transform((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim())
  .default('');

/** A typed slug, or an empty text that asks for one made from the name. */
export const seoName = line(slugLength).refine(
  (text) => text === '' || isSlug(text),
  'Yalnız küçük harf, rakam ve tek tire kullanın (örnek: metal-toka)',
);

/** An instant as ISO text, stored in UTC; an empty text and `null` clear it. */
export const instant = z.preprocess(
  (value) => (value === '' ? null : value),
  z.iso
    .datetime({ offset: true, error: 'Geçerli bir tarih ve saat girin' })
    .transform((text) => new Date(text).toISOString())
    // Instants are compared as texts: a fifth digit or a sign of the year would turn the order round.
    .refine((text) => /^\d{4}-/.test(text), 'Geçerli bir tarih ve saat girin')
    .nullable(),
);

/** Ids as JSON, comma-joined or repeated (api.md, "Parameters"). */
export const idList = z.preprocess(listFromText, z.array(id).max(20_000));

/** Words as JSON, comma-joined or repeated. */
export const keyList = z.preprocess(listFromText, z.array(line(50)).max(50));

/** A list of objects: JSON, or the JSON text of a form field. */
export function jsonList<Item extends z.ZodType>(item: Item, max: number) {
  return z.preprocess(
    fromJson,
    z.array(item, 'Geçerli bir liste değil').max(max, `En çok ${max} satır olabilir`),
  );
}

/** The order of a list: `[{ "id": 3, "queue": 2 }]`; the highest `queue` comes first. */
export const queueList = jsonList(
  z.object({ id, queue: z.preprocess(numberFromText, z.int(messages.numeric)) }),
  20_000,
);

/** Which state of a list was read (api.md, "Order lists"); left out: no check. */
export const orderVersion = emptyAsMissing(z.string().max(100).optional());

/** A place in a list, counted from 1. */
export const position = z.preprocess(
  numberFromText,
  z.int(messages.numeric).min(1, messages.numeric).max(2_147_483_647, messages.numeric),
);

/** Rows on a page of the panel: 24 unless another number up to 100 is asked for. */
export const perPage = z.preprocess((value) => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 ? Math.min(number, 100) : 24;
}, z.int().default(24));

/** A page number; an unusable one counts as 1 (api.md, "Parameters"). */
export const page = z.preprocess((value) => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 ? Math.min(number, 1_000_000) : 1;
}, z.int().default(1));

function numberFromText(value: unknown): unknown {
  return typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value;
}

function listFromText(value: unknown): unknown {
  if (typeof value === 'number') return [value];
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return [];
  return value.trim().startsWith('[') ? fromJson(value) : value.split(',').map((part) => part.trim());
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}
