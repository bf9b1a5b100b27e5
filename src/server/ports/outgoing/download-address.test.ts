import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startFileServer } from '#test/servers/file-server.ts';
import { AddressRefused } from './address-rules.ts';
import { downloadAddress, FileTooLarge, type Download } from './download-address.ts';

async function open() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrin-download-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'file');
  const server = await startFileServer();
  const download = (more: Partial<Download> = {}) =>
    downloadAddress({
      url: server.url,
      headers: {},
      allowsPrivate: true,
      timeout: 5_000,
      maxBytes: 1_000,
      path,
      ...more,
    });
  return { ...server, path, download, text: () => readFile(path, 'utf8') };
}

it('a file is written as it comes', async () => {
  const { state, download, text } = await open();
  state.body = 'Kod;Ad';
  expect(await download()).toMatchObject({ status: 200 });
  expect(await text()).toBe('Kod;Ad');
});

it('a file that is too large stops', async () => {
  const { state, download } = await open();
  state.body = 'x'.repeat(1_001);
  await expect(download()).rejects.toThrow(FileTooLarge);
});

it('a redirect is followed; the password goes to no other origin', async () => {
  const first = await open();
  const second = await startFileServer();
  Object.assign(first.state, { status: 302, headers: { location: second.url } });
  second.state.body = 'Kod;Ad';
  expect(await first.download({ authorization: 'Bearer gizli' })).toMatchObject({ url: second.url });
  expect(first.asked[0]?.headers.authorization).toBe('Bearer gizli');
  expect(second.asked[0]?.headers.authorization).toBeUndefined();
});

it('a redirect is checked like an address: this machine and other schemes are refused', async () => {
  const { state, origin, download, asked } = await open();
  for (const location of ['file:///etc/passwd', 'http://93.184.216.34/', 'https://a:b@example.com/']) {
    Object.assign(state, { status: 302, headers: { location } });
    await expect(download()).rejects.toThrow(AddressRefused);
  }
  asked.length = 0;
  await expect(
    download({ url: `${origin.replace('http', 'https')}/`, allowsPrivate: false }),
  ).rejects.toThrow(AddressRefused);
  expect(asked).toEqual([]);
});

it('redirects without end stop', async () => {
  const { state, url, download, asked } = await open();
  Object.assign(state, { status: 301, headers: { location: url } });
  await expect(download()).rejects.toThrow('too many redirects');
  expect(asked).toHaveLength(6);
});
