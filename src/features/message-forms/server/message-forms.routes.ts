import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { MessageForm, MessageStored } from '../message-form.ts';
import { messageTypes, type MessageType } from '#shared/rules/message-types.ts';
import { Failure } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { parseFields } from '#server/http/error-mapping.ts';
import { networkHash } from '#features/newsletter/server/subscription-links.ts';
import { limitedBy } from '#server/http/limits.ts';
import { withUpload } from '#server/http/upload.ts';
import { applicationUpload } from './application-upload.ts';
import { receiveMessage } from './receive-message.service.ts';

const summaries: Readonly<Record<MessageType, string>> = {
  offer: 'Ask for an offer: `lines` name the products',
  contact: 'Send a message',
  'school-tour-request': 'Ask for a school tour',
  'special-tour': 'Ask for a tour of a group',
  'human-resources': 'Apply for a job, with a CV as PDF (field `file`, after the others)',
};

/** The routes of the visitors' forms. CSRF token and limit are checked before a body is read. */
export function messageFormRoutes(app: FastifyInstance, ctx: Context): void {
  for (const type of messageTypes) {
    if (type === 'human-resources') registerApplication(app, ctx);
    else registerForm(app, ctx, type);
  }
}

function registerForm(app: FastifyInstance, ctx: Context, type: MessageType): void {
  app.withTypeProvider<ZodTypeProvider>().post(
    `/api/${type}`,
    {
      config: { access: 'public' },
      onRequest: limitedBy(ctx, 'publicForms'),
      schema: {
        summary: summaries[type],
        tags: ['forms'],
        body: MessageForm,
        response: { 200: MessageStored, '4xx': Failure },
      },
    },
    ({ body, ip }) => receiveMessage(ctx, type, { form: body, network: networkHash(ctx, ip) }),
  );
}

function registerApplication(app: FastifyInstance, ctx: Context): void {
  const type = 'human-resources';
  app.withTypeProvider<ZodTypeProvider>().post(
    `/api/${type}`,
    {
      config: { access: 'public', upload: MessageForm },
      onRequest: limitedBy(ctx, 'publicForms'),
      schema: {
        summary: summaries[type],
        tags: ['forms'],
        consumes: ['multipart/form-data'],
        response: { 200: MessageStored, '4xx': Failure },
      },
    },
    (request) =>
      withUpload(
        ctx,
        request,
        ({ file, fields }) =>
          receiveMessage(ctx, type, {
            form: parseFields(MessageForm, fields),
            file,
            network: networkHash(ctx, request.ip),
          }),
        applicationUpload(ctx),
      ),
  );
}
