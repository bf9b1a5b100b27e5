import type { Visit } from '../visit.ts';

/**
 * The maximum number of names of a kind per day, so that nobody can flood the table. Further names are
 * counted together.
 */
export const mostNamesOfDay = 200;

/** The name under which names above the limit are counted; no host or campaign has this name. */
export const otherNames = '*';

const longestHost = 100;
const longestPart = 40;

/**
 * The host that a visitor came from, without `www.`; empty for a visit without a referrer. Undefined if it is
 * not a public host name, such as an IP address, or is the site itself.
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

/**
 * The campaign of a link as `source / medium / campaign`, each part cleaned and shortened; undefined if the
 * link has none.
 */
export function campaignName({
  utm_source: source = '',
  utm_medium: medium = '',
  utm_campaign: campaign = '',
}: Pick<Visit, 'utm_source' | 'utm_medium' | 'utm_campaign'>): string | undefined {
  const parts = [source, medium, campaign].map(cleanPart);
  return parts.some(Boolean) ? parts.map((part) => part || '–').join(' / ') : undefined;
}

/**
 * Keeps letters, digits and a few other characters. A part with an e-mail address is dropped, because it
 * would identify a person.
 */
function cleanPart(given: string): string {
  const text = given.normalize('NFKC').toLowerCase();
  if (/@|%40/.test(text)) return '';
  const clean = text.replace(/[^\p{L}\p{M}\p{Nd}._+|-]+/gu, ' ').trim();
  return Array.from(clean).slice(0, longestPart).join('').trim();
}
