import type { RouteOptions } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { migrations } from '#server/db/migrations.ts';
import { rootDir } from '#server/root-dir.ts';
import { emptyPages, openTestApp } from './app.ts';
import { folderSizes, isTest, measureFile, sourceFiles } from './commands/measure-sources.ts';
import { plannedCalls } from './planned-calls.ts';

const { routes } = await openTestApp({ frontend: emptyPages });

const verb = ({ method }: RouteOptions) => [method].flat()[0] ?? '';
const title = (route: RouteOptions) => `${verb(route)} ${route.url}`;
const isApi = ({ url }: RouteOptions) => url.startsWith('/api/');
/**
 * Whether a route is a call of its own: not HEAD beside a GET, POST with `_method`, or the answer to unknown
 * addresses.
 */
const isDocumented = (route: RouteOptions) => verb(route) !== 'HEAD' && route.schema?.hide !== true;

/** The calls that work without a session; every other call requires one. */
const publicCalls = [
  'POST /api/auth/login',
  'POST /api/auth/passkey',
  'POST /api/auth/passkey/options',
  'POST /api/auth/password',
  'POST /api/auth/password-reset',
  'GET /api/csrf-token',
  'GET /api/docs',
  'GET /api/docs/',
  'GET /api/docs/*',
  'GET /api/feeds/:file',
  'GET /api/openapi.json',
  'GET /api/pages/all-languages',
  'GET /api/pages/blog/:section',
  'GET /api/pages/blog/:section/:seo_name',
  'GET /api/pages/categories',
  'GET /api/pages/change-language/:abbr',
  'GET /api/pages/configuration',
  'GET /api/pages/contact-information',
  'GET /api/pages/content',
  'GET /api/pages/contract/:id',
  'GET /api/pages/contracts',
  'GET /api/pages/home-sections',
  'GET /api/pages/integrations',
  'GET /api/pages/manifest',
  'GET /api/pages/page-meta',
  'GET /api/pages/product-cards',
  'GET /api/pages/product/:seo_name',
  'GET /api/pages/products/:seo_name',
  'GET /api/pages/school-tours',
  'GET /api/pages/search-facets',
  'GET /api/pages/search-products',
  'GET /api/pages/search-suggestion',
  'GET /api/pages/social-media',
  'GET /api/pages/static-languages',
  'GET /api/pages/transporter-types',
  'POST /api/contact',
  'POST /api/cookie-choices',
  'POST /api/human-resources',
  'POST /api/leads',
  'POST /api/newsletter-sub',
  'POST /api/offer',
  'POST /api/offer/pdf',
  'POST /api/school-tour-request',
  'POST /api/special-tour',
  'POST /api/visits',
];

it('every migration file is listed, in order', () => {
  const files = readdirSync('src/server/db/migrations', { recursive: true, encoding: 'utf8' })
    .map((file) => basename(file))
    .filter((file) => /^\d{3}-[a-z0-9-]+\.ts$/.test(file))
    .map((file) => file.replace(/\.ts$/, ''));
  expect(migrations.map(({ name }) => name)).toEqual(files.sort());
});

it('every call declares who may make it', () => {
  const undeclared = routes.filter((route) => isApi(route) && !route.config?.access);
  expect(undeclared.map(title)).toEqual([]);
});

it('only the listed calls are public', () => {
  const open = routes.filter(
    (route) =>
      isApi(route) && verb(route) !== 'HEAD' && route.config?.access === 'public' && !isUnknownCall(route),
  );
  expect(open.map(title).sort()).toEqual([...publicCalls].sort());
});

describe('the planned calls', () => {
  const known = new Set(routes.map(title));
  const built = plannedCalls.filter(([, state]) => state === 'built');

  it.each(built)('include %s', (call) => {
    expect(known).toContain(call);
  });

  it.each(built.filter(([call]) => /^(PUT|DELETE) /.test(call)))('accept %s as POST with _method', (call) => {
    const [method = '', url] = call.split(' ');
    const post = routes.find((route) => verb(route) === 'POST' && route.url === url);
    expect(post?.config?.overrides).toContain(method);
  });

  it('are listed once each', () => {
    const calls = plannedCalls.map(([call]) => call);
    expect(calls).toEqual([...new Set(calls)]);
  });
});

it('every call has a schema of its answer', () => {
  const withoutSchema = routes
    .filter(isApi)
    .filter(isDocumented)
    .filter((route) => !answerSchema(route));
  expect(withoutSchema.map(title)).toEqual([]);
});

it('every POST and PUT has a schema of its body', () => {
  const writes = routes.filter(
    (route) => isApi(route) && isDocumented(route) && ['POST', 'PUT'].includes(verb(route)),
  );
  expect(writes.length).toBeGreaterThan(0);
  // Restoring a record needs no input besides the address.
  const withoutSchema = writes.filter(
    ({ url, schema, config }) => !schema?.body && !config?.upload && !url.endsWith('/restore'),
  );
  expect(withoutSchema.map(title)).toEqual([]);
});

it('every address with parameters has a schema for them', () => {
  const withoutSchema = routes
    .filter((route) => isApi(route) && isDocumented(route) && route.url.includes(':'))
    .filter(({ schema }) => !schema?.params);
  expect(withoutSchema.map(title)).toEqual([]);
});

