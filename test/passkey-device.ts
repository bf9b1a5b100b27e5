import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '#features/second-factor/passkey.ts';

type Page = { origin: string; rpId: string };
type Answering = Partial<Page> & {
  /** Whether the device checked its user by PIN or finger. */
  isVerified?: boolean;
  /** The device's counter of uses; 0 if it does not count. */
  counter?: number;
};

const flags = { present: 0x01, verified: 0x04, newKey: 0x40 };
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const encoded = (data: Uint8Array | string) => Buffer.from(data).toString('base64url');

/** Simulates a phone or a security key with one passkey for `page`, as WebAuthn specifies. */
export function passkeyDevice(page: Page) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = encoded(credentialId);
  const common = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };

  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }));

  function authenticatorData({ rpId, isVerified = true, counter = 0 }: Answering, newKey?: Buffer): Buffer {
    const bits = flags.present | (isVerified ? flags.verified : 0) | (newKey ? flags.newKey : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId ?? page.rpId), Buffer.of(bits), count, newKey ?? Buffer.alloc(0)]);
  }

  return {
    id,
    /** Answers `navigator.credentials.create`. */
    create(challenge: string, answering: Answering = {}): PasskeyAttestation {
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const newKey = Buffer.concat([Buffer.alloc(16), length, credentialId, isoCBOR.encode(cose)]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authenticatorData(answering, newKey))],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: encoded(clientData('create', challenge, answering.origin ?? page.origin)),
          attestationObject: encoded(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
          transports: ['internal'],
        },
      };
    },
    /** Answers `navigator.credentials.get`. */
    get(challenge: string, answering: Answering = {}): PasskeyAssertion {
      const client = clientData('get', challenge, answering.origin ?? page.origin);
      const data = authenticatorData(answering);
      const signature = createSign('sha256').update(data).update(sha256(client)).sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: encoded(client),
          authenticatorData: encoded(data),
          signature: encoded(signature),
        },
      };
    },
  };
}
