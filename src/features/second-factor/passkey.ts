import { z } from 'zod';
import { Success } from '#shared/schema/envelope.ts';
import { jsonFromText, requiredLine } from '#shared/schema/fields.ts';

/** A passkey of an account (WebAuthn); its key never leaves the server. */
export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  created_at: z.string(),
  /** Null before the first use. */
  last_used_at: z.string().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;
export const Passkeys = z.array(Passkey);

/** Bytes as base64url; `max` limits the characters. */
const bytes = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]+$/);

/* The fields of a browser's `PublicKeyCredential` in JSON. Other fields are left out, and the library checks
   the rest. */
const credentialParts = {
  id: bytes(1_500),
  rawId: bytes(1_500),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
};

/** The answer of an authenticator to a challenge. */
export const PasskeyAssertion = z.preprocess(
  jsonFromText,
  z.object({
    ...credentialParts,
    response: z.object({
      clientDataJSON: bytes(5_000),
      authenticatorData: bytes(5_000),
      signature: bytes(5_000),
    }),
  }),
);
export type PasskeyAssertion = z.infer<typeof PasskeyAssertion>;

/** A new key that an authenticator created. */
const PasskeyAttestation = z.preprocess(
  jsonFromText,
  z.object({
    ...credentialParts,
    response: z.object({
      clientDataJSON: bytes(5_000),
      attestationObject: bytes(50_000),
      transports: z
        .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
        .max(10)
        .catch([])
        .default([]),
    }),
  }),
);
export type PasskeyAttestation = z.infer<typeof PasskeyAttestation>;

/** Body of POST `/auth/passkey`. */
export const PasskeyLogin = z.object({ credential: PasskeyAssertion });

const name = requiredLine(60);

/** Body of POST `/profile/passkeys`. */
export const PasskeyCreate = z.object({ name, credential: PasskeyAttestation });
export type PasskeyCreate = z.infer<typeof PasskeyCreate>;

/** Body of PUT `/profile/passkeys/{id}`. */
export const PasskeyUpdate = z.object({ name });

/** The options of `navigator.credentials.get` or `.create` as JSON (WebAuthn, level 3). A challenge works once. */
export const PasskeyOptions = Success.extend({ data: z.looseObject({ challenge: z.string() }) });
