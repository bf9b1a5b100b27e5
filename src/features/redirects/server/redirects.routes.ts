import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  RedirectCreate,
  RedirectDelete,
  RedirectImport,
  RedirectPage,
  RedirectQuery,
  RedirectsImported,
  RedirectUpdate,
  RedirectWritten,
} from '../redirect.ts';
import { MissingAddressDelete, MissingAddressPage } from '../missing-address.ts';
import { Failure, Success } from '#shared/schema/envelope.ts';
import { id } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { tooLarge } from '#server/errors.ts';
import { signedIn } from '#server/http/access.ts';
import { parseFields } from '#server/http/error-mapping.ts';
import { resource, succeeded, succeededWith, verb } from '#server/http/resource.ts';
import { missingFile, withUpload } from '#server/http/upload.ts';
import { listMissingAddresses, removeMissingAddress } from './missing-addresses.service.ts';
import { redirectCounterOf } from './redirect-counter.ts';
import {
  createRedirect,
  deleteRedirects,
  importRedirects,
  listRedirects,
  updateRedirect,
} from './redirects.service.ts';

const url = '/api/admin/redirects';

/** In milliseconds. */
const flushEvery = 30_000;
const maxSheetMegabytes = 5;

export function redirectRoutes(app: FastifyInstance, ctx: Context): void {
  resource(app, url, {
    GET: verb({
      access: 'read',
      summary: 'Old addresses and where they lead, the newest first, with how often they were followed',
      query: RedirectQuery,
      answer: RedirectPage,
      handler: ({ query }) => listRedirects(ctx, query),
    }),
    POST: verb({
      access: 'content',
      summary: 'Lead an old address to a page of the site or to a full https address',
      body: RedirectCreate,
      answer: RedirectWritten,
      status: 201,
      handler: async ({ body, actor }) => succeededWith(await createRedirect(ctx, actor, body)),
    }),
    DELETE: verb({
      access: 'content',
      summary: 'Delete redirects',
      body: RedirectDelete,
      answer: Success,
      handler: async ({ body, actor }) => {
        await deleteRedirects(ctx, actor, body.delete_list);
        return succeeded;
      },
    }),
  });
  resource(app, `${url}/:id`, {
    PUT: verb({
      access: 'content',
      summary: 'Change the old address or the target of a redirect',
      params: z.object({ id }),
      body: RedirectUpdate,
      answer: RedirectWritten,
      handler: async ({ params, body, actor }) =>
        succeededWith(await updateRedirect(ctx, actor, params.id, body)),
    }),
  });
  resource(app, `${url}/missing`, {
    GET: verb({
      access: 'read',
      summary: 'Addresses without a page that somebody asked for, the most frequent first',
      query: RedirectQuery,
      answer: MissingAddressPage,
      handler: ({ query }) => listMissingAddresses(ctx, query),
    }),
    DELETE: verb({
      access: 'content',
      summary: 'Take an address out of that list until somebody asks for it again',
      body: MissingAddressDelete,
      answer: Success,
      handler: async ({ body }) => {
        await removeMissingAddress(ctx, body.address);
        return succeeded;
      },
    }),
  });
  importRoute(app, ctx);
  storeCounts(app, ctx);
}

function importRoute(app: FastifyInstance, ctx: Context): void {
  app.route({
    method: 'POST',
    url: `${url}/import`,
    config: { access: 'content', upload: true },
    schema: {
      summary:
        'Write the rows of a sheet (field `file`, .xlsx or CSV) or pasted cells (`rows`); with a wrong row nothing is written',
      consumes: ['multipart/form-data', 'application/json'],
      response: { 201: RedirectsImported, '4xx': Failure },
    },
    handler: async (request, reply) => {
      const actor = signedIn(request);
      const data = await withUpload(
        ctx,
        request,
        async ({ file, fields }) => {
          const { rows } = parseFields(RedirectImport, fields);
          if (!file && rows === undefined) throw missingFile();
          const { readRedirectFile, readRedirectText } = await import('./redirect-sheet.ts');
          const sheet = file ? await readRedirectFile(ctx, file) : readRedirectText(rows ?? '');
          return importRedirects(ctx, actor, sheet);
        },
        { limit: { bytes: maxSheetMegabytes * 1024 * 1024, tooLarge: async () => tooLargeSheet() } },
      );
      return reply.status(201).send(succeededWith(data));
    },
  });
}

const tooLargeSheet = () =>
  tooLarge(
    `Dosya çok büyük: en çok ${maxSheetMegabytes} MB yüklenebilir. Yalnız iki sütunu bırakıp tekrar yükleyin.`,
  );

function storeCounts(app: FastifyInstance, ctx: Context): void {
  const counter = redirectCounterOf(ctx);
  const timer = setInterval(() => void counter.flush(), flushEvery);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await counter.flush();
  });
}
