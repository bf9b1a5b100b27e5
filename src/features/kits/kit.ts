import { z } from 'zod';
import { Success, written } from '#shared/schema/envelope.ts';
import { day, flag, idList, jsonFromText, longText, requiredLine } from '#shared/schema/fields.ts';
import { recordSchemas } from '#shared/schema/record.ts';
import { kitChoices, maxKitCodes } from './kit.rules.ts';

/** The codes of a pasted list: one on each line, or in the cells of a row. */
const codes = longText(80_000).transform((text) => [
  ...new Set(
    text
      .split(/[\n\r\t;]/)
      .map((code) => code.normalize('NFC').replace(/\s+/g, ' ').trim())
      .filter(Boolean),
  ),
]);

const KitList = z.strictObject({ name: requiredLine(60), query: z.string().max(1_000) });
/** A copy of a saved list: its name and its filter as in `SavedList`. */
export type KitList = z.infer<typeof KitList>;

/** What staff see of the link to a kit. */
const KitLink = z.object({
  is_open: z.boolean(),
  has_password: z.boolean(),
  views: z.int(),
  last_viewed_at: z.string().nullable(),
  downloads: z.int(),
  last_downloaded_at: z.string().nullable(),
});
export type KitLink = z.infer<typeof KitLink>;

export const kit = recordSchemas({
  texts: {},
  fields: {
    name: requiredLine(100),
    note: longText(1_000).optional(),
    lang: z.string().regex(/^[a-z]{2}$/, 'Bir dil seçin'),
    choice: z.enum(kitChoices, 'Ürünlerin nasıl seçileceğini belirtin').optional(),
    codes: codes
      .refine((list) => list.length <= maxKitCodes, `En çok ${maxKitCodes.toLocaleString('tr')} ürün`)
      .optional(),
    category_ids: idList.optional(),
    list: z.preprocess((value) => (value === '' ? null : jsonFromText(value)), KitList.nullable()).optional(),
    has_pictures: flag.optional(),
    has_sheets: flag.optional(),
    has_list: flag.optional(),
    ends_on: day.refine((text) => text !== null, 'Bir bitiş tarihi seçin'),
  },
  shown: {
    name: z.string(),
    note: z.string(),
    lang: z.string(),
    choice: z.enum(kitChoices),
    /** One on each line. */
    codes: z.string(),
    category_ids: z.array(z.int()),
    list: KitList.nullable(),
    has_pictures: z.boolean(),
    has_sheets: z.boolean(),
    has_list: z.boolean(),
    ends_on: z.string(),
    /** Null before the first link. */
    link: KitLink.nullable(),
  },
});
export type Kit = z.infer<typeof kit.record>;

/** The password of a link; an empty one lets everybody in who knows the address. */
const password = z
  .string('Bir parola yazın')
  .max(100, 'En çok 100 karakter')
  .refine((text) => text === '' || text.length >= 6, 'En az 6 karakter');

/** Body of POST `/kits/{id}/link`. Without a password the present one stays. */
export const KitLinkMake = z.object({ password: password.optional() });
export type KitLinkMake = z.output<typeof KitLinkMake>;
/** Body of PUT `/kits/{id}/link`. */
export const KitLinkPassword = z.object({ password });
export type KitLinkPassword = z.output<typeof KitLinkPassword>;

/** Answer of GET `/kits/{id}/link`: what visitors would get now. */
export const KitContents = z.object({ products: z.int(), pictures: z.int().nullable() });
export type KitContents = z.infer<typeof KitContents>;

/** The answer of POST `/kits/{id}/link`, the only one with the address. Without `PUBLIC_URL` it is the path. */
export const KitLinkMade = written(z.object({ address: z.string() }));
export const KitLinkChanged = Success;
