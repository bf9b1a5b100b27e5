import ipaddr from 'ipaddr.js';
import type { Context } from '#server/context/context.ts';

/** The domain to which passkeys belong and the one origin that may use them (WebAuthn). */
export type RelyingParty = { id: string; origin: string };

/**
 * Derives the relying party from the panel's origin. It is undefined where browsers do not support passkeys:
 * without a known origin, over plain HTTP except on `localhost`, and at an IP address.
 */
export function relyingParty({ config }: Pick<Context, 'config'>): RelyingParty | undefined {
  const url = URL.parse(config.panelUrl);
  if (!url) return undefined;
  const { protocol, hostname, origin } = url;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  if (protocol !== 'https:' && !isLocal) return undefined;
  return ipaddr.isValid(hostname.replace(/^\[|\]$/g, '')) ? undefined : { id: hostname, origin };
}
