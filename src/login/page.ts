import type { LoginPageConfiguration } from '#features/configuration/configuration.ts';

/** An element of `index.html`. Throws if it is missing. */
export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (found instanceof kind) return found;
  throw new Error(`The page has no ${kind.name} #${id}`);
}

/** The CSRF token that the server wrote into this page. */
export function pageCsrfToken(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content ?? '';
}

/** The configuration that the server wrote into this page. */
export function pageConfiguration(): LoginPageConfiguration {
  const text = document.getElementById('configuration')?.textContent ?? '';
  return JSON.parse(text) as LoginPageConfiguration;
}

/** Shows the company's logo, or its name if there is none. */
export function showCompany(): void {
  const { mainLogoPath, projectCompanyName } = pageConfiguration();
  const company = element('company', HTMLParagraphElement);
  company.textContent = projectCompanyName;
  if (!mainLogoPath) return;
  const logo = new Image();
  logo.alt = projectCompanyName;
  // Until the logo has loaded, and if it fails to load, the name stays.
  logo.addEventListener('load', () => company.replaceChildren(logo));
  logo.src = mainLogoPath;
}

const notice = element('notice', HTMLDivElement);
let closing: ReturnType<typeof setTimeout> | undefined;

/** Replaces the previous notice. With `milliseconds` the notice closes by itself. */
export function showNotice(
  kind: 'success' | 'error' | 'info',
  { title, text, milliseconds }: { title?: string; text: string; milliseconds?: number },
): void {
  hideNotice();
  notice.className = `notice notice-${kind}`;
  if (title) notice.append(paragraph('notice-title', title));
  notice.append(paragraph('notice-text', text));
  if (milliseconds) closing = setTimeout(hideNotice, milliseconds);
}

export function showFailure(): void {
  showNotice('error', { title: 'Sistemsel Hata!', text: 'Sistem Hatası' });
}

export function hideNotice(): void {
  clearTimeout(closing);
  notice.className = '';
  notice.replaceChildren();
}

function paragraph(className: string, text: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.className = className;
  made.textContent = text;
  return made;
}
