/** Address ranges of private networks (RFC 1918, 4193) and of the server itself. */
const places: readonly [RegExp, string][] = [
  [/^(127\.|0:0:0:0::\/64$)/, 'sunucunun kendisi'],
  [/^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd][0-9a-f]{2}:|fe80:)/, 'yerel ağ'],
];

/**
 * The network of a sign-in in words that staff recognise: its address, with `yerel ağ` for private networks.
 */
export function placeOf(network: string): string {
  if (network === '' || network === 'unknown') return 'bilinmiyor';
  const place = places.find(([mark]) => mark.test(network))?.[1];
  return place === undefined ? network : `${network} (${place})`;
}
