import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { join } from 'node:path';
import { pino } from 'pino';
import type { RoleGroup } from '#shared/permissions.ts';
import { buildApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { ensureSecret } from '#server/db/secrets.ts';
import { startSession } from '#server/features/auth/sessions.ts';
import type { Delivery } from '#server/delivery/built-delivery.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { createDiskStorage } from '#server/ports/disk-storage.ts';
import { createPictureEncoder } from '#server/ports/picture-encoder.process.ts';
import { createClock, type TestClock } from './clock.ts';
import { closeLater } from './closing.ts';
import { openTestDatabase, type TestDatabase } from './db.ts';
import { buildUser } from './factories.ts';

type Method = 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE';
type Headers = Readonly<Record<string, string>>;
export type Answer<Body> = {
  status: number;
  headers: Readonly<Record<string, string | string[] | number | undefined>>;
  /** Parsed when it is JSON, else as it came. */
  body: Body;
};

export type TestApp = {
  ctx: Context;
  app: FastifyInstance;
  clock: TestClock;
  /** Every line that the server logged. */
  logs: string[];
  /** Every route as it was registered. */
  routes: RouteOptions[];
  /** Where a second context of the same database and data folder finds both. */
  settings: TestDatabase['settings'];
  /** Sends a call as our own clients do, with a good CSRF value; `headers` replace and add. */
  call: <Body = unknown>(
    method: Method,
    url: string,
    body?: object,
    headers?: Headers,
  ) => Promise<Answer<Body>>;
  /** Makes a user of this role group and a real session; returns the headers that its calls carry. */
  signIn: (role?: RoleGroup) => Promise<Headers>;
};

export type TestAppOptions = {
  /** Variables of the environment. */
  environment?: NodeJS.ProcessEnv;
  clock?: TestClock;
  /** Where pages come from; without it the API alone is served. */
  delivery?: Delivery;
  /** A database that is there already, as for a second process. */
  settings?: TestDatabase['settings'];
  /** Parts of the context to be replaced, such as an encoder that fails. */
  parts?: Partial<Context>;
};

/**
 * The real server on a database, a data folder and a clock of its own, called without a network.
 * Asked for at the top of a test file it lasts for the file, asked for in a test for that test.
 */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { connections, settings } = await openTestDatabase(options.settings);
  const clock = options.clock ?? createClock();
  const logs: string[] = [];
  const config = readConfig({
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl,
    ...options.environment,
  });
  const encoder = createPictureEncoder();
  closeLater(() => encoder.close());
  const ctx: Context = {
    config,
    connections,
    db: connections.reader,
    clock,
    log: pino({ level: 'info' }, { write: (line) => void logs.push(line) }),
    secret: await ensureSecret(connections, config),
    publicFiles: createDiskStorage(join(settings.dataDir, 'media')),
    privateFiles: createDiskStorage(join(settings.dataDir, 'private'), { isPrivate: true }),
    encoder,
    ...options.parts,
  };
  const { app, routes } = await recordRoutes(() => buildApp(ctx, options.delivery));
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
  const isJson = /^application\/json\b/.test(String(answer.headers['content-type']));
  const parsed: unknown = isJson && answer.payload !== '' ? JSON.parse(answer.payload) : answer.payload;
  return { status: answer.statusCode, headers: answer.headers, body: parsed as Body };
}

/** Fastify tells of each new instance before its first route, and keeps no list of routes itself. */
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
