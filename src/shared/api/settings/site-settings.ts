import { z } from 'zod';
import { written } from '../../schema/envelope.ts';
import { flag, version } from '../../schema/fields.ts';

const snippet = z.string().max(10_000, 'En fazla 10.000 karakter olabilir');

/** The integrations as staff of role `admin` write them (docs/product.md, "Integrations"). */
export const SiteSettingsValues = z.object({
  google_script: snippet,
  yandex_script: snippet,
  fb_pixel_script: snippet,
  /** Joined by commas. */
  keywords: z.string().max(2_000),
  /** One switch for all three scripts. */
  scripts_active: flag,
});

/** Body of PUT `/settings/site`; what is left out stays. */
export const SiteSettingsUpdate = SiteSettingsValues.partial().extend({ version });
export type SiteSettingsUpdate = z.infer<typeof SiteSettingsUpdate>;

export const SiteSettings = SiteSettingsValues.extend({
  scripts_active: z.boolean(),
  id: z.literal(1),
  version: z.int(),
});
export type SiteSettings = z.infer<typeof SiteSettings>;
export const SiteSettingsWritten = written(SiteSettings);
