import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { PasskeyCreate, PasskeyOptions, Passkeys, PasskeyUpdate } from '#features/second-factor/passkey.ts';
import {
  addPasskey,
  listPasskeys,
  newPasskeyOptions,
  passkeyOptions,
  removePasskey,
  renamePasskey,
} from '#features/second-factor/server/passkeys.service.ts';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { requireRecentProof, signedInActor } from '#server/http/access.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { NoFields, RecoveryCodes } from '../profile.ts';

const access = 'account';
const params = z.object({ id });

/** Routes with which users manage their own passkeys (docs/decisions/0057). */
export function passkeyRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/profile/passkeys', {
    GET: verb({
      access,
      summary: 'The own passkeys',
      answer: Passkeys,
      handler: ({ actor }) => listPasskeys(ctx, signedInActor(actor).id),
    }),
    POST: verb({
      access,
      summary: 'Add a passkey; the other sessions end, and the first second factor brings recovery codes',
      status: 201,
      body: PasskeyCreate,
      answer: RecoveryCodes,
      handler: async ({ body, actor }) => {
        requireRecentProof(ctx, actor);
        return succeededWith({ recovery_codes: await addPasskey(ctx, signedInActor(actor), body) });
      },
    }),
  });
  resource(app, '/api/admin/profile/passkeys/options', {
    POST: verb({
      access,
      summary: 'Get the options for a new passkey, with a challenge for one use',
      body: NoFields,
      answer: PasskeyOptions,
      handler: async ({ actor }) => {
        requireRecentProof(ctx, actor);
        return succeededWith({ ...(await newPasskeyOptions(ctx, signedInActor(actor))) });
      },
    }),
  });
  resource(app, '/api/admin/profile/passkeys/:id', {
    PUT: verb({
      access,
      summary: 'Rename an own passkey',
      params,
      body: PasskeyUpdate,
      answer: Success,
      handler: async ({ params: { id: passkey }, body, actor }) => {
        await renamePasskey(ctx, signedInActor(actor), passkey, body.name);
        return succeeded;
      },
    }),
    DELETE: verb({
      access,
      summary: 'Remove an own passkey; the other sessions end',
      params,
      answer: Success,
      handler: async ({ params: { id: passkey }, actor }) => {
        requireRecentProof(ctx, actor);
        await removePasskey(ctx, signedInActor(actor), passkey);
        return succeeded;
      },
    }),
  });
  resource(app, '/api/admin/profile/proof/options', {
    POST: verb({
      access,
      summary: 'Get the options for a proof by an own passkey, with a challenge for one use',
      body: NoFields,
      answer: PasskeyOptions,
      handler: async ({ actor }) =>
        succeededWith({ ...(await passkeyOptions(ctx, signedInActor(actor).id)) }),
    }),
  });
}
