import { z } from 'zod';
import { genericMessages } from '../rules/generic-messages.ts';
import { isSlug, slugLength } from '../rules/slug.ts';
import { isVisible, reversesLetters } from '../rules/visible-text.ts';

/** The texts that form data send for a boolean, such as `"1"` where JSON sends `true`. */
const flagValues: ReadonlyMap<unknown, boolean> = new Map([
  ...[1, '1', 'true', 'on'].map((text) => [text, true] as const),
  ...[0, '0', 'false'].map((text) => [text, false] as const),
]);

/** A boolean of a JSON body, form data or query. */
export const flag = z.preprocess(
  (value) => flagValues.get(value) ?? value,
  z.boolean('Evet ya da hayır (1 ya da 0) olmalı'),
);

/** The id of a record, as a number or as text. */
export const id = z.preprocess(
  numberFromText,
  z.int(genericMessages.numeric).min(1, genericMessages.numeric).max(2_147_483_647, genericMessages.numeric),
);

/** Lets a schema treat an empty text as a missing field (docs/product.md, "Parameters"). */
export function emptyAsMissing<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess((value) => (value === '' ? undefined : value), schema);
}

/** An id or null; an empty text is read as null and clears the field. */
export const optionalId = z.preprocess((value) => (value === '' ? null : value), id.nullable());

/**
 * The version of the record that the client read. If it is missing, the write is not checked for conflicts.
 */
export const version = emptyAsMissing(
  z.preprocess(numberFromText, z.int(genericMessages.numeric).min(1)).optional(),
);

/** The schema that `line` and `code` share: one line of at most `max` characters. */
function singleLine(max: number) {
  return z
    .string()
    .overwrite((text) => (isVisible(text) ? text.trim() : ''))
    .max(max, genericMessages.maxLength(max))
    .refine((text) => !/[\p{Cc}\p{Cs}]/u.test(text), 'Denetim karakteri içeremez');
}

/**
 * One line of text of at most `max` characters. It is trimmed, and a text of only invisible characters
 * becomes empty. Control characters, lone surrogates and characters that reverse the direction of others are
 * refused. Joiners of letters (ZWJ, ZWNJ) stay, because emoji and some scripts need them.
 */
export function line(max: number) {
  return singleLine(max).refine(
    (text) => !reversesLetters(text),
    'Yazı yönünü değiştiren görünmez bir karakter var. Metni buraya yeniden yazın.',
  );
}

/**
 * A code, which people often copy from other programs. Invisible characters are removed, all spaces become
 * plain ones, and Unicode is normalised, so that codes that look equal are equal.
 */
export const code = singleLine(50).transform((text) =>
  text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/\s+/g, ' ')
    .trim(),
);

/** A `line` that is not empty. */
export function requiredLine(max: number) {
  return line(max).min(1, genericMessages.required);
}

/**
 * A web address of at most 2,000 characters that contains no user name or password (docs/product.md,
 * "Validation").
 */
export const webAddress = requiredLine(2_000)
  .refine((text) => {
    const url = URL.parse(text);
    return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.');
  }, genericMessages.url)
  .refine((text) => {
    const url = URL.parse(text);
    return !url || (url.username === '' && url.password === '');
  }, 'Adreste kullanıcı adı ya da parola olamaz; @ işaretinden öncesini silin.');

/**
 * A multi-line text or rich text of at most `max` characters; the service has to clean the markup. Control
 * characters are removed, because pasted texts often contain them.
 */
export function longText(max: number) {
  return z
    .string()
    .max(max, genericMessages.maxLength(max))
    .transform((text) => text.replace(/(?![\t\n\r])[\p{Cc}\p{Cs}]/gu, ''));
}

const tooLongSearch = 'Arama metni en çok 200 karakter olabilir. Kısaltıp tekrar deneyin.';

