import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context.ts';
import { findUserOfSession, type SessionUser } from '#server/features/auth/sessions.ts';

export type { SessionUser };

/** Holds the second half of a browser's session, which scripts cannot read. */
const bindingCookie = 'session_binding';

/** Without its hook: cookies are parsed by the few calls that look at them. */
export function registerCookies(app: FastifyInstance): void {
  void app.register(fastifyCookie, { hook: false });
}

/** The user of the request's bearer token; undefined when it is missing or no longer good. */
export async function findSessionUser(
  ctx: Pick<Context, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<SessionUser | undefined> {
  const token = bearerToken(request);
  if (token === undefined) return undefined;
  return findUserOfSession(ctx, { token, binding: cookies(request)[bindingCookie] });
}

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
}

/** Whether a browser sent it: then the session can be bound to a cookie. */
export function isFromBrowser({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== undefined;
}

export function cookies({ headers, server }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return server.parseCookie(headers.cookie ?? '');
}

/** `maxAge` in seconds. */
export function setBindingCookie(
  ctx: Pick<Context, 'config'>,
  reply: FastifyReply,
  value: string,
  maxAge: number,
) {
  setApiCookie(ctx, reply, bindingCookie, value, maxAge);
}

export function clearBindingCookie(ctx: Pick<Context, 'config'>, reply: FastifyReply): void {
  setApiCookie(ctx, reply, bindingCookie, '', 0);
}

/** A cookie that only our own pages send, only to the API, and that no script reads. */
export function setApiCookie(
  { config }: Pick<Context, 'config'>,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
): void {
  const cookie = reply.server.serializeCookie(name, value, {
    path: '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https:'),
    maxAge,
  });
  void reply.header('set-cookie', cookie);
}
