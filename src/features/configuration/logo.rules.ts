import type { Configuration } from './configuration.ts';

/** The brightness of the background on which a logo stands. */
export type Background = 'light' | 'dark';

/** The path of the logo for a background; empty if there is none, and then the company's name is shown. */
export function logoFor(
  background: Background,
  { mainLogoPath, darkLogoPath }: Pick<Configuration, 'mainLogoPath' | 'darkLogoPath'>,
): string {
  return background === 'dark' ? darkLogoPath : mainLogoPath;
}
