import type { Configuration, PageConfiguration } from '#features/configuration/configuration.ts';
import { createStore, useStore } from '#panel/store.ts';

const changed = createStore<PageConfiguration | null>(null);

/** The branding and time zone from the server-rendered page, or as they were saved since. */
export function pageConfiguration(): PageConfiguration {
  return changed.get() ?? written();
}

/** As `pageConfiguration`, for components that follow a change of the settings at once. */
export function usePageConfiguration(): PageConfiguration {
  return useStore(changed) ?? written();
}

/** Shows saved settings in the panel without a reload. */
export function showSavedConfiguration({ files, ...saved }: Configuration): void {
  const { mainColor, secondColor, projectCompanyName } = saved;
  const { mainLogoPath, darkLogoPath, favIcoLogoPath } = files;
  const { timeZone } = pageConfiguration();
  const branding = { mainLogoPath, darkLogoPath, favIcoLogoPath, mainColor, secondColor, projectCompanyName };
  changed.set({ ...branding, timeZone });
}

function written(): PageConfiguration {
  const text = document.getElementById('configuration')?.textContent ?? '';
  return JSON.parse(text) as PageConfiguration;
}

/** The CSRF token from the server-rendered page. */
export function pageCsrfToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
}
