import type { RouteOptions } from 'fastify';
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { migrations } from '#server/db/migrations.ts';
import { openTestApp } from './app.ts';
import { landedIssues, specCalls } from './spec-calls.ts';

const { routes } = await openTestApp();

/** HEAD stands beside GET where it is listed at all. */
const verb = ({ method }: RouteOptions) => [method].flat()[0] ?? '';
const title = (route: RouteOptions) => `${verb(route)} ${route.url}`;
const isApi = ({ url }: RouteOptions) => url.startsWith('/api/');
/** The rest are HEAD, which stands in for GET, POSTs for another verb, and unknown addresses. */
const isDocumented = (route: RouteOptions) => verb(route) !== 'HEAD' && route.schema?.hide !== true;

/** What a visitor may call without signing in; everything else asks for a session. */
const publicCalls = [
  'POST /api/auth/login',
  'GET /api/csrf-token',
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/docs/*',
  'GET /api/openapi.json',
  'GET /api/pages/all-languages',
  'GET /api/pages/categories',
  'GET /api/pages/change-language/:abbr',
  'GET /api/pages/configuration',
  'GET /api/pages/home-sections',
  'GET /api/pages/page-meta',
  'GET /api/pages/product/:seo_name',
  'GET /api/pages/products/:seo_name',
  'GET /api/pages/search-products',
  'GET /api/pages/static-languages',
  'GET /api/pages/transporter-types',
];

it('lists every migration file, in order', () => {
  const files = readdirSync('src/server/db/migrations')
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  expect(migrations.map(({ name }) => name)).toEqual(files.sort());
});

it('lets every call say who may make it', () => {
  const silent = routes.filter((route) => isApi(route) && !route.config?.access);
  expect(silent.map(title)).toEqual([]);
});

it('leaves no call open but the public ones', () => {
  const open = routes.filter(
    (route) =>
      isApi(route) && verb(route) !== 'HEAD' && route.config?.access === 'public' && !isUnknownCall(route),
  );
  expect(open.map(title).sort()).toEqual([...publicCalls].sort());
});

describe('the calls of the specification', () => {
  const known = new Set(routes.map(title));
  const promised = specCalls.filter(([, issue]) => issue !== 'later' && landedIssues.includes(issue));

  it.each(promised)('has %s (issue %i)', (call) => {
    expect(known).toContain(call);
  });

  it.each(promised.filter(([call]) => /^(PUT|DELETE) /.test(call)))(
    'takes %s as POST with _method too',
    (call) => {
      const [method = '', url] = call.split(' ');
      const post = routes.find((route) => verb(route) === 'POST' && route.url === url);
      expect(post?.config?.overrides).toContain(method);
    },
  );

  it('are each named once', () => {
    const calls = specCalls.map(([call]) => call);
    expect(calls).toEqual([...new Set(calls)]);
  });
});

it('gives every call a schema of what it answers', () => {
  const unshaped = routes
    .filter(isApi)
    .filter(isDocumented)
    .filter((route) => !answerSchema(route));
  expect(unshaped.map(title)).toEqual([]);
});

it('gives every writing call a schema of what it takes', () => {
  const writes = routes.filter(
    (route) => isApi(route) && isDocumented(route) && ['POST', 'PUT'].includes(verb(route)),
  );
  expect(writes.length).toBeGreaterThan(0);
  // Bringing a record back takes nothing but its address.
  const unshaped = writes.filter(
    ({ url, schema, config }) => !schema?.body && !config?.upload && !url.endsWith('/restore'),
  );
  expect(unshaped.map(title)).toEqual([]);
});

it('gives every address with parameters a schema of them', () => {
  const unshaped = routes
    .filter((route) => isApi(route) && isDocumented(route) && route.url.includes(':'))
    .filter(({ schema }) => !schema?.params);
  expect(unshaped.map(title)).toEqual([]);
});

function answerSchema({ schema }: RouteOptions): unknown {
  const response = (schema?.response ?? {}) as Record<string, unknown>;
  return response[200] ?? response[201] ?? response['2xx'];
}

/** Answers 404 to whatever no feature serves. */
function isUnknownCall({ url }: RouteOptions): boolean {
  return url === '/api/*';
}
