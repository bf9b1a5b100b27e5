import type { Configuration, PageConfiguration } from '#features/configuration/configuration.ts';
import { createStore, useStore } from '#panel/store.ts';

const changed = createStore<PageConfiguration | null>(null);

/**
 * The company's branding and time zone, as the server wrote them into the page or as they were saved later.
 */
export function pageConfiguration(): PageConfiguration {
  return changed.get() ?? written();
}

/** Like `pageConfiguration`; the component renders again when the settings change. */
export function usePageConfiguration(): PageConfiguration {
  return useStore(changed) ?? written();
}

export function showSavedConfiguration({ files, ...saved }: Configuration): void {
  const { mainColor, secondColor, projectCompanyName } = saved;
  const { mainLogoPath, darkLogoPath, favIcoLogoPath } = files;
  const { publicUrl, timeZone, passkeyOrigin, hasOwnOrigin } = pageConfiguration();
  const branding = { mainLogoPath, darkLogoPath, favIcoLogoPath, mainColor, secondColor, projectCompanyName };
  changed.set({ ...branding, publicUrl, timeZone, passkeyOrigin, hasOwnOrigin });
}

function written(): PageConfiguration {
  const text = document.getElementById('configuration')?.textContent ?? '';
  return JSON.parse(text) as PageConfiguration;
}

/** The CSRF token that the server wrote into the page. */
export function pageCsrfToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
}

/** The host of the site, which may differ from the panel's. */
export function siteHost(): string {
  const { publicUrl } = pageConfiguration();
  return publicUrl === '' ? window.location.host : new URL(publicUrl).host;
}
