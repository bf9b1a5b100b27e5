import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { RoleGroups, User, UserCreate, UserPassword, Users, UserUpdate, UserWritten } from '../user.ts';
import { roleGroups } from '#shared/permissions.ts';
import { DeletedRecords, DeletedRecordsQuery } from '#shared/schema/deleted-record.ts';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { refused } from '#server/errors.ts';
import { requireRecentProof } from '#server/http/access.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { deleteUser, restoreUser, updateUser } from './user-changes.service.ts';
import { getUser, listDeletedUsers, listUsers } from './users.read.ts';
import { changePassword, createUser } from './users.service.ts';

const access = 'users';
const params = z.object({ id });

export function userRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/role/groups', {
    GET: verb({
      access: 'read',
      summary: 'The Turkish names of the role groups',
      answer: RoleGroups,
      handler: async () => ({ data: roleGroups }),
    }),
  });
  resource(app, '/api/admin/users', {
    GET: verb({ access, summary: 'All accounts', answer: Users, handler: () => listUsers(ctx) }),
    POST: verb({
      access,
      summary: 'Create an account',
      status: 201,
      body: UserCreate,
      answer: UserWritten,
      handler: async ({ body, actor }) =>
        succeededWith(await getUser(ctx, await createUser(ctx, actor, body))),
    }),
  });
  resource(app, '/api/admin/users/deleted', {
    GET: verb({
      access,
      summary: 'Deleted accounts that can be restored',
      query: DeletedRecordsQuery,
      answer: DeletedRecords,
      handler: ({ query }) => listDeletedUsers(ctx, query.page),
    }),
  });
  resource(app, '/api/admin/users/:id', {
    GET: verb({
      access,
      summary: 'One account',
      params,
      answer: User,
      handler: (input) => getUser(ctx, input.params.id),
    }),
    PUT: verb({
      access,
      summary: 'Change an account; a new role ends its sessions',
      params,
      body: UserUpdate,
      answer: UserWritten,
      handler: async ({ params: { id: userId }, body, actor }) => {
        await updateUser(ctx, actor, userId, body, () => requireRecentProof(ctx, actor));
        return succeededWith(await getUser(ctx, userId));
      },
    }),
    DELETE: verb({
      access,
      summary: 'Delete an account; it can be restored for 30 days',
      params,
      answer: Success,
      handler: async (input) => {
        await deleteUser(ctx, input.actor, input.params.id);
        return succeeded;
      },
    }),
  });
  accountRoutes(app, ctx);
}

function accountRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, '/api/admin/users/:id/password', {
    PUT: verb({
      access,
      summary: 'Give somebody else a new password; it ends their sessions',
      params,
      body: UserPassword,
      answer: UserWritten,
      handler: async ({ params: { id: userId }, body, actor }) => {
        const user = await getUser(ctx, userId);
        if (actor?.id === userId)
          throw refused('Kendi parolanızı profilinizden, şimdiki parolanızla değiştirin.');
        requireRecentProof(ctx, actor);
        await changePassword(ctx, actor, user, body.password);
        return succeededWith(await getUser(ctx, userId));
      },
    }),
  });
  resource(app, '/api/admin/users/:id/restore', {
    PUT: verb({
      access,
      summary: 'Restore a deleted account',
      params,
      answer: UserWritten,
      handler: async ({ params: { id: userId }, actor }) => {
        await restoreUser(ctx, actor, userId);
        return succeededWith(await getUser(ctx, userId));
      },
    }),
  });
}
