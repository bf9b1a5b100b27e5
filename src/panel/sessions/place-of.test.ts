import { expect, it } from 'vitest';
import { placeOf } from './place-of.ts';

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['192.168.1.5', '192.168.1.5 (yerel ağ)'],
  ['172.16.0.1', '172.16.0.1 (yerel ağ)'],
  ['172.32.0.1', '172.32.0.1'],
  ['127.0.0.1', '127.0.0.1 (sunucunun kendisi)'],
  ['0:0:0:0::/64', '0:0:0:0::/64 (sunucunun kendisi)'],
  ['fd12:3456:0:1::/64', 'fd12:3456:0:1::/64 (yerel ağ)'],
  ['2001:db8:0:9::/64', '2001:db8:0:9::/64'],
  ['', 'bilinmiyor'],
])('a sign-in from %s is shown as from %s', (network, place) => {
  expect(placeOf(network)).toBe(place);
});
