import { hourMs } from '#shared/rules/durations.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/context/context.ts';
import { csrfRejected, forbidden } from '#server/errors.ts';
import { isWithKey } from './api-key-access.ts';
import { sessionTokens, type FindSessionUser } from './session.ts';

const bucketLength = 12 * hourMs;

/**
 * A token is valid in the twelve-hour period (bucket) of its creation and in the next two, so for 24 to 36
 * hours.
 */
const acceptedBuckets = 3;

const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

type Signing = Pick<Context, 'secret' | 'clock'>;
type Guarding = Signing & { config: { publicUrl: string; panelOrigin: string } };

/** The current token for pages. It is the same for every visitor and host, so that pages can be cached. */
export function csrfToken({ secret, clock }: Signing): string {
  return sign(secret, bucketOf(clock.now()));
}

/** The instant at which `csrfToken` changes. */
export function csrfBucketEnd(now: Date): Date {
  return new Date((bucketOf(now) + 1) * bucketLength);
}

export function isCsrfToken({ secret, clock }: Signing, token: string): boolean {
  const given = Buffer.from(token);
  const bucket = bucketOf(clock.now());
  return Array.from({ length: acceptedBuckets }, (_, age) => Buffer.from(sign(secret, bucket - age))).some(
    (known) => known.length === given.length && timingSafeEqual(known, given),
  );
}

/** Refuses unsafe calls from other sites (docs/product.md, "CSRF"). Register it after `registerAccess`. */
export function registerCsrf(app: FastifyInstance, ctx: Guarding, findUser: FindSessionUser): void {
  app.addHook('onRequest', async (request) => {
    if (safeMethods.has(request.method) || !isCall(request.routeOptions.url)) return;
    if (isWithKey(request)) {
      // No browser sends a key by itself. Public forms and the sign-in are for people.
      if (!request.user) throw forbidden('Bu çağrı API anahtarlarına kapalı.');
      return;
    }
    if (isFromOtherSite(request, ownOrigin(request, ctx.config)))
      throw forbidden('Başka bir siteden gelen istekler kabul edilmez.');
    const token = request.headers['x-csrf-token'];
    if (typeof token === 'string' && token !== '') {
      if (!isCsrfToken(ctx, token)) throw csrfRejected();
      return;
    }
    const tokens = sessionTokens(request);
    const user = request.user ?? (tokens && (await findUser(tokens)));
    if (!user) throw csrfRejected();
  });
}

/** The origin from which this call must come: the panel's for a call of the panel, else the site's. */
function ownOrigin({ routeOptions }: FastifyRequest, { publicUrl, panelOrigin }: Guarding['config']): string {
  const isOfPanel = /^\/api\/(?:admin|auth)\//.test(routeOptions.url ?? '');
  return (isOfPanel && panelOrigin) || publicUrl;
}

/**
 * Whether a page of another site sent the request, by `Sec-Fetch-Site`. `Origin` is compared for browsers
 * without that header and for other subdomains of the same domain.
 */
function isFromOtherSite({ headers, host }: FastifyRequest, ownUrl: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'cross-site') return true;
  // `Sec-Fetch-Site` is checked first, because a proxy may change `Host`.
  if (site === 'same-origin' || origin === undefined) return false;
  const sender = URL.parse(origin);
  if (!sender) return true;
  const own = [URL.parse(`${sender.protocol}//${host}`), URL.parse(ownUrl)];
  return !own.some((url) => url?.host === sender.host);
}

/**
 * Whether the matched route is an API call. The address is not used, because it can be spelled in several
 * ways (`/%61pi/…`).
 */
function isCall(route: string | undefined): boolean {
  // `/api/*` is the route that answers 404 to unknown calls.
  return route !== undefined && route.startsWith('/api/') && route !== '/api/*';
}

function bucketOf(now: Date): number {
  return Math.floor(now.getTime() / bucketLength);
}

function sign(secret: string, bucket: number): string {
  return createHmac('sha256', secret).update(`csrf:${bucket}`).digest('base64url');
}
