import { z } from 'zod';

/** The branding (docs/product.md, "Configuration"). Paths are addresses on this site; empty for none. */
export const Configuration = z.object({
  mainLogoPath: z.string(),
  /** The logo for dark backgrounds; `mainLogoPath` is for light ones. */
  darkLogoPath: z.string(),
  favIcoLogoPath: z.string(),
  mainColor: z.string(),
  secondColor: z.string(),
  projectCompanyName: z.string(),
  /** The id of the medium that link previews show for pages without a picture. */
  sharePictureId: z.string(),
});
export type Configuration = z.infer<typeof Configuration>;

/** The configuration for visitors, with the share picture's file instead of its id. */
export const PublicConfiguration = Configuration.omit({ sharePictureId: true }).extend({
  sharePicture: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
});
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;

/** The configuration in the HTML of the login page and the panel. */
export type PageConfiguration = Configuration & {
  /** The IANA name of the site's time zone, like `Europe/Istanbul`. */
  timeZone: string;
};
