import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { addKey, ensureKeyFile, keepFirstKey, KeyFileError, keyFilePath, readKeyFile } from './key-file.ts';

let dataDir = '';
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'vitrin-key-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
});
const modeOf = async () => (await stat(keyFilePath(dataDir))).mode & 0o777;

it('the key file is made once, for its owner alone, and leaves nothing else behind', async () => {
  const [key = ''] = await ensureKeyFile(dataDir);
  expect(await modeOf()).toBe(0o600);
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  expect(await ensureKeyFile(dataDir)).toEqual([key]);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});

it('all processes that make the key file at once get the same key', async () => {
  const made = await Promise.all(
    Array.from({ length: 40 }, async (_, number) => {
      // The calls start one after the other, so that some begin while others are halfway.
      for (let turn = 0; turn < number; turn += 1) await stat(dataDir);
      return ensureKeyFile(dataDir);
    }),
  );
  expect(new Set(made.flat()).size).toBe(1);
  expect(await readdir(dataDir)).toEqual(['secret.key']);
});

it('the key file gets back the permissions that a copy lost', async () => {
  await ensureKeyFile(dataDir);
  await chmod(keyFilePath(dataDir), 0o644);
  await readKeyFile(dataDir);
  expect(await modeOf()).toBe(0o600);
});

it('the key file keeps the old key beside the new one until it is told to forget it', async () => {
  const [old = ''] = await ensureKeyFile(dataDir);
  const keys = await addKey(dataDir);
  expect(keys).toHaveLength(2);
  expect(await ensureKeyFile(dataDir)).toEqual([keys[0], old]);
  await keepFirstKey(dataDir);
  expect(await readKeyFile(dataDir)).toEqual([keys[0]]);
  expect([await modeOf(), await readdir(dataDir)]).toEqual([0o600, ['secret.key']]);
});

it.each(['', '\n', 'not a key\n', `${'a'.repeat(43)}\nhalf`])(
  'a key file with the content %j is refused by name',
  async (text) => {
    await writeFile(keyFilePath(dataDir), text);
    await expect(ensureKeyFile(dataDir)).rejects.toThrow(KeyFileError);
    await expect(ensureKeyFile(dataDir)).rejects.toThrow(keyFilePath(dataDir));
    expect(await readFile(keyFilePath(dataDir), 'utf8')).toBe(text);
  },
);
