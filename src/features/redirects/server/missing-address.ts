import { referrerHost } from '#features/visits/server/visit-source.ts';
import { isReserved } from './redirect-addresses.ts';
import { readOldAddress } from './old-address.ts';

const longest = 200;

/** What programs that look for weak sites ask for; no page of an old site has such an address. */
const noise = [
  /\/(?:wp-|wordpress|wp\/|xmlrpc|phpmyadmin|pma|cgi-bin|vendor\/|node_modules|_ignition|actuator|autodiscover|owa\/|hnap1)/,
  /\/(?:server-status|boaform|geoserver|telescope|phpunit|solr|jenkins|jmx-console|console\/|debug\/|_profiler|_next\/)/,
  /\/\.|\.(?:env|git|sql|bak|old|zip|t?gz|tar|rar|7z|log|ini|ya?ml|conf|cfg|key|pem|swp|sh|cgi|dll|exe|jsp)(?:[/.~]|$)/,
];

/** Old sites had such pages, but programs guess them too, so they count only if a link led there. */
const script = /\.(?:php\d?|aspx?|cfm)(?:\/|$)/;

/** Digits of a phone number, and keys of links in mails. */
const personal = /@|\d(?:[\s().+-]?\d){9}|\/[\da-f-]{32,}(?:\/|$)|\/(?=[^/]*\d)\w{40,}(?:\/|$)/;

/** An address that was asked for in vain, without its query, and the host of the link that led there. */
export type MissingAddress = { address: string; host: string };

/** Undefined for what nobody can use: scanners' guesses, overlong addresses and those that may name a person. */
export function missingAddress(url: string, referrer: string | undefined): MissingAddress | undefined {
  const { path } = readOldAddress(url.split('?', 1)[0] ?? '');
  const host = referrerHost(URL.parse(referrer ?? '')?.host ?? '', []) ?? '';
  if (path.length > longest || /[\p{Cc}\p{Cs}\\]/u.test(path) || isReserved(path)) return undefined;
  if (noise.some((pattern) => pattern.test(path)) || personal.test(path)) return undefined;
  if (script.test(path) && host === '') return undefined;
  return { address: path, host };
}
