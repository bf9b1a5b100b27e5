import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isAllowed, type Permission } from '#shared/permissions.ts';
import { minuteMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { isDatabaseUnavailable } from '#server/db/connection-errors.ts';
import { forbidden, reauthenticationRequired, secondFactorRequired, unauthorized } from '#server/errors.ts';
import { isWithKey, keyCaller, requireKeyScope, type FindApiKey } from './api-key-access.ts';
import { registerCookies, sessionTokens, type FindSessionUser, type SessionUser } from './session.ts';

/**
 * The users who may call a route: everyone, every signed-in user, or users with a permission. `account` is like
 * `session`, but also admits users who still have to set up a second factor.
 */
export type Access = 'public' | 'account' | 'session' | Permission;

/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces merge with Fastify's */
declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** The verbs that a POST with `_method` can mean. */
    overrides?: readonly string[];
    /** True, or the schema of the fields besides `file`, if the handler reads the multipart body itself. */
    upload?: true | z.ZodType;
    /** Whether calls of this route do not postpone the end of an idle session. */
    isNoUse?: true;
    /** Whether calls wait for a database that is unreachable for a moment, because a failure would end a session. */
    waitsForDatabase?: true;
  }
  interface FastifyRequest {
    /** The signed-in user, or the key of another program; always null on public routes. */
    user: SessionUser | null;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/**
 * Refuses API routes without `config.access`, and callers without that access. Register it before all routes.
 */
export function registerAccess(
  app: FastifyInstance,
  ctx: Pick<Context, 'clock'>,
  { findUser, findKey }: { findUser: FindSessionUser; findKey: FindApiKey },
): void {
  registerCookies(app);
  const callerOfKey = keyCaller(findKey, ctx.clock);
  app.decorateRequest('user', null);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/api/') && !config?.access)
      throw new Error(`${String(method)} ${url} does not say who may call it (config.access)`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access = 'public', isNoUse, waitsForDatabase = false } = request.routeOptions.config;
    if (access === 'public') return;
    void reply.header('cache-control', 'no-store');
    if (isWithKey(request)) {
      request.user = await callerOfKey(request);
      // The handler of a POST that can mean other verbs checks the one that is meant.
      if (!request.routeOptions.config.overrides) requireAccess(request, access);
      return;
    }
    const tokens = sessionTokens(request);
    // The panel sends this header with requests that the user did not start, such as polls and refetched
    // lists.
    const isUse = !isNoUse && request.headers['x-background'] === undefined;
    const find = async () => (tokens && (await findUser(tokens, { isUse }))) ?? null;
    request.user = await (waitsForDatabase ? untilAnswered(find) : find());
    requireAccess(request, access);
  });
}

/** In milliseconds: how long a call waits for the database, and how often it tries. */
const longestWait = 10_000;
const tryEvery = 250;

/** Repeats a read while the database is unreachable, for at most `longestWait`. */
async function untilAnswered<Result>(read: () => Promise<Result>): Promise<Result> {
  const deadline = performance.now() + longestWait;
  for (;;) {
    try {
      return await read();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() >= deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, tryEvery));
  }
}

/**
 * Checks the caller's access; `resource.ts` calls it again for the verb that a POST means.
 *
 * @throws AppError 401, 403
 */
export function requireAccess(request: FastifyRequest, access: Access, method = request.method): void {
  if (access === 'public') return;
  const user = signedIn(request);
  if (user.apiKey) {
    requireKeyScope(request, user, method);
    return;
  }
  if (access === 'account') return;
  if (user.lacksSecondFactor) throw secondFactorRequired();
  if (access !== 'session' && !isAllowed(user.roleGroup, access)) throw forbidden();
}

/** Milliseconds for which a proof of identity is accepted. */
const proofLasts = 10 * minuteMs;

/**
 * Requires that the caller recently proved their identity by password or passkey, so that an unattended panel
 * is not enough for sensitive actions.
 *
 * @throws AppError 401, 403
 */
export function requireRecentProof({ clock }: Pick<Context, 'clock'>, actor: SessionUser | null): void {
  const { provedAt } = signedInActor(actor);
  if (clock.now().getTime() - Date.parse(provedAt) > proofLasts) throw reauthenticationRequired();
}

/** The caller of a non-public route. @throws AppError 401 if nobody is signed in. */
export function signedIn(request: FastifyRequest): SessionUser {
  return signedInActor(request.user);
}

/** Like `signedIn`, for handlers of `resource.ts`. */
export function signedInActor(user: SessionUser | null): SessionUser {
  if (!user) throw unauthorized();
  return user;
}
