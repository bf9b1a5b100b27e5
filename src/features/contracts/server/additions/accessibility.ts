import { dateLocale } from '#shared/rules/date-locale.ts';
import type { Settings } from '#server/configuration/settings.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';
import type { AdditionTexts } from './addition-texts.ts';

/** Writes the accessibility statement; what is known not to conform stands in the contract's own text. */
export function writeAccessibility({ lang, text }: AdditionTexts, settings: Settings): string {
  const { accessibilityStatus: status, accessibilityAddress: address } = settings;
  const company = settings.legalTitle || settings.projectCompanyName;
  const checkedOn = settings.accessibilityCheckedOn;
  const day = new Intl.DateTimeFormat(dateLocale(lang), { dateStyle: 'long', timeZone: 'UTC' });
  const conformance = [
    text(status === 'full' ? 'legal.accessibility_full' : 'legal.accessibility_partial'),
    ...(checkedOn
      ? [text('legal.accessibility_checked').replace('{date}', day.format(new Date(checkedOn)))]
      : []),
  ].join(' ');
  const mailbox = escapeHtml(address);
  return [
    `<p>${escapeHtml(text('legal.accessibility_text').replace('{company}', company))}</p>`,
    `<h2>${escapeHtml(text('legal.accessibility_status'))}</h2>`,
    `<p>${escapeHtml(conformance)}</p>`,
    `<h2>${escapeHtml(text('legal.accessibility_contact'))}</h2>`,
    `<p>${escapeHtml(text('legal.accessibility_contact_text'))} <a href="mailto:${mailbox}">${mailbox}</a></p>`,
  ].join('\n');
}
