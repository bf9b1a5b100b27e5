import { describe, expect, it } from 'vitest';
import { startReceiver } from '#test/servers/webhook-receiver.ts';
import { AddressRefused, checkResolved, isPublicAddress, readOutgoingUrl } from './address-rules.ts';
import { callAddress } from './call-address.ts';

describe('addresses that are not of the public internet', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '::1',
    '::',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:127.0.0.1',
    '::ffff:169.254.169.254',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '224.0.0.1',
    '255.255.255.255',
    '198.18.0.1',
    'yok',
  ])('%s is refused', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(['93.184.216.34', '2606:4700::1111'])('%s is called', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    'http://example.com/',
    'ftp://example.com/',
    'https://a:b@example.com/',
    'https://127.1/',
    '/yol',
    '',
    'https://[::1]/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::ffff:10.0.0.1]/',
  ])('the address %s cannot be entered', (text) => {
    expect(() => readOutgoingUrl(text, false)).toThrow(AddressRefused);
  });

  it('the setting opens private networks, and http only for them', () => {
    const http = readOutgoingUrl('http://erp.firma.local/', true);
    expect(() => checkResolved(http, '10.0.0.5', true)).not.toThrow();
    expect(() => checkResolved(http, '93.184.216.34', true)).toThrow(AddressRefused);
  });
});

describe('a call', () => {
  it('is checked where the name is resolved, not before: a name of this machine is refused', async () => {
    const { port, received } = await startReceiver();
    const call = callAddress({ url: `https://localhost:${port}/`, allowsPrivate: false });
    await expect(call).rejects.toThrow(AddressRefused);
    expect(received).toEqual([]);
  });

  it('a name of this machine is called if the setting allows it', async () => {
    const { port, received } = await startReceiver();
    const url = `http://localhost:${port}/`;
    expect((await callAddress({ url, body: '{}', allowsPrivate: true })).status).toBe(200);
    expect(received).toHaveLength(1);
  });

  it('follows no redirect', async () => {
    const first = await startReceiver();
    const second = await startReceiver();
    Object.assign(first.state, { status: 302, location: second.url });
    expect((await callAddress({ url: first.url, body: '{}', allowsPrivate: true })).status).toBe(302);
    expect(second.received).toEqual([]);
  });

  it('reads only the beginning of a long answer', async () => {
    const { url, state } = await startReceiver();
    state.length = 5_000_000;
    const answer = await callAddress({ url, body: '{}', allowsPrivate: true, maxBytes: 1_000 });
    expect([answer.body.length, answer.isCut]).toEqual([1_000, true]);
  });

  it('ends when nobody answers', async () => {
    const { url, state } = await startReceiver();
    state.isSilent = true;
    const call = callAddress({ url, body: '{}', allowsPrivate: true, timeout: 50 });
    await expect(call).rejects.toThrow('no answer in 0.05 s');
  });
});
