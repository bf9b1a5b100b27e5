import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { UserWritten } from '../user.ts';
import { Sessions } from '#features/sessions/session.ts';
import { id, line } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { refused } from '#server/errors.ts';
import {
  endListedSession,
  endListedSessions,
  listSessions,
} from '#features/sessions/server/listed-sessions.ts';
import { removeSecondFactor } from '#features/second-factor/server/second-factor.service.ts';
import { requireRecentProof } from '#server/http/access.ts';
import { resource, succeededWith, verb } from '#server/http/resource.ts';
import { getUser } from './users.read.ts';

const access = 'users';
const params = z.object({ id });

/** Routes with which admins manage the sessions and the second factor of an account. */
export function userAccessRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/users/:id/sessions', {
    GET: verb({
      access,
      summary: 'The sessions of an account that have not ended',
      params,
      answer: Sessions,
      handler: async ({ params: { id: userId }, actor }) => {
        await getUser(ctx, userId);
        return listSessions(ctx, userId, actor?.sessionId);
      },
    }),
    DELETE: verb({
      access,
      summary: 'End all sessions of an account but that of the caller',
      params,
      answer: UserWritten,
      handler: async ({ params: { id: userId }, actor }) => {
        await getUser(ctx, userId);
        await endListedSessions(ctx, actor, { userId, except: actor?.sessionId });
        return succeededWith(await getUser(ctx, userId));
      },
    }),
  });
  resource(app, '/api/admin/users/:id/sessions/:session', {
    DELETE: verb({
      access,
      summary: 'End one session of an account',
      params: params.extend({ session: line(100) }),
      answer: UserWritten,
      handler: async ({ params: { id: userId, session }, actor }) => {
        await getUser(ctx, userId);
        await endListedSession(ctx, actor, { userId, id: session });
        return succeededWith(await getUser(ctx, userId));
      },
    }),
  });
  resource(app, '/api/admin/users/:id/second-factor', {
    DELETE: verb({
      access,
      summary: 'Remove the second factor of somebody who lost it; it ends their sessions',
      params,
      answer: UserWritten,
      handler: async ({ params: { id: userId }, actor }) => {
        await getUser(ctx, userId);
        if (actor?.id === userId) throw refused('Kendi iki adımlı girişinizi profilinizden kapatın.');
        requireRecentProof(ctx, actor);
        await removeSecondFactor(ctx, actor, userId);
        return succeededWith(await getUser(ctx, userId));
      },
    }),
  });
}
