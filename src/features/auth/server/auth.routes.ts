import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { CsrfToken, Login, LoginResult, Status, type UserData } from '../auth.ts';
import { Failure, Success } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { emailKey } from '#features/users/server/users.service.ts';
import { signedIn } from '#server/http/access.ts';
import { csrfToken } from '#server/http/csrf.ts';
import { clientNetwork, limitedBy } from '#server/http/limits.ts';
import {
  apiCookie,
  clearBindingCookie,
  isFromBrowser,
  setApiCookie,
  setBindingCookie,
  type SessionUser,
} from '#server/http/session.ts';
import { PasskeyLogin, PasskeyOptions } from '#features/second-factor/passkey.ts';
import { passkeyOptions } from '#features/second-factor/server/passkeys.service.ts';
import { signIn, type SignedIn } from './auth.service.ts';
import { signInWithPasskey } from './passkey-sign-in.service.ts';
import { registerPurge } from './purge-expired.ts';
import { signOut, type StartedSession } from '#features/sessions/server/sessions.ts';
import { deviceCookieAge, deviceCookieName, deviceCookieValue, knownDevice } from './sign-in-limits.ts';

export function authRoutes(app: FastifyInstance, ctx: Context): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();
  registerPurge(app, ctx);

  routes.post(
    '/api/auth/login',
    {
      config: { access: 'public', isAlwaysAdmitted: true },
      schema: {
        summary: 'Sign in; `otp` answers `totp_required`',
        tags: ['auth'],
        body: Login,
        response: { 200: LoginResult, '4xx': Failure },
      },
    },
    async (request, reply) => {
      const key = emailKey(request.body.email);
      const device = knownDevice(ctx, key, apiCookie(request, deviceCookieName(key)));
      const started = await signIn(ctx, request.body, { ...clientOf(request), device });
      return answerSignIn(ctx, reply, started, device);
    },
  );

  routes.post(
    '/api/auth/passkey/options',
    {
      config: { access: 'public', isAlwaysAdmitted: true },
      preHandler: limitedBy(ctx, 'login'),
      schema: {
        summary: 'Get the options for a sign-in by passkey, with a challenge for one use',
        tags: ['auth'],
        body: z.object({}),
        response: { 200: PasskeyOptions, '4xx': Failure },
      },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { success: true as const, data: { ...(await passkeyOptions(ctx, null)) } };
    },
  );

  routes.post(
    '/api/auth/passkey',
    {
      config: { access: 'public', isAlwaysAdmitted: true },
      schema: {
        summary: 'Sign in by passkey, without a password',
        tags: ['auth'],
        body: PasskeyLogin,
        response: { 200: LoginResult, '4xx': Failure },
      },
    },
    async (request, reply) => {
      const started = await signInWithPasskey(ctx, request.body.credential, clientOf(request));
      const key = emailKey(started.user.email);
      return answerSignIn(
        ctx,
        reply,
        started,
        knownDevice(ctx, key, apiCookie(request, deviceCookieName(key))),
      );
    },
  );

  routes.get(
    '/api/admin/status',
    {
      config: { access: 'account', isNoUse: true, isAlwaysAdmitted: true, waitsForDatabase: true },
      schema: { summary: 'The signed-in user', tags: ['auth'], response: { 200: Status, '4xx': Failure } },
    },
    async (request) => ({ success: true as const, data: presentUser(signedIn(request)) }),
  );

  routes.get(
    '/api/admin/logout',
    {
      config: { access: 'account', isAlwaysAdmitted: true },
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
      config: { access: 'public', isAlwaysAdmitted: true },
      schema: { summary: 'A new CSRF token', tags: ['auth'], response: { 200: CsrfToken } },
    },
    async (_request, reply) => {
      void reply.header('cache-control', 'no-store');
      return { token: csrfToken(ctx) };
    },
  );
}

function clientOf(request: FastifyRequest) {
  return {
    network: clientNetwork(request.ip),
    isBrowser: isFromBrowser(request),
    userAgent: request.headers['user-agent'] ?? '',
  };
}

function answerSignIn(
  ctx: Context,
  reply: FastifyReply,
  { token, binding, expiresIn, user }: StartedSession & { user: SignedIn },
  device: string | undefined,
): LoginResult {
  const key = emailKey(user.email);
  if (binding) setBindingCookie(ctx, reply, binding, expiresIn);
  setApiCookie(ctx, reply, deviceCookieName(key), deviceCookieValue(ctx, key, device), deviceCookieAge);
  void reply.header('cache-control', 'no-store');
  return {
    success: true as const,
    message: 'Giriş Yapıldı!',
    token,
    expires_in: expiresIn,
    data: presentUser(user),
  };
}

function presentUser({
  name,
  email,
  roleGroup,
}: Pick<SessionUser, 'name' | 'email' | 'roleGroup'>): UserData {
  return { name, email, role_group: roleGroup };
}
