import { z } from 'zod';
import { vendors } from './integrations.rules.ts';
import { written } from '#shared/schema/envelope.ts';
import { flag, version } from '#shared/schema/fields.ts';

/** Pasted code: line breaks become LF, because forms send CR LF; unseen control characters are removed. */
const snippet = z
  .string()
  .max(10_000, 'En fazla 10.000 karakter olabilir')
  .transform((text) =>
    text
      .replace(/\r\n?/g, '\n')
      .replace(/(?![\t\n])[\p{Cc}\p{Cs}]/gu, '')
      .trim(),
  );

/** The integrations that users of role `admin` edit (docs/product.md, "Integrations"). */
export const SiteSettingsValues = z.object({
  google_script: snippet,
  yandex_script: snippet,
  fb_pixel_script: snippet,
  /** Keywords, separated by commas. */
  keywords: z.string().max(2_000, 'En fazla 2.000 karakter olabilir').transform(cleanKeywords),
  /** Switches all three scripts on or off. */
  scripts_active: flag,
});
export type SiteSettingsValues = z.infer<typeof SiteSettingsValues>;

/** Body of PUT `/settings/site`; missing fields stay unchanged. */
export const SiteSettingsUpdate = SiteSettingsValues.partial().extend({ version });
export type SiteSettingsUpdate = z.infer<typeof SiteSettingsUpdate>;

const text = z.string();

export const SiteSettings = z.object({
  google_script: text,
  yandex_script: text,
  fb_pixel_script: text,
  keywords: text,
  scripts_active: z.boolean(),
  /** There is only one set of settings, but forms need a record's id. */
  id: z.literal(1),
  version: z.int(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
export const SiteSettingsWritten = written(SiteSettings);

/**
 * The scripts that run after a visitor's consent. Each has either a `src` among its attributes or inline
 * text.
 */
export const PublicIntegrations = z.array(
  z.object({
    vendor: z.enum(vendors),
    scripts: z.array(z.object({ attributes: z.record(z.string(), z.string()), text })),
  }),
);
export type PublicIntegrations = z.infer<typeof PublicIntegrations>;
export type PublicIntegration = PublicIntegrations[number];

/**
 * Cleans keywords for `<meta name="keywords">`: splits them at commas, semicolons and line breaks, trims
 * them, removes empty and repeated ones (ignoring case), and joins them by commas.
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
