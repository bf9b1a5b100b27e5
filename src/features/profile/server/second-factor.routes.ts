import type { FastifyInstance } from 'fastify';
import {
  PasswordProof,
  ProfileWritten,
  RecoveryCodes,
  SecondFactorProof,
  SecondFactorSetup,
} from '../profile.ts';
import type { Context } from '#server/context/context.ts';
import {
  confirmFirstCode,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from '#features/second-factor/server/second-factor.service.ts';
import { getProfile } from './profile.read.ts';
import { signedInActor } from '#server/http/access.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { provePassword } from './profile.service.ts';

const access = 'account';

/** Routes with which users manage their own second factor (docs/decisions/0037). */
export function secondFactorRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/profile/second-factor', {
    POST: verb({
      access,
      summary: 'Get a secret for an authenticator app; it counts from the first code on',
      body: PasswordProof,
      answer: SecondFactorSetup,
      handler: async ({ body, actor }) => {
        const user = signedInActor(actor);
        await provePassword(ctx, user, body.current_password);
        return succeededWith(await setUpSecondFactor(ctx, user));
      },
    }),
    PUT: verb({
      access,
      summary: 'Turn the second factor on by its first code; the answer has the recovery codes',
      body: SecondFactorProof,
      answer: RecoveryCodes,
      handler: async ({ body, actor }) =>
        succeededWith({ recovery_codes: await confirmFirstCode(ctx, signedInActor(actor), body.otp) }),
    }),
    DELETE: verb({
      access,
      summary: 'Turn the own second factor off',
      body: PasswordProof,
      answer: ProfileWritten,
      handler: async ({ body, actor }) => {
        const user = signedInActor(actor);
        await provePassword(ctx, user, body.current_password);
        await removeSecondFactor(ctx, user, user.id);
        return succeededWith(await getProfile(ctx, user.id));
      },
    }),
  });
  resource(app, '/api/admin/profile/recovery-codes', {
    POST: verb({
      access,
      summary: 'Get new recovery codes; the older ones end',
      body: PasswordProof,
      answer: RecoveryCodes,
      handler: async ({ body, actor }) => {
        const user = signedInActor(actor);
        await provePassword(ctx, user, body.current_password);
        return succeededWith({ recovery_codes: await renewRecoveryCodes(ctx, user) });
      },
    }),
  });
}
