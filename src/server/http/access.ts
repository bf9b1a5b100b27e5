import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isAllowed, type Permission } from '#shared/permissions.ts';
import type { Context } from '#server/context.ts';
import { forbidden, unauthorized } from '#server/errors.ts';
import { findSessionUser, registerCookies, type SessionUser } from './session.ts';

/** Who may call a route: anyone, whoever is signed in, or a role group with a permission. */
export type Access = 'public' | 'session' | Permission;

/* eslint-disable @typescript-eslint/consistent-type-definitions -- only interfaces merge with Fastify's */
declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
    /** Verbs that a POST stands in for by `_method`. */
    overrides?: readonly string[];
    /** The route reads its multipart body itself: a `file`, and what else a schema says. */
    upload?: true | z.ZodType;
  }
  interface FastifyRequest {
    /** Set on routes that are not public. */
    user: SessionUser | null;
  }
}
/* eslint-enable @typescript-eslint/consistent-type-definitions */

/** Makes every API route say who may call it, and holds it to that. Registered before all routes. */
export function registerAccess(app: FastifyInstance, ctx: Context): void {
  registerCookies(app);
  app.decorateRequest('user', null);
  app.addHook('onRoute', ({ method, url, config }) => {
    if (url.startsWith('/api/') && !config?.access)
      throw new Error(`${String(method)} ${url} does not say who may call it (config.access)`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { access = 'public' } = request.routeOptions.config;
    if (access === 'public') return;
    void reply.header('cache-control', 'no-store');
    request.user = (await findSessionUser(ctx, request)) ?? null;
    requireAccess(request, access);
  });
}

/**
 * Holds a signed-in caller to an access; `resource.ts` asks again for the verb that a POST meant.
 *
 * @throws AppError 401, 403
 */
export function requireAccess(request: FastifyRequest, access: Access): void {
  if (access === 'public') return;
  const user = signedIn(request);
  if (access !== 'session' && !isAllowed(user.roleGroup, access)) throw forbidden();
}

/**
 * The caller of a route that is not public.
 *
 * @throws AppError 401 when nobody is signed in.
 */
export function signedIn(request: FastifyRequest): SessionUser {
  if (!request.user) throw unauthorized();
  return request.user;
}
