import type { FastifyInstance } from 'fastify';
import { dayMs } from '#shared/rules/durations.ts';
import { paths } from '#shared/panel-paths.ts';
import type { Context } from '#server/context/context.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { sendPlainNotFound } from '#server/http/plain-not-found.ts';

const own = { config: { access: 'public' as const }, schema: { hide: true } };

/** RFC 9116 recommends an expiry less than a year ahead; the file is generated at each request. */
const validFor = 180 * dayMs;

/**
 * Serves `security.txt`, which says where to report a security problem (RFC 9116), and the address at which
 * password managers find the form for a new password.
 */
export function registerWellKnown(app: FastifyInstance, ctx: Context): void {
  app.get('/.well-known/security.txt', own, async (_, reply) => {
    const { securityAddress } = await readSettings(ctx.db);
    if (securityAddress === '') return sendPlainNotFound(reply);
    const { publicUrl } = ctx.config;
    const lines = [
      `Contact: mailto:${securityAddress}`,
      `Expires: ${new Date(ctx.clock.now().getTime() + validFor).toISOString()}`,
      'Preferred-Languages: tr, en',
      ...(publicUrl ? [`Canonical: ${publicUrl}/.well-known/security.txt`] : []),
    ];
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
  // This address is defined in "A Well-Known URL for Changing Passwords" (W3C).
  app.get('/.well-known/change-password', own, async (_, reply) =>
    reply.header('cache-control', 'no-store').redirect(paths.profile, 302),
  );
}
