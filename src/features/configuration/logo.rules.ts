import type { Configuration } from './configuration.ts';

/** The brightness of the background behind a logo. */
export type Background = 'light' | 'dark';

/** The path of the logo for a background; if it is empty, the company's name is shown instead. */
export function logoFor(
  background: Background,
  { mainLogoPath, darkLogoPath }: Pick<Configuration, 'mainLogoPath' | 'darkLogoPath'>,
): string {
  return background === 'dark' ? darkLogoPath : mainLogoPath;
}
