import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RoleGroup } from '#shared/permissions.ts';
import type { KeyScope } from '#features/api-keys/key-calls.rules.ts';
import type { Context } from '#server/context/context.ts';

/** The signed-in user of a request; read from the database for every request. */
export type SessionUser = {
  id: number;
  name: string;
  email: string;
  roleGroup: RoleGroup;
  /** The id of the request's session, which is not secret, unlike the token. */
  sessionId: string;
  /** When the user last proved their identity by password or passkey; an ISO instant. */
  provedAt: string;
  /**
   * Whether the company requires a second factor and this user has not set one up
   * (docs/product.md, "Second factor").
   */
  lacksSecondFactor: boolean;
  /** Whether the user signed in with a password that would be refused as a new one. */
  hasWeakPassword: boolean;
  /** Set if another program calls with this key; then nobody is signed in, and `id` is who made the key. */
  apiKey?: { id: number; name: string; scopes: readonly KeyScope[] };
};

/** The bearer token and, for browsers, the cookie that must accompany it. */
export type SessionTokens = { token: string; binding: string | undefined };

/**
 * Finds the user of a session; undefined if the session does not exist or has ended. If `isUse` is set, the
 * call postpones the end of an idle session.
 */
export type FindSessionUser = (
  tokens: SessionTokens,
  options?: { isUse: boolean },
) => Promise<SessionUser | undefined>;

const bindingCookie = 'session_binding';

/**
 * Registers the cookie plugin without its hook, because only a few calls need cookies; they parse them on
 * demand.
 */
export function registerCookies(app: FastifyInstance): void {
  void app.register(fastifyCookie, { hook: false });
}

/** The session tokens of a request; undefined if it has no bearer token. */
export function sessionTokens(request: FastifyRequest): SessionTokens | undefined {
  const token = bearerToken(request);
  return token === undefined ? undefined : { token, binding: apiCookie(request, bindingCookie) };
}

export function bearerToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1];
}

/**
 * Whether a browser sent the request; browser sessions are bound to a cookie. Over plain HTTP browsers send
 * only `Origin`.
 */
export function isFromBrowser({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] !== undefined || headers.origin !== undefined;
}

/** Browsers accept a cookie with this prefix only over HTTPS and only from this very host (RFC 6265bis). */
const hostPrefix = '__Host-';

/** The value of a cookie that `setApiCookie` set, also of one that was set before the site used HTTPS. */
export function apiCookie({ headers, server }: FastifyRequest, name: string): string | undefined {
  const sent = server.parseCookie(headers.cookie ?? '');
  return sent[hostPrefix + name] ?? sent[name];
}

/** Sets the cookie that binds a session to this browser. `maxAge` is in seconds. */
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

/**
 * Whether this request uses HTTPS. Staff may open the panel by HTTP in their own network even if the site
 * uses HTTPS.
 */
function isOverHttps({ panelUrl }: Context['config'], { headers }: FastifyRequest): boolean {
  return panelUrl.startsWith('https:') && !headers.origin?.startsWith('http:');
}

/** Sets a cookie that scripts cannot read and that browsers send only from our own pages. */
export function setApiCookie(
  { config }: Pick<Context, 'config'>,
  reply: FastifyReply,
  name: string,
  value: string,
  maxAge: number,
): void {
  const isSecure = isOverHttps(config, reply.request);
  const cookie = reply.server.serializeCookie(isSecure ? hostPrefix + name : name, value, {
    // The `__Host-` prefix allows only the path `/`.
    path: isSecure ? '/' : '/api',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure,
    maxAge,
  });
  void reply.header('set-cookie', cookie);
}
