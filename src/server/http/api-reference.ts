import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type HTTPMethods,
  type RouteOptions,
} from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Context } from '#server/context/context.ts';
import { answerUnknownCall, registerErrorMapping } from './error-mapping.ts';
import { sessionTokens, type FindSessionUser } from './session.ts';
import { programVersion } from '#server/program-version.ts';
import { strictPolicy } from './security-headers.ts';
import { useZod, withoutOwnCompilers } from './zod-compilers.ts';

const documentPath = '/api/openapi.json';
const readerPath = '/api/docs';

/** The hash of the only inline style in Swagger UI 5. */
const readerStyle = 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=';

const own = { config: { access: 'public' as const }, schema: { hide: true } };

/**
 * Serves the OpenAPI document of the routes and a page that shows it: to signed-in users, or with
 * `API_REFERENCE` to everyone. Register it before the routes that it describes.
 */
export function registerApiReference(
  app: FastifyInstance,
  { config }: Pick<Context, 'config'>,
  findUser: FindSessionUser,
): void {
  const calls: RouteOptions[] = [];
  app.addHook('onRoute', (route) => void calls.push(route));
  let opening: Promise<FastifyInstance> | undefined;
  const mayRead = async (request: FastifyRequest) => {
    if (config.showsApiReference) return true;
    const tokens = sessionTokens(request);
    return (
      request.routeOptions.url === documentPath && tokens !== undefined && Boolean(await findUser(tokens))
    );
  };
  for (const url of [documentPath, readerPath, `${readerPath}/`, `${readerPath}/*`]) {
    app.get(url, own, async (request, reply) => {
      if (!(await mayRead(request))) return answerUnknownCall(request, reply);
      // The document is made on the first request, because its libraries take megabytes.
      opening ??= openReference(calls);
      const reference = await opening;
      reply.hijack();
      for (const [name, value = ''] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value);
      reference.routing(request.raw, reply.raw);
    });
  }
}

/** Opens a second Fastify without a socket, because a listening instance accepts no more routes. */
async function openReference(calls: readonly RouteOptions[]): Promise<FastifyInstance> {
  const [swagger, swaggerUi] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')]);
  const reference = fastify(withoutOwnCompilers);
  useZod(reference);
  registerErrorMapping(reference, {});
  reference.setNotFoundHandler(answerUnknownCall);
  await reference.register(swagger.default, {
    openapi: {
      info: { title: 'Vitrin', version: programVersion() },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describe,
  });
  for (const call of calls) describeCall(reference, call);
  reference.get(documentPath, own, async () => reference.swagger());
  await reference.register(swaggerUi.default, {
    routePrefix: readerPath,
    staticCSP: strictPolicy({ scripts: [], styles: [readerStyle] }),
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true, tagsSorter: 'alpha' },
    theme: { title: 'Vitrin API' },
  });
  await reference.ready();
  return reference;
}

/** Adds a call to the document only; the main server handles the call. */
function describeCall(reference: FastifyInstance, { method, url, schema, config }: RouteOptions): void {
  // Fastify adds the HEAD routes itself.
  const verbs = [method].flat().filter((verb): verb is HTTPMethods => verb !== 'HEAD');
  if (!schema || schema.hide || verbs.length === 0) return;
  const handler = () => Promise.reject(new Error('The main server answers this call'));
  reference.route({ method: verbs, url, schema, ...(config && { config }), handler });
}

/** Adds the parts of a route that the schemas do not contain: tag, upload and authentication. */
function describe(input: Parameters<typeof jsonSchemaTransform>[0]): ReturnType<typeof jsonSchemaTransform> {
  const { schema, url } = jsonSchemaTransform(input);
  const [, area = '', resource = ''] = /^\/api\/([^/]+)(?:\/([^/]+))?/.exec(url) ?? [];
  const isPublic = input.route.config?.access === 'public';
  const tags = [area === 'admin' ? resource : area];
  const { upload } = input.route.config ?? {};
  const body = upload && { body: { content: uploadContent(upload) } };
  return { url, schema: { tags, ...schema, ...body, ...(!isPublic && { security: [{ bearer: [] }] }) } };
}

/** The request bodies of an upload route: a file, or the id of a medium that was uploaded before. */
function uploadContent(upload: true | z.ZodType): Record<string, { schema: object }> {
  const known = upload === true ? undefined : z.toJSONSchema(upload, { io: 'input', target: 'openapi-3.0' });
  const { media_id: mediaId, ...fields } = known?.properties ?? {};
  const file = { type: 'string', format: 'binary' };
  const sent = { type: 'object', properties: { file, ...fields }, required: ['file'] };
  return {
    'multipart/form-data': { schema: sent },
    ...(known && mediaId && { 'application/json': { schema: known } }),
  };
}
