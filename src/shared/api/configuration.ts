import { z } from 'zod';

/** Branding values of spec §3, and what these leave open. Paths are addresses on this site; empty is none. */
export const Configuration = z.object({
  mainLogoPath: z.string(),
  /** The logo for dark grounds; the main one is for light ones. */
  darkLogoPath: z.string(),
  favIcoLogoPath: z.string(),
  mainColor: z.string(),
  secondColor: z.string(),
  projectCompanyName: z.string(),
  /** The id of the medium that link previews show of pages without a picture. */
  sharePictureId: z.string(),
});
export type Configuration = z.infer<typeof Configuration>;

/** What pages need of it. */
export const PublicConfiguration = Configuration.omit({ sharePictureId: true }).extend({
  sharePicture: z.object({ url: z.string(), width: z.int(), height: z.int() }).nullable(),
});
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;

/** What stands in the HTML of the login page and the panel: the branding, and the clock that the panel goes by. */
export type PageConfiguration = Configuration & {
  /** As in `Europe/Istanbul`. */
  timeZone: string;
};
