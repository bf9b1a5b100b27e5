import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { strictPolicy } from './security-headers.ts';

const readerPath = '/api/docs';

/** The one style that Swagger UI 5 puts into the page itself. */
const readerStyle = 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w=';

/**
 * One OpenAPI document made from the schemas that the routes are checked with, and a page that reads it:
 * all of it from this server, and no inline script. Registered before `registerAccess`.
 */
export async function registerApiReference(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Vitrin', version: '0.1.0' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    transform: describe,
  });
  // The reader's routes are a plugin's and cannot say it themselves.
  app.addHook('onRoute', (route) => {
    if (isOfReader(route.url)) route.config = { ...route.config, access: 'public' };
  });
  app.get('/api/openapi.json', { config: { access: 'public' }, schema: { hide: true } }, async () =>
    app.swagger(),
  );
}

/** The reader itself, once every hook is in place. */
export async function registerApiReader(app: FastifyInstance): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: readerPath,
    staticCSP: strictPolicy({ scripts: [], styles: [readerStyle] }),
    uiConfig: { layout: 'BaseLayout', docExpansion: 'none', filter: true, tagsSorter: 'alpha' },
    theme: { title: 'Vitrin API' },
  });
}

function isOfReader(url: string): boolean {
  return url === readerPath || url.startsWith(`${readerPath}/`);
}

/** What a route's schemas do not tell: which part of the product it belongs to, and that it asks who calls. */
function describe(input: Parameters<typeof jsonSchemaTransform>[0]): ReturnType<typeof jsonSchemaTransform> {
  const { schema, url } = jsonSchemaTransform(input);
  const [, area = '', resource = ''] = /^\/api\/([^/]+)(?:\/([^/]+))?/.exec(url) ?? [];
  const isPublic = input.route.config?.access === 'public';
  const tags = [area === 'admin' ? resource : area];
  return { url, schema: { tags, ...schema, ...(!isPublic && { security: [{ bearer: [] }] }) } };
}
