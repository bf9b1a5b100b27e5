import type { Visit } from '../visit.ts';

/** Above this many names of a kind on a day, further ones count together, so that nobody can flood the table. */
export const mostNamesOfDay = 200;

/** Stands for the names above the limit; no host or campaign is called so. */
export const otherNames = '*';

const longestHost = 100;
const longestPart = 40;

/**
 * The host that a visitor came from, without `www.`; empty for a visit without a referrer. Undefined for what is no
 * public host name, such as an IP address, and for the site itself.
 */
export function referrerHost(given: string, ownHosts: readonly string[]): string | undefined {
  if (given === '') return '';
  const host = plainHost(given);
  const isName = /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(host) && host.length <= longestHost;
  return isName && !ownHosts.map(plainHost).includes(host) ? host : undefined;
}

function plainHost(host: string): string {
  return (URL.parse(`http://${host}`)?.hostname ?? '').replace(/^www\./, '');
}

/** `source / medium / campaign` of a link, each part cleaned and cut; undefined for a link without a campaign. */
export function campaignName({
  utm_source: source = '',
  utm_medium: medium = '',
  utm_campaign: campaign = '',
}: Pick<Visit, 'utm_source' | 'utm_medium' | 'utm_campaign'>): string | undefined {
  const parts = [source, medium, campaign].map(cleanPart);
  return parts.some(Boolean) ? parts.map((part) => part || '–').join(' / ') : undefined;
}

/** Letters, digits and the signs of names alone. A part with an e-mail address is dropped: it would name a person. */
function cleanPart(given: string): string {
  const text = given.normalize('NFKC').toLowerCase();
  if (/@|%40/.test(text)) return '';
  const clean = text.replace(/[^\p{L}\p{M}\p{Nd}._+|-]+/gu, ' ').trim();
  return Array.from(clean).slice(0, longestPart).join('').trim();
}
