import type { PageConfiguration } from '#shared/api/configuration.ts';

/** The branding and time zone from the server-rendered page. */
export function pageConfiguration(): PageConfiguration {
  const text = document.getElementById('configuration')?.textContent ?? '';
  return JSON.parse(text) as PageConfiguration;
}

/** The CSRF token from the server-rendered page. */
export function pageCsrfToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
}

export function showFavicon(path: string): void {
  const link = document.createElement('link');
  link.rel = 'icon';
  link.href = path;
  document.head.append(link);
}
