import ipaddr from 'ipaddr.js';

/** An address that this server may not call, with a Turkish reason for staff. */
export class AddressRefused extends Error {}

/**
 * Whether an IP address belongs to the public internet. Everything else is refused: this machine, private, link-local
 * (which has the metadata of clouds) and shared networks, and IPv6 forms that hide an IPv4 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/** Reads an address that staff entered. @throws AddressRefused */
export function readOutgoingUrl(text: string, allowsPrivate: boolean): URL {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new AddressRefused('https:// ile başlayan tam bir adres yazın.');
  if (url.protocol === 'http:' && !allowsPrivate) throw new AddressRefused('Adres https:// ile başlamalı.');
  if (url.username !== '' || url.password !== '')
    throw new AddressRefused('Adreste kullanıcı adı ya da parola olamaz.');
  const host = hostOf(url);
  if (!allowsPrivate && ipaddr.isValid(host) && !isPublicAddress(host))
    throw new AddressRefused(privateAddress);
  return url;
}

/** The host without the brackets of an IPv6 address. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/** Refuses an address that a name led to. @throws AddressRefused */
export function checkResolved(url: URL, address: string, allowsPrivate: boolean): void {
  const isPublic = isPublicAddress(address);
  if (!isPublic && !allowsPrivate) throw new AddressRefused(privateAddress);
  // Without encryption only a network of one's own may carry the call.
  if (isPublic && url.protocol === 'http:')
    throw new AddressRefused('http:// yalnız kendi ağınızdaki adresler içindir; https:// kullanın.');
}

const privateAddress = 'Bu adres iç ağa ya da bu sunucuya çıkıyor; çağrılmasına izin verilmiyor.';
