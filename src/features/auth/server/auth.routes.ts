import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { CsrfToken, Login, LoginResult, Status, type UserData } from '../auth.ts';
import { Failure, Success } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { emailKey } from '#features/users/server/users.service.ts';
import { signedIn } from '#server/http/access.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { clientNetwork } from '#server/http/limits.ts';
import {
  apiCookie,
  clearBindingCookie,
  isFromBrowser,
  setApiCookie,
  setBindingCookie,
  type SessionUser,
} from '#server/http/session.ts';
import { signIn } from './auth.service.ts';
import { registerPurge } from './purge-expired.ts';
import { signOut } from '#features/sessions/server/sessions.ts';
import { deviceCookieAge, deviceCookieName, deviceCookieValue, knownDevice } from './sign-in-limits.ts';

export function authRoutes(app: FastifyInstance, ctx: Context): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  registerPurge(app, ctx);

  routes.post(
    '/api/auth/login',
    {
      config: { access: 'public' },
      schema: {
        summary: 'Sign in; `otp` answers `totp_required`',
        tags: ['auth'],
        body: Login,
        response: { 200: LoginResult, '4xx': Failure },
      },
    },
    async (request, reply) => {
      const key = emailKey(request.body.email);
      const deviceCookie = deviceCookieName(key);
      const device = knownDevice(ctx, key, apiCookie(request, deviceCookie));
      const client = {
        network: clientNetwork(request.ip),
        device,
        isBrowser: isFromBrowser(request),
        userAgent: request.headers['user-agent'] ?? '',
      };
      const { token, binding, expiresIn, user } = await signIn(ctx, request.body, client);
      if (binding) setBindingCookie(ctx, reply, binding, expiresIn);
      setApiCookie(ctx, reply, deviceCookie, deviceCookieValue(ctx, key, device), deviceCookieAge);
      void reply.header('cache-control', 'no-store');
      return {
        success: true as const,
        message: 'Giriş Yapıldı!',
        token,
        expires_in: expiresIn,
        data: presentUser(user),
      };
    },
  );

  routes.get(
    '/api/admin/status',
    {
      config: { access: 'account', isNoUse: true },
      schema: { summary: 'The signed-in user', tags: ['auth'], response: { 200: Status, '4xx': Failure } },
    },
    async (request) => ({ success: true as const, data: presentUser(signedIn(request)) }),
  );

  routes.get(
    '/api/admin/logout',
    {
      config: { access: 'account' },
      schema: { summary: 'Sign out', tags: ['auth'], response: { 200: Success, '4xx': Failure } },
    },
    async (request, reply) => {
      await signOut(ctx, signedIn(request));
      clearBindingCookie(ctx, reply);
      return { success: true as const };
    },
  );

  routes.get(
    '/api/csrf-token',
    {
      config: { access: 'public' },
      schema: { summary: 'A new CSRF token', tags: ['auth'], response: { 200: CsrfToken } },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { token: csrfToken(ctx) };
    },
  );
}

function presentUser({
  name,
  email,
  roleGroup,
}: Pick<SessionUser, 'name' | 'email' | 'roleGroup'>): UserData {
  return { name, email, role_group: roleGroup };
}
