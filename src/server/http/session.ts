import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RoleGroup } from '#shared/permissions.ts';
import type { Context } from '#server/context/context.ts';

/** The signed-in user of a request; read from the database for every request. */
export type SessionUser = {
  id: number;
  name: string;
  email: string;
  roleGroup: RoleGroup;
  /** The public name of the request's session. */
  sessionId: string;
  /**
   * Whether the company requires a second factor and this user has not set one up
   * (docs/product.md, "Second factor").
   */
  lacksSecondFactor: boolean;
};

/** The bearer token and, for browsers, the cookie without which the token is useless. */
export type SessionTokens = { token: string; binding: string | undefined };

/** Finds the user of a session; undefined if the session does not exist or has ended. */
export type FindSessionUser = (tokens: SessionTokens) => Promise<SessionUser | undefined>;

const bindingCookie = 'session_binding';

/** Registers no hook, because only a few calls need cookies; those parse them on demand. */
export function registerCookies(app: FastifyInstance): void {
  void app.register(fastifyCookie, { hook: false });
}

/** Undefined if the request has no bearer token. */
export function sessionTokens(request: FastifyRequest): SessionTokens | undefined {
  const token = bearerToken(request);
  return token === undefined ? undefined : { token, binding: cookies(request)[bindingCookie] };
}

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
}

/** Whether a browser sends the request; browser sessions are bound to a cookie. */
export function isFromBrowser({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== undefined;
}

export function cookies({ headers, server }: FastifyRequest): Readonly<Record<string, string | undefined>> {
  return server.parseCookie(headers.cookie ?? '');
}

/** `maxAge`: in seconds. */
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

/** Sets a cookie that scripts cannot read and that browsers send only to our API, from our own pages. */
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
    secure: config.panelUrl.startsWith('https:'),
    maxAge,
  });
  void reply.header('set-cookie', cookie);
}
