import { z } from 'zod';
import { vendors } from './integrations.rules.ts';
import { written } from '#shared/schema/envelope.ts';
import { flag, version } from '#shared/schema/fields.ts';

/** A form sends line breaks as CR LF; control characters come along unseen when texts are pasted. */
const snippet = z
  .string()
  .max(10_000, 'En fazla 10.000 karakter olabilir')
  .transform((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, '')
      .trim(),
  );

/** The integrations as staff of role `admin` write them (docs/product.md, "Integrations"). */
export const SiteSettingsValues = z.object({
  google_script: snippet,
  yandex_script: snippet,
  fb_pixel_script: snippet,
  /** Joined by commas. */
  keywords: z.string().max(2_000, 'En fazla 2.000 karakter olabilir').transform(cleanKeywords),
  /** One switch for all three scripts. */
  scripts_active: flag,
});
export type SiteSettingsValues = z.infer<typeof SiteSettingsValues>;

/** Body of PUT `/settings/site`; what is left out stays. */
export const SiteSettingsUpdate = SiteSettingsValues.partial().extend({ version });
export type SiteSettingsUpdate = z.infer<typeof SiteSettingsUpdate>;

const text = z.string();

export const SiteSettings = z.object({
  google_script: text,
  yandex_script: text,
  fb_pixel_script: text,
  keywords: text,
  scripts_active: z.boolean(),
  /** There is one set of settings; forms need the id of a record. */
  id: z.literal(1),
  version: z.int(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
export const SiteSettingsWritten = written(SiteSettings);

/** The scripts that run after a visitor's consent, as elements to make; a script has an address or a text. */
export const PublicIntegrations = z.array(
  z.object({
    vendor: z.enum(vendors),
    scripts: z.array(z.object({ attributes: z.record(z.string(), z.string()), text })),
  }),
);
export type PublicIntegrations = z.infer<typeof PublicIntegrations>;
export type PublicIntegration = PublicIntegrations[number];

/**
 * Keywords as `<meta name="keywords">` holds them: joined by commas, without spaces around them, empty ones and
 * repetitions; upper and lower case count as equal. Takes commas, semicolons and line breaks between them.
 */
export function cleanKeywords(text: string): string {
  const words = text
    .normalize('NFC')
    .split(/[,;\r\n]/)
    .map((word) => word.replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim())
    .filter((word) => word !== '');
  const byKey = new Map<string, string>();
  for (const word of words) {
    const key = word.toLocaleLowerCase('tr');
    if (!byKey.has(key)) byKey.set(key, word);
  }
  return [...byKey.values()].join(',');
}
