import { z } from 'zod';
import { isHexColour, wideHex } from '../colour.ts';
import { isEmail } from '../rules/email.ts';
import { whatsappNumber } from '../rules/whatsapp.ts';
import { jsonFromText, line } from './fields.ts';

/** A colour as `#rgb` or `#rrggbb`, also typed without `#`; the output is `#rrggbb` in lower case. */
export const colour = z
  .string()
  .trim()
  .transform((text) => (text.startsWith('#') ? text : `#${text}`))
  .refine(isHexColour, 'Renk #1f1f1f gibi altı haneli yazılmalı')
  .transform(wideHex);

/** A path on this site (`/media/logo.svg`) or the id of an uploaded picture; empty for none. */
export const siteFile = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
  line(300).refine(
    // Browsers read `\` as `/`, so `/\example.com` would lead to another site.
    (text) => text === '' || isMediumId(text) || /^\/(?![/\\])[^\s\\]*$/.test(text),
    'Bu sitede / ile başlayan bir yol ya da yüklenmiş bir resim olmalı',
  ),
);

/** Whether a value of `siteFile` is the id of a medium. */
export function isMediumId(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text);
}

const digitsOrEmpty = z.preprocess(
  (value) => (typeof value === 'number' ? String(value) : (value ?? '')),
  z.string().trim(),
);

/** The id of a record as a text; empty for none. */
export const recordId = digitsOrEmpty.refine(
  (text) => text === '' || isMediumId(text),
  'Listeden bir kayıt seçin',
);

/** A whole number of days as text, at most ten years; 0 means without limit. */
export const days = digitsOrEmpty
  .refine((text) => /^\d{1,4}$/.test(text) && Number(text) <= 3_650, '0 ile 3650 arasında bir sayı girin')
  .transform((text) => String(Number(text)));

/**
 * A number with one of the given lengths, typed with or without spaces and hyphens; the output is digits, or
 * empty for none.
 */
export function digits(lengths: readonly number[], message: string) {
  return line(40)
    .transform((text) => text.replace(/[\s-]/g, ''))
    .refine((text) => text === '' || (/^\d+$/.test(text) && lengths.includes(text.length)), message);
}

/** A country by its code of two letters (ISO 3166-1), in upper case; empty for none. */
export const country = line(2)
  .transform((text) => text.toUpperCase())
  .refine((text) => text === '' || /^[A-Z]{2}$/.test(text), 'Ülke kodu iki harf olmalı (örnek: TR)');

/** A WhatsApp number in any usual notation; the output is digits with the country code, or empty for none. */
export const whatsapp = line(40).transform((text, context) => {
  const number = text === '' ? '' : whatsappNumber(text);
  if (number !== undefined) return number;
  context.addIssue({ code: 'custom', message: 'Numarayı ülke koduyla yazın (örnek: +90 532 123 45 67)' });
  return z.NEVER;
});

/** An e-mail address of at most 250 characters, or empty. */
export const optionalEmail = line(250).refine(
  (text) => text === '' || isEmail(text),
  'Geçerli E-Mail Adresi Giriniz',
);

/** At most 20 e-mail addresses, as a list, JSON or comma-joined. The error message lists the invalid ones. */
export const emailList = z.preprocess(
  addressesOf,
  z
    .array(z.string().trim().max(250), 'Geçerli bir liste değil')
    .max(20, 'En çok 20 adres olabilir')
    .transform((addresses) => [...new Set(addresses)].filter((address) => address !== ''))
    .superRefine((addresses, context) => {
      const wrong = addresses.filter((address) => !isEmail(address)).map((address) => `“${address}”`);
      if (wrong.length > 0)
        context.addIssue({
          code: 'custom',
          message: `Geçerli bir e-posta adresi değil: ${wrong.join(', ')}`,
        });
    }),
);

function addressesOf(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (!text.startsWith('[')) return text.split(/[\s,;]+/);
  return jsonFromText(text);
}