/** A search text, empty by default. Control characters become spaces, because PostgreSQL refuses NUL. */
export const searchText = z
  .string()
  .max(200, tooLongSearch)
  .transform((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ').trim())
  .default('');

/** A typed slug; for an empty text the server makes one from the name (docs/product.md, "Slugs"). */
export const seoName = line(slugLength).refine(
  (text) => text === '' || isSlug(text),
  'Yalnız küçük harf, rakam ve tek tire kullanın (örnek: metal-toka)',
);

/** The localised texts for search engines: title and description of the record's page. */
export const seoTexts = { seo_title: line(200), seo_description: line(500) };

/**
 * The texts for search engines in the answer for a page; null if the record has none in the page's language.
 */
export const pageSeoTexts = { seo_title: z.string().nullable(), seo_description: z.string().nullable() };

/** An instant as ISO text, converted to UTC; an empty text and null clear the field. */
export const instant = z.preprocess(
  (value) => (value === '' ? null : value),
  z.iso
    .datetime({ offset: true, error: 'Geçerli bir tarih ve saat girin' })
    .transform((text) => new Date(text).toISOString())
    // Instants are compared as text, and that fails for years with a sign or with more than four digits.
    .refine((text) => /^\d{4}-/.test(text), 'Geçerli bir tarih ve saat girin')
    .nullable(),
);

/** A day like `2026-03-05`; an empty text and null clear the field. */
export const day = z.preprocess(
  (value) => (value === '' ? null : value),
  z.iso.date('Geçerli bir tarih girin').nullable(),
);

/** A list of ids as JSON, comma-joined or repeated (docs/product.md, "Parameters"). */
export const idList = z.preprocess(listFromText, z.array(id).max(20_000));

/** A list of keys as JSON, comma-joined or repeated. */
export const keyList = z.preprocess(listFromText, z.array(line(50)).max(50));

/**
 * Parses a JSON text. Any other value, and a text that is not JSON, is returned unchanged, so that the schema
 * can refuse it.
 */
export function jsonFromText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
}

/** A list of at most `max` objects, as JSON or as JSON text in a form field. */
export function jsonList<Item extends z.ZodType>(item: Item, max: number) {
  return z.preprocess(
    jsonFromText,
    z.array(item, 'Geçerli bir liste değil').max(max, `En çok ${max} satır olabilir`),
  );
}

/** An object, as JSON or as JSON text in a form field. */
export function jsonObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.preprocess(jsonFromText, z.strictObject(shape));
}

/** The fields of a record as JSON or JSON text; the record's own schema checks them. */
export const jsonFields = z.preprocess(
  jsonFromText,
  z.record(z.string(), z.unknown(), 'Geçerli alanlar değil'),
);

/**
 * The order of a list, `[{ "id": 3, "queue": 2 }]`; the highest `queue` is first (docs/product.md, "Order").
 */
export const queueList = jsonList(
  z.object({ id, queue: z.preprocess(numberFromText, z.int(genericMessages.numeric)) }),
  20_000,
);

/**
 * The version of the list that the client read (docs/product.md, "Order"). If it is missing, the order is not
 * checked for conflicts.
 */
export const orderVersion = emptyAsMissing(z.string().max(100).optional());

/** A position in a list, counted from 1. */
export const position = z.preprocess(
  numberFromText,
  z.int(genericMessages.numeric).min(1, genericMessages.numeric).max(2_147_483_647, genericMessages.numeric),
);

/** An integer from a form field, or null; an empty text is read as null and clears the field. */
export function optionalNumber(min: number, max: number) {
  const range = `${min} ile ${max} arasında bir sayı girin`;
  return z.preprocess(
    (value) => (value === '' ? null : numberFromText(value)),
    z.int(genericMessages.numeric).min(min, range).max(max, range).nullable(),
  );
}

/** A number or null, also with a decimal comma; an empty text is read as null and clears the field. */
export const optionalDecimal = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : Number(value.replace(',', '.'));
}, z.number(genericMessages.numeric).nullable());

/** The number of rows per page in the panel: 24 by default, at most 100. */
export const perPage = z.preprocess((value) => {
  const number = Number(value);
  return Number.isSafeInteger(number) && number >= 1 ? Math.min(number, 100) : 24;
}, z.int().default(24));

/** A page number; an invalid one is read as 1 (docs/product.md, "Parameters"). */
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
  return value.trim().startsWith('[') ? jsonFromText(value) : value.split(',').map((part) => part.trim());
}
