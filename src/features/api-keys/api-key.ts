import { z } from 'zod';
import { Success, written } from '#shared/schema/envelope.ts';
import { emptyAsMissing, instant, keyList, requiredLine } from '#shared/schema/fields.ts';
import { keyScopes, type KeyScope } from './key-calls.rules.ts';

/** The largest number of keys that are in force at once. */
export const maxApiKeys = 50;

export const perMinute = { least: 1, most: 6_000, usual: 300 };

const scopes = Object.keys(keyScopes) as [KeyScope, ...KeyScope[]];

/** Body of POST `/api-keys`. */
export const ApiKeyCreate = z.object({
  name: requiredLine(100),
  scopes: keyList.pipe(
    z.array(z.enum(scopes, 'Bilinen bir yetki olmalı')).min(1, 'En az bir yetki seçin').max(scopes.length),
  ),
  /** How many calls the key may make in a minute. */
  per_minute: emptyAsMissing(
    z.coerce
      .number('Bir sayı girin')
      .int('Bir tam sayı girin')
      .min(perMinute.least, `En az ${perMinute.least} olmalı`)
      .max(perMinute.most, `En çok ${perMinute.most} olabilir`)
      .default(perMinute.usual),
  ),
  /** The instant at which the key ends; null or missing for none. */
  expires_at: instant.optional(),
});
export type ApiKeyCreate = z.output<typeof ApiKeyCreate>;

export const ApiKey = z.object({
  id: z.int(),
  name: z.string(),
  scopes: z.array(z.enum(scopes)),
  per_minute: z.int(),
  created_at: z.string(),
  /** The name of the person who made it. */
  created_by: z.string(),
  expires_at: z.string().nullable(),
  is_expired: z.boolean(),
  /** To the minute; null if it was never used. */
  last_used_at: z.string().nullable(),
});
export type ApiKey = z.infer<typeof ApiKey>;

/** The keys that were not revoked, the newest first. */
export const ApiKeys = z.array(ApiKey);

/** The answer of POST `/api-keys`: the only one with the key itself. */
export const ApiKeyCreated = written(ApiKey.extend({ token: z.string() }));
export type ApiKeyCreated = z.infer<typeof ApiKeyCreated>['data'];
export const ApiKeyRevoked = Success;
