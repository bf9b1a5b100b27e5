import { z } from 'zod';

/** Branding values of spec §3. Paths are addresses on this site. */
export const Configuration = z.object({
  mainLogoPath: z.string(),
  favIcoLogoPath: z.string(),
  mainColor: z.string(),
  secondColor: z.string(),
  projectCompanyName: z.string(),
});
export type Configuration = z.infer<typeof Configuration>;

/** What stands in the HTML of the login page and the panel: the branding, and the clock that the panel goes by. */
export type PageConfiguration = Configuration & {
  /** As in `Europe/Istanbul`. */
  timeZone: string;
};
