import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { NewPassword, PasswordReset } from '../auth.ts';
import { Failure, Success } from '#shared/schema/envelope.ts';
import type { Context } from '#server/context/context.ts';
import { clientNetwork, limitedBy } from '#server/http/limits.ts';
import { apiCookie } from '#server/http/session.ts';
import { requestPasswordReset, resetPassword } from './password-reset.service.ts';
import { deviceCookieName, knownDevice } from './sign-in-limits.ts';

export function passwordResetRoutes(app: FastifyInstance, ctx: Context): void {
  const routes = app.withTypeProvider<ZodTypeProvider>();

  routes.post(
    '/api/auth/password-reset',
    {
      config: { access: 'public' },
      preHandler: limitedBy(ctx, 'passwordReset'),
      schema: {
        summary: 'Ask for a mail with a link for a new password',
        tags: ['auth'],
        body: PasswordReset,
        response: { 200: Success, '4xx': Failure },
      },
    },
    async (request) => {
      await requestPasswordReset(ctx, request.body.email);
      return {
        success: true as const,
        message:
          'Bu adresle bir hesap varsa bağlantı birkaç dakika içinde gelir. Gelmezse istenmeyenler klasörüne bakın.',
      };
    },
  );

  routes.post(
    '/api/auth/password',
    {
      config: { access: 'public' },
      preHandler: limitedBy(ctx, 'login'),
      schema: {
        summary: 'Set a new password with the token of a link',
        tags: ['auth'],
        body: NewPassword,
        response: { 200: Success, '4xx': Failure },
      },
    },
    async (request) => {
      const { isInvitation } = await resetPassword(ctx, request.body, (key) => ({
        network: clientNetwork(request.ip),
        device: knownDevice(ctx, key, apiCookie(request, deviceCookieName(key))),
      }));
      return {
        success: true as const,
        message: isInvitation
          ? 'Hesabınız hazır. E-posta adresiniz ve parolanızla giriş yapın.'
          : 'Parolanız değişti. Yeni parolanızla giriş yapın.',
      };
    },
  );
}
