import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  Assignees,
  CheckBody,
  DeleteBody,
  Message,
  MessageChange,
  MessageListQuery,
  MessagePage,
  MessageWritten,
  Reply,
  RestoreBody,
  TrashBody,
  UnreadCount,
  UnreadCounts,
} from '../message.ts';
import { messageTypes, type MessageType } from '#shared/rules/message-types.ts';
import { Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { listUsersAllowedTo } from '#features/users/server/users.service.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { inboxEventRoutes } from './inbox-events.routes.ts';
import { messageFileRoutes } from './message-files.routes.ts';
import { getMessage, listMessages } from './messages.read.ts';
import {
  changeMessage,
  checkMessage,
  deleteMessagesForGood,
  restoreMessages,
  trashMessages,
} from './messages.service.ts';
import { replyToMessage } from './reply.service.ts';
import { readUnreadCounts } from './unread-counts.read.ts';

const idParams = z.object({ id });

export function messageRoutes(app: FastifyInstance, ctx: Context): void {
  inboxEventRoutes(app, ctx);
  messageFileRoutes(app, ctx);
  for (const type of messageTypes) {
    listRoutes(app, ctx, type);
    moveRoutes(app, ctx, type);
    recordRoutes(app, ctx, type);
  }
  resource(app, '/api/admin/messages/unread', {
    GET: verb({
      access: 'read',
      summary: 'Unread messages of every type',
      answer: UnreadCounts,
      handler: () => readUnreadCounts(ctx.db),
    }),
  });
  resource(app, '/api/admin/messages/assignees', {
    GET: verb({
      access: 'read',
      summary: 'Colleagues that a message can be given to',
      answer: Assignees,
      handler: () => listUsersAllowedTo(ctx.db, 'messages'),
    }),
  });
}

function listRoutes(app: FastifyInstance, ctx: Context, type: MessageType): void {
  resource(app, `/api/admin/${type}`, {
    GET: verb({
      access: 'read',
      summary: 'A page of the inbox (`section=mail`) or the trash, the newest first',
      query: MessageListQuery,
      answer: MessagePage,
      handler: ({ query }) => listMessages(ctx, type, query),
    }),
    DELETE: verb({
      access: 'messages',
      summary: 'Delete messages of the trash for good, with files, orders and mails',
      body: DeleteBody,
      answer: Success,
      handler: async ({ body, actor }) => {
        await deleteMessagesForGood(ctx, actor, { type, ids: body.delete_list });
        return succeeded;
      },
    }),
  });
  resource(app, `/api/admin/${type}/not-check-count`, {
    GET: verb({
      access: 'read',
      summary: 'The number of unread messages of the inbox',
      answer: UnreadCount,
      handler: async () => (await readUnreadCounts(ctx.db)).counts[type],
    }),
  });
}

function moveRoutes(app: FastifyInstance, ctx: Context, type: MessageType): void {
  resource(app, `/api/admin/${type}/trash`, {
    PUT: verb({
      access: 'messages',
      summary: 'Move messages to the trash',
      body: TrashBody,
      answer: Success,
      handler: async ({ body }) => {
        await trashMessages(ctx, type, body.trash_list);
        return succeeded;
      },
    }),
  });
  resource(app, `/api/admin/${type}/restore`, {
    PUT: verb({
      access: 'messages',
      summary: 'Move messages back to the inbox',
      body: RestoreBody,
      answer: Success,
      handler: async ({ body }) => {
        await restoreMessages(ctx, type, body.restore_list);
        return succeeded;
      },
    }),
  });
  resource(app, `/api/admin/${type}/check`, {
    PUT: verb({
      access: 'messages',
      summary: 'Mark a message as read',
      body: CheckBody,
      answer: Success,
      handler: async ({ body }) => {
        await checkMessage(ctx, type, body.id);
        return succeeded;
      },
    }),
  });
}

function recordRoutes(app: FastifyInstance, ctx: Context, type: MessageType): void {
  resource(app, `/api/admin/${type}/:id`, {
    GET: verb({
      access: 'read',
      summary: 'One message with the mails about it',
      params: idParams,
      answer: Message,
      handler: ({ params }) => getMessage(ctx, type, params.id),
    }),
    PUT: verb({
      access: 'messages',
      summary: 'Change who takes care of a message, or its note',
      params: idParams,
      body: MessageChange,
      answer: MessageWritten,
      handler: async ({ params, body }) => succeededWith(await changeMessage(ctx, type, params.id, body)),
    }),
  });
  resource(app, `/api/admin/${type}/:id/replies`, {
    POST: verb({
      access: 'messages',
      summary: 'Answer the visitor by mail, once for each `request_id`',
      params: idParams,
      body: Reply,
      answer: MessageWritten,
      handler: async ({ params, body, actor }) =>
        succeededWith(await replyToMessage(ctx, type, params.id, { reply: body, actor })),
    }),
  });
}
