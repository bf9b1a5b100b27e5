import { isIP } from 'node:net';

/** As Fastify takes it: whether to trust, addresses, or a check of each hop. */
export type ProxyTrust = boolean | string | ((address: string, hop: number) => boolean);

/** Whether `TRUST_PROXY` can be used; Fastify would end the program over anything else. */
export function isProxyTrust(text: string): boolean {
  return /^(true|false|\d{1,2})$/.test(text) || text.split(',').every((part) => isNetwork(part.trim()));
}

/** `true`, a number of proxies in front, or their addresses. */
export function readProxyTrust(text: string | undefined): ProxyTrust {
  if (text === undefined || text === '0' || text === 'false') return false;
  if (text === 'true') return true;
  if (!/^\d+$/.test(text)) return text;
  const proxies = Number(text);
  return (_, hop) => hop < proxies;
}

/** An address with or without a prefix length, or a name that Fastify knows for some. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}
