import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { NoFields, PasswordChange, Proof, Profile, ProfileUpdate, ProfileWritten } from '../profile.ts';
import { Sessions } from '#features/sessions/session.ts';
import { Success } from '#shared/schema/envelope.ts';
import { line } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import {
  endListedSession,
  endListedSessions,
  listSessions,
} from '#features/sessions/server/listed-sessions.ts';
import { updateUser } from '#features/users/server/user-changes.service.ts';
import { getProfile } from './profile.read.ts';
import { signedInActor } from '#server/http/access.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { changeOwnPassword, proveAgain } from './profile.service.ts';

/** This access includes users who must set up a second factor before they can do anything else. */
const access = 'account';

export function profileRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/profile', {
    GET: verb({
      access,
      summary: 'The own account',
      answer: Profile,
      handler: ({ actor }) => getProfile(ctx, signedInActor(actor)),
    }),
    PUT: verb({
      access,
      summary: 'Change the own name, or refuse the weekly mail',
      body: ProfileUpdate,
      answer: ProfileWritten,
      handler: async ({ body, actor }) => {
        const user = signedInActor(actor);
        await updateUser(ctx, user, user.id, body);
        return succeededWith(await getProfile(ctx, user));
      },
    }),
  });
  resource(app, '/api/admin/profile/password', {
    PUT: verb({
      access,
      summary: 'Change the own password; it ends all other sessions',
      body: PasswordChange,
      answer: Success,
      handler: async ({ body, actor }) => {
        await changeOwnPassword(ctx, signedInActor(actor), body);
        return succeeded;
      },
    }),
  });
  resource(app, '/api/admin/profile/proof', {
    POST: verb({
      access,
      summary:
        'Give the password again, or a passkey; for ten minutes nothing answers `reauthentication_required`',
      body: Proof,
      answer: Success,
      handler: async ({ body, actor }) => {
        await proveAgain(ctx, signedInActor(actor), body);
        return succeeded;
      },
    }),
  });
  resource(app, '/api/admin/profile/activity', {
    POST: verb({
      access,
      summary: 'Say that somebody works in the panel, which keeps the session from ending idle',
      body: NoFields,
      answer: Success,
      handler: async () => succeeded,
    }),
  });
  sessionRoutes(app, ctx);
}

function sessionRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/profile/sessions', {
    GET: verb({
      access,
      summary: 'The own sessions that have not ended',
      answer: Sessions,
      handler: ({ actor }) => {
        const user = signedInActor(actor);
        return listSessions(ctx, user.id, user.sessionId);
      },
    }),
    DELETE: verb({
      access,
      summary: 'End all own sessions but this one',
      answer: Success,
      handler: async ({ actor }) => {
        const user = signedInActor(actor);
        await endListedSessions(ctx, user, { userId: user.id, except: user.sessionId });
        return succeeded;
      },
    }),
  });
  resource(app, '/api/admin/profile/sessions/:session', {
    DELETE: verb({
      access,
      summary: 'End an own session',
      params: z.object({ session: line(100) }),
      answer: Success,
      handler: async ({ params, actor }) => {
        const user = signedInActor(actor);
        await endListedSession(ctx, user, { userId: user.id, id: params.session });
        return succeeded;
      },
    }),
  });
}
