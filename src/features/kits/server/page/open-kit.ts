import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hourMs } from '#shared/rules/durations.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { tokenHash } from '#server/secrets/tokens.ts';
import { dayIn } from '#server/texts/day.ts';
import { countUse, selectLinkedKit } from '../links/kit-links.queries.ts';
import { kitPath } from '../kit-address.ts';

export type LinkedKit = NonNullable<Awaited<ReturnType<typeof selectLinkedKit>>>;

/**
 * The kit of an address. Undefined, with no difference between them, for an unknown address, a closed link, a deleted
 * kit, and one whose last day is over.
 */
export async function findOpenKit(
  { db, clock, config }: Pick<Context, 'db' | 'clock' | 'config'>,
  token: string,
): Promise<LinkedKit | undefined> {
  const kit = /^[\w-]{43}$/.test(token) ? await selectLinkedKit(db, tokenHash(token)) : undefined;
  return kit && kit.ends_on >= dayIn(config.timeZone, clock.now()) ? kit : undefined;
}

/** Counts a use in the background, so that an answer neither waits for a write nor fails with it. */
export function noteUse(ctx: Context, { id: kitId }: LinkedKit, kind: 'view' | 'download'): void {
  inOperationalTransaction(ctx, ({ db, now }) => countUse(db, { kitId, kind, now })).catch((error: unknown) =>
    ctx.log.warn({ err: error, kit: kitId }, 'a use of a kit was not counted'),
  );
}

/** In milliseconds: how long the password need not be entered again. */
const sessionLasts = 12 * hourMs;

const cookieOf = ({ id }: LinkedKit) => `kit-${id}`;

/** Whether the visitor may see the kit: it has no password, or they entered the present one. */
export function mayOpen(ctx: Pick<Context, 'secret' | 'clock'>, request: FastifyRequest, kit: LinkedKit) {
  if (kit.password_hash === null) return true;
  const cookie = request.server.parseCookie(request.headers.cookie ?? '')[cookieOf(kit)] ?? '';
  const [until = '', signature = ''] = cookie.split('.');
  if (!/^\d{1,15}$/.test(until) || Number(until) < ctx.clock.now().getTime()) return false;
  const given = Buffer.from(signature);
  const known = Buffer.from(sign(ctx, kit, until));
  return given.length === known.length && timingSafeEqual(given, known);
}

/** Lets this browser open the kit without asking again. */
export function setKitCookie(
  ctx: Pick<Context, 'secret' | 'clock' | 'config'>,
  reply: FastifyReply,
  kit: LinkedKit,
  token: string,
): void {
  const until = String(ctx.clock.now().getTime() + sessionLasts);
  const cookie = reply.server.serializeCookie(cookieOf(kit), `${until}.${sign(ctx, kit, until)}`, {
    path: kitPath(token),
    httpOnly: true,
    // Receivers come from their mail program, so a strict cookie would ask them each time.
    sameSite: 'lax',
    secure: ctx.config.publicUrl.startsWith('https:'),
    maxAge: sessionLasts / 1000,
  });
  void reply.header('set-cookie', cookie);
}

/** The hashes of address and password are signed too, so that another one ends all sessions. */
function sign({ secret }: Pick<Context, 'secret'>, kit: LinkedKit, until: string): string {
  const signed = ['kit', kit.id, until, kit.token_hash, kit.password_hash].join(':');
  return createHmac('sha256', secret).update(signed).digest('base64url');
}