describe('the source files', () => {
  const roots = ['src', 'scripts', 'build-tools', 'demo', 'test', 'e2e', 'bench'];
  const paths = sourceFiles(rootDir, roots);
  const files = paths.map((path) => ({ ...measureFile(rootDir, path), text: read(path) }));

  it('are in folders of at most 25, tests and content not counted', () => {
    const sources = paths.filter((path) => !/^(e2e|demo\/content)\//.test(path));
    const full = folderSizes(sources).filter(({ files: count }) => count > 25);
    expect(full).toEqual([]);
  });

  it('are named for an idea', () => {
    const vague = /[/-](utils?|misc|helpers?)\.|\/(common|index)\./;
    expect(paths.filter((path) => vague.test(path))).toEqual([]);
  });

  it('have comments of at most two lines; public functions of shared, ports and ui may have more', () => {
    const long = files.flatMap(({ path, comments }) =>
      comments
        .filter(({ textLines, isDocstring }) => textLines > 2 && !(isDocstring && isPublic(path)))
        .map(({ line, textLines }) => `${path}:${line} has ${textLines} lines`),
    );
    expect(long).toEqual([]);
  });

  it('have comments of at most 120 columns', () => {
    const wide = files.flatMap(({ path, comments }) =>
      comments
        .filter(({ columns }) => columns > 120)
        .map(({ line, columns }) => `${path}:${line} has ${columns} columns`),
    );
    expect(wide).toEqual([]);
  });

  it('give a reason with every suppression', () => {
    const silent = files.flatMap(({ path, text }) =>
      [...text.matchAll(/^.*(?:eslint-disable|@ts-expect-error|prettier-ignore)(?!.* -- ).*$/gm)]
        .filter(() => path !== 'test/conventions.test.ts')
        .map(([line]) => `${path}: ${line.trim()}`),
    );
    expect(silent).toEqual([]);
  });

  it('write rows of products in one place', () => {
    const writes =
      /(?:insertInto|updateTable|deleteFrom)\('products'\)|\b(?:insert into|update|delete from) products\b/i;
    const writers = files.filter(
      ({ path, text }) =>
        path.startsWith('src/') && !path.includes('/migrations/') && !isTest(path) && writes.test(text),
    );
    expect(writers.map(({ path }) => path).sort()).toEqual([
      'src/features/products/server/writer/write-products.queries.ts',
      // This service writes only `variant_set_id`, which is derived from the variants.
      'src/features/variants/server/store-variant-sets.ts',
      // This file raises only the version, for parts that the sheet shows beside the row.
      'src/server/content/product-versions.ts',
    ]);
  });

  it('of the server call no other host: only their libraries reach databases and mail servers', () => {
    const calls =
      /^import (?!type ).*from '(?:node:)?(?:https?|http2|net|tls|dgram|dns|undici)(?:\/promises)?'|(?<![.\w]|async )fetch\(/m;
    const callers = files.filter(
      ({ path, text }) =>
        /^src\/(?:server|program|features\/[^/]+\/server)\//.test(path) &&
        !path.startsWith('src/program/panel/') &&
        !isTest(path) &&
        calls.test(text),
    );
    expect(callers.map(({ path }) => path)).toEqual([
      // These two addresses come from the environment, and redirects are not followed.
      'src/features/cdn/server/send-purge.ts',
      'src/features/search-engines/server/index-now/submit-addresses.ts',
      // It runs in the visitor's browser, for pages of the site itself.
      'src/program/entries/service-worker.ts',
      // It only compares addresses.
      'src/server/context/cdn-settings.ts',
      // This file imports only the names of status codes.
      'src/server/http/client-errors.ts',
      // It answers on a port of its own and calls nobody.
      'src/server/http/metrics.ts',
      // The one caller of addresses that staff enter; it checks each where it connects.
      'src/server/ports/outgoing/call-address.ts',
    ]);
  });

  it('import every style sheet', () => {
    const sheets = readdirSync(join(rootDir, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => ({ path, text: read(join('src', path)) }));
    const importers = [...files, ...sheets, { text: read('src/login/index.html') }];
    const all = importers.map(({ text }) => text).join('\n');
    expect(sheets.map(({ path }) => path).filter((path) => !all.includes(`/${basename(path)}`))).toEqual([]);
  });

  it('re-export nothing: each importer names the file it needs', () => {
    const barrels = files.filter(({ text }) => {
      const statements = text.split('\n').filter((line) => line && !/^\s*(\/\/|\/?\*)/.test(line));
      return statements.length > 1 && statements.every((line) => /^export .* from /.test(line));
    });
    expect(barrels.map(({ path }) => path)).toEqual([]);
  });
});

function answerSchema({ schema }: RouteOptions): unknown {
  const response = (schema?.response ?? {}) as Record<string, unknown>;
  return response[200] ?? response[201] ?? response['2xx'];
}

/** Whether the route is the one that answers 404 to unknown addresses. */
function isUnknownCall({ url }: RouteOptions): boolean {
  return url === '/api/*';
}

function isPublic(path: string): boolean {
  return /^src\/(shared|server\/ports|ui)\//.test(path) && !isTest(path);
}

function read(path: string): string {
  return readFileSync(join(rootDir, path), 'utf8');
}
