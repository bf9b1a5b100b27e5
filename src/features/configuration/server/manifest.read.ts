import type { Manifest, PublicConfiguration } from '../configuration.ts';
import { brandIcon, type IconFile } from '../brand-icons.rules.ts';

/**
 * The web app manifest. The icon on the home screen opens the site in the browser, where the cookie `_lang`
 * chooses the language of the start page.
 */
export function presentManifest(configuration: PublicConfiguration): Manifest {
  const { projectCompanyName, mainColor, iconSet } = configuration;
  const icon = (file: IconFile, size: number, purpose: 'any' | 'maskable') => ({
    src: brandIcon(iconSet, file),
    sizes: `${size}x${size}`,
    type: 'image/png' as const,
    purpose,
  });
  const icons = [
    icon('192.png', 192, 'any'),
    icon('512.png', 512, 'any'),
    icon('maskable.png', 512, 'maskable'),
  ];
  return {
    name: projectCompanyName,
    short_name: projectCompanyName,
    start_url: '/',
    display: 'browser',
    background_color: '#f7f5f1',
    theme_color: mainColor,
    icons: iconSet ? icons : [],
  };
}
