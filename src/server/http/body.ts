import formbody from '@fastify/formbody';
import type {} from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, badRequest, refused, tooLargeBody } from '#server/errors.ts';

/** The most bytes of a body without files, in any encoding. */
export const bodyLimit = 1024 * 1024;

/** The limit for public calls. It is lower, because many senders at once could fill the memory. */
export const publicBodyLimit = 128 * 1024;

/** The most bytes of the fields that a request may send. */
export function fieldsLimit({ routeOptions }: FastifyRequest): number {
  return routeOptions.config.access === 'public' ? publicBodyLimit : bodyLimit;
}

/**
 * Reads JSON, URL-encoded and multipart bodies into the same flat object, so that one schema fits all
 * (docs/product.md, "Method override"). Register @fastify/multipart first; files are read by `upload.ts`.
 */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody);
  app.removeContentTypeParser('text/plain');
  app.addHook('onRoute', (route) => {
    if (route.config?.access === 'public') route.bodyLimit ??= publicBodyLimit;
  });
  app.addHook('preValidation', async (request) => {
    dropEmptyParameters(request);
    if (request.routeOptions.config.upload) return;
    if (request.isMultipart()) request.body = await readFields(request);
    if (hasNoBody(request)) request.body = undefined;
    else request.body = unwrapFormData(request.body);
  });
}

/** Removes empty query parameters, which are treated as missing (docs/product.md, "Parameters"). */
function dropEmptyParameters(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>;
  request.query = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
}

function hasNoBody(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

async function readFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  try {
    return await collectFields(request);
  } catch (error) {
    // Errors of exceeded limits have a status; parser errors (no boundary, an early end) have none.
    if (error instanceof AppError || (error instanceof Error && 'statusCode' in error)) throw error;
    throw badRequest('Form verisi eksik ya da okunamadı. Sayfayı yenileyip tekrar deneyin.');
  }
}

async function collectFields(request: FastifyRequest): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {};
  const most = fieldsLimit(request);
  let bytes = 0;
  for await (const part of request.parts({ limits: { fileSize: 1, fields: 2_000, fieldSize: most } })) {
    if (part.type === 'file') {
      part.file.resume();
      throw refused('Bu işlem dosya kabul etmiyor.');
    }
    bytes += Buffer.byteLength(JSON.stringify([part.fieldname, part.value]));
    if (part.valueTruncated || bytes > most) throw tooLargeBody(most);
    const known = fields[part.fieldname];
    fields[part.fieldname] = known === undefined ? part.value : [known, part.value].flat();
  }
  return fields;
}

/** Replaces the JSON field `form_data` by its members. */
function unwrapFormData(body: unknown): unknown {
  if (body === undefined || body === null) return {};
  if (!isRecord(body)) throw badRequest('İstek bir nesne olmalı.');
  if (!('form_data' in body)) return { ...body };
  const { form_data: wrapped, ...rest } = body;
  const members = typeof wrapped === 'string' ? parse(wrapped) : wrapped;
  if (!isRecord(members)) throw badRequest('form_data alanı okunamadı.');
  return { ...rest, ...members };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw badRequest('form_data alanı okunamadı.');
  }
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
