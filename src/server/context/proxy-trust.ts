import ipaddr from 'ipaddr.js';

/** The possible values of Fastify's `trustProxy`. */
export type ProxyTrust = boolean | string | ((address: string, hop: number) => boolean);

/**
 * Whether Fastify accepts this value of `TRUST_PROXY`; this is checked early, because Fastify would throw
 * later.
 */
export function isProxyTrust(text: string): boolean {
  return /^(true|false|\d{1,2})$/.test(text) || text.split(',').every((part) => isNetwork(part.trim()));
}

/** Reads `true`, the number of proxies in front of the server, or their addresses. */
export function readProxyTrust(text: string | undefined): ProxyTrust {
  if (text === undefined || text === '0' || text === 'false') return false;
  if (text === 'true') return true;
  if (!/^\d+$/.test(text)) return text;
  const proxies = Number(text);
  return (_, hop) => hop < proxies;
}

/** Whether a text is an address, a subnet such as `10.0.0.0/8`, or a name that Fastify knows. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  if (ipaddr.IPv4.isValidFourPartDecimal(text) || ipaddr.IPv6.isValid(text)) return true;
  const isSubnet = ipaddr.IPv4.isValidCIDRFourPartDecimal(text) || ipaddr.IPv6.isValidCIDR(text);
  return isSubnet && ipaddr.parseCIDR(text)[1] > 0;
}
