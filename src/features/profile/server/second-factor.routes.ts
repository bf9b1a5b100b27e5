import type { FastifyInstance } from 'fastify';
import { NoFields, ProfileWritten, RecoveryCodes, SecondFactorProof, SecondFactorSetup } from '../profile.ts';
import type { Context } from '#server/context/context.ts';
import {
  confirmFirstCode,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '#features/second-factor/server/second-factor.service.ts';
import { getProfile } from './profile.read.ts';
import { requireRecentProof, signedInActor } from '#server/http/access.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';

const access = 'account';

/**
 * Routes with which users manage their own second factor (docs/decisions/0057). Changes that could weaken the
 * account require a recent proof.
 */
export function secondFactorRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/profile/second-factor', {
    POST: verb({
      access,
      summary: 'Get a secret for an authenticator app; it counts from the first code on',
      body: NoFields,
      answer: SecondFactorSetup,
      handler: async ({ actor }) => {
        requireRecentProof(ctx, actor);
        return succeededWith(await setUpSecondFactor(ctx, signedInActor(actor)));
      },
    }),
    PUT: verb({
      access,
      summary: 'Turn the second factor on by its first code; the other sessions end',
      body: SecondFactorProof,
      answer: RecoveryCodes,
      handler: async ({ body, actor }) =>
        succeededWith({ recovery_codes: await confirmFirstCode(ctx, signedInActor(actor), body.otp) }),
    }),
    DELETE: verb({
      access,
      summary: 'Turn the own second factor off; the other sessions end',
      answer: ProfileWritten,
      handler: async ({ actor }) => {
        requireRecentProof(ctx, actor);
        const user = signedInActor(actor);
        await removeSecondFactor(ctx, user, user.id, user.sessionId);
        return succeededWith(await getProfile(ctx, user));
      },
    }),
  });
  resource(app, '/api/admin/profile/recovery-codes', {
    POST: verb({
      access,
      summary: 'Get new recovery codes; the older ones end',
      body: NoFields,
      answer: RecoveryCodes,
      handler: async ({ actor }) => {
        requireRecentProof(ctx, actor);
        return succeededWith({ recovery_codes: await renewRecoveryCodes(ctx, signedInActor(actor)) });
      },
    }),
  });
}
