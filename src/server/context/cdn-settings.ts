import { BlockList, isIP } from 'node:net';
import type { Cdn } from '#server/cdn/answer-headers.ts';
import { vendors, type CdnKind } from '#server/cdn/vendors.ts';
import { ConfigError } from './config-error.ts';

type Settings = {
  CDN_PURGE_URL?: string | undefined;
  CDN_KIND?: CdnKind | undefined;
  CDN_PURGE_TOKEN?: string | undefined;
  PUBLIC_URL?: string | undefined;
};

/** The CDN; undefined if none of its variables is set. @throws ConfigError if they do not fit together */
export function readCdn(env: Settings): Cdn | undefined {
  const { CDN_PURGE_URL: purgeUrl, CDN_KIND: kind, CDN_PURGE_TOKEN: token, PUBLIC_URL: site } = env;
  if (purgeUrl === undefined) {
    const alone = (['CDN_KIND', 'CDN_PURGE_TOKEN'] as const).find((name) => env[name] !== undefined);
    if (alone !== undefined) throw new ConfigError(`CDN_PURGE_URL: ${alone} ile birlikte verilmeli`);
    return undefined;
  }
  if (kind === undefined) throw new ConfigError('CDN_KIND: CDN_PURGE_URL ile birlikte verilmeli');
  if (site === undefined) throw new ConfigError('PUBLIC_URL: CDN_PURGE_URL ile birlikte verilmeli');
  const { purgePath, example, needsToken } = vendors[kind];
  const { protocol, hostname, pathname, username } = new URL(purgeUrl);
  if (username !== '' || !purgePath.test(pathname))
    throw new ConfigError(`CDN_PURGE_URL: CDN_KIND=${kind} için ${example} gibi olmalı`);
  if (protocol === 'http:' && !isOfOwnNetwork(hostname))
    throw new ConfigError(
      'CDN_PURGE_URL: https:// ile başlamalı; http:// yalnız kendi ağınızdaki bir adreste olur',
    );
  if (needsToken && token === undefined)
    throw new ConfigError(`CDN_PURGE_TOKEN: CDN_KIND=${kind} ile birlikte verilmeli`);
  return { kind, purgeUrl, token, key: `vitrin-${new URL(site).host.replaceAll(/[^a-z0-9]+/g, '-')}` };
}

const ownNetworks = new BlockList();
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  ownNetworks.addSubnet(net, bits);
ownNetworks.addAddress('::1', 'ipv6');
ownNetworks.addSubnet('fc00::', 7, 'ipv6');

/** Whether a host is on this machine or in a private network, where a token may travel without TLS. */
function isOfOwnNetwork(hostname: string): boolean {
  const host = hostname.replaceAll(/[[\]]/g, '');
  const family = isIP(host);
  if (family !== 0) return ownNetworks.check(host, family === 4 ? 'ipv4' : 'ipv6');
  // A name without a dot is that of a container or of a machine next to this one.
  return !host.includes('.') || /\.(localhost|internal|local)$/.test(host);
}
