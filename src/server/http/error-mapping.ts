import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { Failure } from '#shared/schema/envelope.ts';
import { isDatabaseUnavailable, isLockTimeout } from '#server/db/connection-errors.ts';
import { ProgramTooOldError } from '#server/db/migrations/smallest-schema.ts';
import {
  AppError,
  badRequest,
  databaseBusy,
  databaseUnavailable,
  diskFull,
  diskUnusable,
  invalid,
  notFound,
  programTooOld,
  storageUnavailable,
  tooLargeBody,
  unsupportedType,
  type FieldErrors,
} from '#server/errors.ts';
import { StorageUnavailable } from '#server/ports/storage.ts';

type Issue = { path: readonly PropertyKey[]; message: string };

/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces merge with Fastify's */
declare module 'fastify' {
  interface FastifyInstance {
    /** The headers that every answer has, for errors before the hook that normally sets them. */
    commonHeaders: Readonly<Record<string, string>>;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/**
 * Turns every error into `{ success: false, message, errors? }` with the common headers. `onFailure` is called
 * with each error before the answer, so it must be quick.
 */
export function registerErrorMapping(
  app: FastifyInstance,
  commonHeaders: FastifyInstance['commonHeaders'],
  onFailure: (request: FastifyRequest, error: AppError) => void = () => undefined,
): void {
  app.decorate('commonHeaders', commonHeaders);
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, request, 'request failed');
    onFailure(request, failure);
    return sendFailure(reply, failure);
  });
}

/**
 * Converts any error to the one that callers may see. Unexpected errors are logged with the message `text`.
 */
export function failureOf(error: unknown, request: FastifyRequest, text: string): AppError {
  const known = asAppError(error, request);
  if (known) return known;
  if (isLockTimeout(error)) {
    request.log.warn({ err: error }, 'another write took too long');
    return databaseBusy();
  }
  if (error instanceof ProgramTooOldError) {
    request.log.warn({ err: error }, 'a newer release has changed the database');
    return programTooOld();
  }
  if (error instanceof StorageUnavailable) {
    request.log.error({ err: error }, 'file store lost');
    return storageUnavailable();
  }
  if (isDatabaseUnavailable(error)) {
    request.log.warn({ err: error }, 'database lost');
    return databaseUnavailable();
  }
  if (isDiskFull(error)) {
    request.log.error({ err: error }, 'disk full');
    return diskFull();
  }
  if (isDiskUnusable(error)) {
    request.log.error({ err: error }, 'disk unusable');
    return diskUnusable();
  }
  request.log.error({ err: error }, text);
  return internalError();
}

function sendFailure(reply: FastifyReply, error: AppError): FastifyReply {
  startFailure(reply, error);
  const body: Failure = {
    success: false,
    message: error.message,
    ...(error.showsCode && { code: error.code }),
    ...(error.fields && { errors: error.fields }),
    ...(error.data !== undefined && { data: error.data }),
  };
  // The route's serializer knows only the schema of success, so this sends JSON text.
  return reply
    .type('application/json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(body);
}

/** What a handler has already said of the file that it could then not send. */
const headersOfFiles = ['etag', 'content-range', 'content-disposition'];

/**
 * Sets status and headers itself, because an error can occur before the hook that sets the common headers.
 */
export function startFailure(reply: FastifyReply, { code, status, retryAfter }: AppError): void {
  reply.request.isRefused = code === 'overloaded';
  for (const name of headersOfFiles) reply.removeHeader(name);
  void reply
    .status(status)
    .headers(reply.server.commonHeaders)
    .header('x-request-id', reply.request.id)
    .header('cache-control', 'no-store');
  if (retryAfter !== undefined) void reply.header('retry-after', Math.ceil(retryAfter));
}

/** An unexpected error, without details. */
const internalError = () =>
  new AppError('internal', 500, 'Sistem hatası oldu! Lütfen biraz sonra tekrar deneyin.');

export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(
    reply,
    notFound(`Böyle bir çağrı yok: ${request.method} ${request.originalUrl.split('?', 1)[0] ?? ''}`),
  );
}

/**
 * The error for invalid input: 404 for a path parameter, because no such record can exist; otherwise 422 with
 * messages by field.
 */
export function validationError(issues: readonly Issue[], part: string | undefined): AppError {
  if (part === 'params') return notFound();
  const fields = fieldErrors(issues);
  return invalid(fields, part === 'querystring' ? parameterMessage(fields) : undefined);
}

/** Checks the fields of an upload. @throws AppError 422 */
export function parseFields<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(fields);
  if (error) throw validationError(error.issues, 'body');
  return data;
}

export function fieldErrors(issues: readonly Issue[]): FieldErrors {
  const fields: FieldErrors = {};
  for (const { path, message } of issues) {
    const texts = (fields[fieldOf(path)] ??= []);
    // A flat list is one field; its values may all have the same error, so each message is kept once.
    if (!texts.includes(message)) texts.push(message);
  }
  return fields;
}

/** The dotted path of a field; values of a flat list get the name of their list. */
function fieldOf(path: readonly PropertyKey[]): string {
  const names = path.map(String);
  while (names.length > 1 && /^\d+$/.test(names.at(-1) ?? '')) names.pop();
  return names.join('.');
}

/**
 * The message for an invalid query parameter. People type only `search`, so other parameters get a general
 * message.
 */
function parameterMessage(fields: FieldErrors): string {
  const [[name, [text = '']] = ['', []]] = Object.entries(fields);
  return name === 'search' ? text : `Adresteki “${name}” değeri geçersiz.`;
}

function asAppError(error: unknown, { routeOptions }: FastifyRequest): AppError | undefined {
  if (error instanceof AppError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    return validationError(
      error.validation.map(({ instancePath, message }) => ({
        path: instancePath.split('/').filter(Boolean),
        message: message ?? 'Geçersiz',
      })),
      error.validationContext,
    );
  }
  return asRefusedByFastify(error as FastifyError, routeOptions.bodyLimit);
}

function asRefusedByFastify({ statusCode, code }: FastifyError, most: number): AppError | undefined {
  if (statusCode === undefined || statusCode >= 500) return undefined;
  if (statusCode === 413) return tooLargeBody(most);
  if (statusCode === 415) return unsupportedType('Bu veri türü okunamıyor: JSON ya da form verisi gönderin.');
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') return badRequest('İstek okunamadı: JSON bozuk.');
  return badRequest();
}

/** Codes of the operating system (no space, no quota), of SQLite and of PostgreSQL. */
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']);

/** Whether a write failed because the disk of this server or of its database is full. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  // The picture encoder and its libraries report no code.
  return diskFullCodes.has(code ?? '') || /no space left on device/i.test(error.message);
}

/** These mean a read-only file system, no permission or a broken disk. SQLite and PostgreSQL (25006) have own codes. */
const diskUnusableCodes = /^(EROFS|EPERM|EACCES|EIO|SQLITE_(READONLY|IOERR|CANTOPEN|PERM)(_.*)?|25006)$/;

function isDiskUnusable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return diskUnusableCodes.test(code ?? '') || /read-only file system/i.test(error.message);
}
