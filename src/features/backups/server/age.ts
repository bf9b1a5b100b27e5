import { Decrypter, Encrypter } from 'age-encryption';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';

/** Who can open what is encrypted: the owner of a public key, or whoever knows a passphrase. */
export type Lock = { recipient: string } | { passphrase: string };
export type Key = { identity: string } | { passphrase: string };

/** Encrypts a stream in the format of age. A passphrase costs a second of the processor and 256 MB. */
export async function encrypted(source: Readable, lock: Lock): Promise<Readable> {
  const encrypter = new Encrypter();
  if ('recipient' in lock) encrypter.addRecipient(lock.recipient);
  else encrypter.setPassphrase(lock.passphrase);
  return fromWeb(await encrypter.encrypt(toWeb(source)));
}

/** @throws Error if the key does not open it */
export async function decrypted(source: Readable, key: Key): Promise<Readable> {
  const decrypter = new Decrypter();
  if ('identity' in key) decrypter.addIdentity(key.identity);
  else decrypter.addPassphrase(key.passphrase);
  return fromWeb(await decrypter.decrypt(toWeb(source)));
}

// Node's and the libraries' types of the same web stream differ in details that nobody uses.
export const toWeb = (source: Readable) =>
  Readable.toWeb(source) as unknown as globalThis.ReadableStream<Uint8Array>;
export const fromWeb = (stream: unknown) => Readable.fromWeb(stream as ReadableStream);
