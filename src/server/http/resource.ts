import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import { Failure } from '#shared/schema/envelope.ts';
import { badRequest } from '#server/errors.ts';
import { requireAccess, type Access } from './access.ts';
import { isRecord } from './body.ts';
import { validationError } from './error-mapping.ts';
import type { SessionUser } from './session.ts';

type Schema = z.ZodType;
type Parsed<Part> = Part extends Schema ? z.output<Part> : undefined;

/** One HTTP method of a resource: its schemas, access and handler. */
export type Verb<Params, Query, Body, Answer extends Schema> = {
  access: Access;
  /** One line for the API reference. */
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  answer: Answer;
  /** The status of success; the default is 200. */
  status?: 200 | 201;
  handler: (input: {
    params: Parsed<Params>;
    query: Parsed<Query>;
    body: Parsed<Body>;
    actor: SessionUser | null;
  }) => Promise<z.output<Answer>>;
};

type AnyVerb = Verb<Schema | undefined, Schema | undefined, Schema | undefined, Schema>;

/** Returns its argument; infers the handler's types from the schemas. */
export function verb<
  Answer extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(definition: Verb<Params, Query, Body, Answer>): AnyVerb {
  // The cast is safe, because the handler is called only with the output of its own schemas.
  return definition as unknown as AnyVerb;
}

/** The answer of a write without data. */
export const succeeded = { success: true } as const;

/** The answer of a write with the saved record. */
export function succeededWith<Data>(data: Data) {
  return { success: true, data } as const;
}

const overridable = ['PUT', 'DELETE'] as const;
type Verbs = Partial<Record<'GET' | 'POST' | (typeof overridable)[number], AnyVerb>>;

/**
 * Registers the verbs of a resource, and a POST whose `_method` names PUT or DELETE (docs/product.md, "Method
 * override"). Fastify routes before it reads the body, so the POST handler checks access and schema itself.
 */
export function resource(app: FastifyInstance, url: string, verbs: Verbs): void {
  for (const method of ['GET', ...overridable] as const) {
    const definition = verbs[method];
    if (definition) registerVerb(app, method, url, definition);
  }
  if (verbs.POST ?? verbs.PUT ?? verbs.DELETE) registerPost(app, url, verbs);
}

function registerVerb(
  app: FastifyInstance,
  method: 'GET' | 'PUT' | 'DELETE',
  url: string,
  verb: AnyVerb,
): void {
  app.route({
    method,
    url,
    config: { access: verb.access },
    schema: routeSchema(verb),
    handler: async (request, reply) => {
      const { params, query, body } = request;
      return reply
        .status(verb.status ?? 200)
        .send(await verb.handler({ params, query, body, actor: request.user }));
    },
  });
}

/** The API reference shows only POST without `_method`. */
function registerPost(app: FastifyInstance, url: string, verbs: Verbs): void {
  app.route({
    method: 'POST',
    url,
    config: {
      // This lets a call reach the handler, which checks the access of the requested verb.
      access: verbs.POST?.access ?? 'account',
      overrides: overridable.filter((method) => verbs[method]),
    },
    schema: verbs.POST ? routeSchema(verbs.POST) : { hide: true, response: { '4xx': Failure } },
    validatorCompiler: () => () => true,
    serializerCompiler: () => (payload) => JSON.stringify(payload),
    handler: async (request, reply) => {
      const { requested, method, body } = requestedVerb(verbs, request);
      requireAccess(request, requested.access, method);
      const params = parse(requested.params, request.params, 'params');
      const query = parse(requested.query, request.query, 'querystring');
      const answer = await requested.handler({
        params,
        query,
        body: parse(requested.body, body, 'body'),
        actor: request.user,
      });
      return sendChecked(reply, requested, answer, url);
    },
  });
}

function requestedVerb(verbs: Verbs, request: FastifyRequest) {
  if (!isRecord(request.body)) throw badRequest();
  const { _method: name = 'POST', ...body } = request.body;
  const method = (['POST', ...overridable] as const).find((known) => known === name);
  const requested = method && verbs[method];
  if (!requested) throw badRequest('Bu adreste böyle bir işlem yok.');
  return { requested, method, body };
}

function parse(schema: Schema | undefined, value: unknown, part: 'params' | 'querystring' | 'body'): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw validationError(result.error.issues, part);
  return result.data;
}

function sendChecked(reply: FastifyReply, verb: AnyVerb, answer: unknown, url: string): FastifyReply {
  const serialize = serializerCompiler({ schema: verb.answer, method: 'POST', url });
  return reply
    .status(verb.status ?? 200)
    .type('application/json; charset=utf-8')
    .serializer(serialize)
    .send(answer);
}

function routeSchema(verb: AnyVerb) {
  return {
    summary: verb.summary,
    ...(verb.params && { params: verb.params }),
    ...(verb.query && { querystring: verb.query }),
    ...(verb.body && { body: verb.body }),
    response: { [verb.status ?? 200]: verb.answer, '4xx': Failure },
  };
}
