import { cookieRegister, type RegisteredCookie } from '#features/cookies/cookie-register.rules.ts';
import { siteStorage, type StoredRecord } from '#features/cookies/site-storage.rules.ts';
import { vendorNames, type Vendor } from '#features/integrations/integrations.rules.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';
import { tableOf, type AdditionTexts } from './addition-texts.ts';

/** Lists what the site and the services in use store in browsers, from the registers that the program itself uses. */
export function writeCookieList({ lang, text }: AdditionTexts, services: readonly Vendor[]): string {
  const paragraph = (words: string) => `<p>${escapeHtml(words)}</p>`;
  const title = (words: string) => `<h2>${escapeHtml(words)}</h2>`;
  const head = [text('legal.column_name'), text('legal.column_purpose')];
  const durationOf = ([count, unit]: RegisteredCookie['lasts']) =>
    new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const lifetimeOf = ({ lasts, kind: own }: StoredRecord) => {
    if (lasts) return durationOf(lasts);
    return text(own === 'tab' ? 'legal.until_closed' : 'legal.until_deleted');
  };
  const own = siteStorage.map((record) => [
    record.name,
    `${text(record.purpose)}\n${text(`legal.kind_${record.kind}`)} · ${lifetimeOf(record)}`,
  ]);
  const tables = services.map((service) => {
    const rows = cookieRegister[service].map(({ name, purpose, lasts }) => [
      name,
      `${text(purpose)}\n${durationOf(lasts)}`,
    ]);
    return `<h3>${escapeHtml(vendorNames[service])}</h3>${tableOf(head, rows)}`;
  });
  return [
    title(text('legal.storage_title')),
    paragraph(text('legal.storage_text')),
    tableOf(head, own),
    title(text('legal.services_title')),
    paragraph(text(services.length > 0 ? 'legal.services_text' : 'legal.no_services')),
    ...tables,
  ].join('\n');
}
