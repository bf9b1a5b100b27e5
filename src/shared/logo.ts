import type { Configuration } from './api/configuration.ts';

/** What a logo stands on. */
export type Ground = 'light' | 'dark';

/** The logo made for a ground; empty where there is none: the company's name stands in its place. */
export function logoOn(
  ground: Ground,
  { mainLogoPath, darkLogoPath }: Pick<Configuration, 'mainLogoPath' | 'darkLogoPath'>,
): string {
  return ground === 'dark' ? darkLogoPath : mainLogoPath;
}
