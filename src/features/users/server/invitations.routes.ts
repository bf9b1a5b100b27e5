import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { InvitationWritten, UserInvitation } from '../user.ts';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { inviteUser, renewInvitation } from './invitations.service.ts';
import { deleteUser } from './user-changes.service.ts';

const access = 'users';
const params = z.object({ id });

/** Routes for accounts whose owners choose their passwords themselves (docs/product.md, "Users"). */
export function invitationRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/users/invitations', {
    POST: verb({
      access,
      summary: 'Invite somebody: an account without a password, and a link for choosing one',
      status: 201,
      body: UserInvitation,
      answer: InvitationWritten,
      handler: async ({ body, actor }) => succeededWith(await inviteUser(ctx, actor, body)),
    }),
  });
  resource(app, '/api/admin/users/:id/invitation', {
    PUT: verb({
      access,
      summary: 'Renew an invitation; its earlier links end',
      params,
      body: z.object({}),
      answer: InvitationWritten,
      handler: async (input) => succeededWith(await renewInvitation(ctx, input.actor, input.params.id)),
    }),
    DELETE: verb({
      access,
      summary: 'Cancel an invitation and delete its account',
      params,
      answer: Success,
      handler: async (input) => {
        await deleteUser(ctx, input.actor, input.params.id, { isInvitation: true });
        return succeeded;
      },
    }),
  });
}
