import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { RoleGroup } from '#shared/permissions.ts';
import { buildApp } from '#program/app.ts';
import { createLog } from '#program/log.ts';
import { readConfig } from '#server/context/config.ts';
import type { Context } from '#server/context/context.ts';
import { ensureSecret } from '#server/db/secrets.ts';
import { openSealingKeys } from '#server/secrets/sealing-keys.ts';
import type { Frontend } from '#program/entries/frontend.ts';
import { startSession } from '#features/sessions/server/sessions.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { openServedFiles } from '#server/context/file-stores.ts';
import { createPictureEncoder } from '#server/ports/picture-encoder.process.ts';
import { createTypesetter } from '#server/ports/typesetter/typesetter.process.ts';
import { createClock, type TestClock } from './clock.ts';
import { closeLater } from './close-later.ts';
import { openTestDatabase, type TestDatabase } from './db.ts';
import { buildUser } from './factories.ts';

/**
 * All apps of a test file share one encoder, because starting it takes longer than most tests. It ends with
 * the process.
 */
const encoder = createPictureEncoder();
const typesetter = createTypesetter();

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
type Headers = Readonly<Record<string, string>>;
export type Answer<Body> = {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** The parsed JSON, or the text if the answer is not JSON. */
  body: Body;
};

export type TestApp = {
  ctx: Context;
  app: FastifyInstance;
  clock: TestClock;
  logs: string[];
  routes: RouteOptions[];
  /** Settings with which a second app can open the same database and data folder. */
  settings: TestDatabase['settings'];
  /** Sends a call with a valid CSRF token, as our own clients do; `headers` replaces and adds headers. */
  call: <Body = unknown>(
    method: Method,
    url: string,
    body?: object,
    headers?: Headers,
  ) => Promise<Answer<Body>>;
  /** Creates a user of this role group with a real session; returns the headers for calls of this user. */
  signIn: (role?: RoleGroup) => Promise<Headers>;
};

/**
 * Pages without content, for tests that need every route, because some routes are registered only with pages.
 */
export const emptyPages: Frontend = {
  renderSite: async () => ({ status: 200, headers: [], body: '', isStored: false }),
  panelPages: { login: async () => '', admin: async () => '' },
  registerAssets: async () => undefined,
};

export type TestAppOptions = {
  environment?: NodeJS.ProcessEnv;
  clock?: TestClock;
  /** Serves pages; without it the app serves only the API. */
  frontend?: Frontend;
  /** An existing database, so that this app acts as a second process. */
  settings?: TestDatabase['settings'];
  /** Replaces parts of the context, for example the encoder by one that fails. */
  parts?: Partial<Context>;
};

/**
 * The real server with a database, data folder and clock of its own, called without a network. It is closed
 * at the end of the test that calls this, or of the file.
 */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { connections, settings } = await openTestDatabase(
    options.settings,
    options.environment?.CDN_PURGE_URL !== undefined,
  );
  const clock = options.clock ?? createClock();
  const logs: string[] = [];
  const config = readConfig({
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl,
    // On PostgreSQL this key is needed to encrypt the secrets of authenticator apps.
    ...(settings.databaseUrl !== undefined && { APP_SECRET: 'a secret of the tests, long enough' }),
    ...options.environment,
  });
  const ctx: Context = {
    config,
    connections,
    db: connections.reader,
    clock,
    log: createLog(config, { write: (line) => void logs.push(line) }),
    secret: await ensureSecret(connections, config),
    sealing: await openSealingKeys(connections, config),
    ...openServedFiles(config),
    encoder,
    typesetter,
    mailer: undefined,
    ...options.parts,
  };
  const { app, routes } = await recordRoutes(() => buildApp(ctx, options.frontend));
  closeLater(() => app.close());
  await app.ready();
  return {
    ctx,
    app,
    clock,
    logs,
    routes,
    settings,
    call: (method, url, body, headers) => call(app, ctx, { method, url, body, headers }),
    signIn: async (role = 'admin') => {
      const { id } = await buildUser(ctx, { role_group: role });
      const { token } = await startSession(ctx, id, { isBound: false });
      return { authorization: `Bearer ${token}` };
    },
  };
}

type Call = { method: Method; url: string; body: object | undefined; headers: Headers | undefined };

async function call<Body>(
  app: FastifyInstance,
  ctx: Context,
  { method, url, body, headers }: Call,
): Promise<Answer<Body>> {
  const options: InjectOptions = {
    method,
    url,
    headers: { 'x-requested-with': 'XMLHttpRequest', 'x-csrf-token': csrfToken(ctx), ...headers },
    ...(body && { payload: body }),
  };
  const answer = await app.inject(options);
  const isJson = /^application\/(?:manifest\+)?json\b/.test(String(answer.headers['content-type']));
  const parsed: unknown = isJson && answer.payload !== '' ? JSON.parse(answer.payload) : answer.payload;
  return { status: answer.statusCode, headers: answer.headers, body: parsed as Body };
}

/**
 * Builds the app and collects its routes, because Fastify keeps no list of them. The recorder is attached
 * before the first route.
 */
async function recordRoutes(build: () => Promise<FastifyInstance>) {
  const routes: RouteOptions[] = [];
  const onCreation = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', (route) => void routes.push(route));
  };
  subscribe('fastify.initialization', onCreation);
  const building = build();
  unsubscribe('fastify.initialization', onCreation);
  return { app: await building, routes };
}
