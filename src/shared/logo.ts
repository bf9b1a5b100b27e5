import type { Configuration } from './api/configuration.ts';

/** What a logo stands on. */
export type Background = 'light' | 'dark';

/** The logo made for a ground; empty where there is none: the company's name stands in its place. */
export function logoFor(
  ground: Background,
  { mainLogoPath, darkLogoPath }: Pick<Configuration, 'mainLogoPath' | 'darkLogoPath'>,
): string {
  return ground === 'dark' ? darkLogoPath : mainLogoPath;
}
