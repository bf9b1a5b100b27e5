import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { page as pageNumber } from '#shared/schema/fields.ts';
import { isPassword } from '#features/users/server/passwords.ts';
import type { Context } from '#server/context/context.ts';
import { isRecord } from '#server/http/body.ts';
import { csrfToken, isCsrfToken } from '#server/http/csrf.ts';
import { failureOf, startFailure } from '#server/http/error-mapping.ts';
import { clientNetwork, isWithinLimit, limitedBy, returnLimit } from '#server/http/limits.ts';
import {
  countKitPictures,
  findKitProductIds,
  loadKitProducts,
  openKitView,
} from '../contents/kit-products.read.ts';
import { kitPath } from '../kit-address.ts';
import { registerKitDownloads } from './kit-downloads.routes.ts';
import { loadKitFrame, secretHeaders, sendKitPage } from './kit-frame.ts';
import { sendGone } from './kit-messages.ts';
import { kitBody, passwordBody } from './kit-page.ts';
import { findOpenKit, mayOpen, noteUse, setKitCookie, type LinkedKit } from './open-kit.ts';

type KitRequest = FastifyRequest<{ Params: { token: string } }>;

/** The number of products on a page. */
const perPage = 24;

/** The pages and downloads of kits (docs/product.md, "Kits"). The secret address and the password are the access. */
export function kitPageRoutes(app: FastifyInstance, ctx: Context): void {
  const options: RouteShorthandOptions = {
    config: { access: 'public', hasSecretInPath: true },
    schema: { hide: true },
    onRequest: limitedBy(ctx, 'kits'),
    errorHandler: sendFailure,
  };
  const url = kitPath(':token');
  for (const [method, handle] of [['GET', show] as const, ['POST', unlock] as const])
    app.route<{ Params: { token: string } }>({
      ...options,
      method,
      url,
      handler: (request, reply) => handle(ctx, request, reply),
    });
  registerKitDownloads(app, ctx, { url, options });
}

/** One line in both languages, because the database with the texts may be what failed. */
function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error, request, 'the page of a kit failed');
  startFailure(reply, failure);
  const text = 'Lütfen birkaç dakika sonra tekrar deneyin. / Please try again in a few minutes.';
  void reply.headers(secretHeaders).type('text/plain; charset=utf-8').send(text);
}

async function show(ctx: Context, request: KitRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { token } = request.params;
  const kit = await findOpenKit(ctx, token);
  if (!kit) return sendGone(ctx, request, reply);
  if (!mayOpen(ctx, request, kit)) return askPassword(ctx, request, reply, kit);
  const frame = await loadKitFrame(ctx, request, kit.lang);
  const view = await openKitView(ctx, kit);
  const ids = await findKitProductIds(view, kit);
  const pages = Math.max(1, Math.ceil(ids.length / perPage));
  const page = Math.min(pageNumber.parse((request.query as { page?: unknown }).page), pages);
  const contents = {
    token,
    page,
    pages,
    products: ids.length,
    pictures: kit.has_pictures ? await countKitPictures(view, ids) : null,
    shown: await loadKitProducts(view, ids.slice((page - 1) * perPage, page * perPage)),
  };
  if (request.method === 'GET' && page === 1) noteUse(ctx, kit, 'view');
  return sendKitPage(reply, frame, { title: kit.name, body: kitBody(frame, kit, contents) });
}

async function askPassword(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  kit: LinkedKit,
  error?: 'password_wrong' | 'password_limited' | 'form_old',
): Promise<FastifyReply> {
  const frame = await loadKitFrame(ctx, request, kit.lang);
  const body = passwordBody(frame, csrfToken(ctx), error && frame.words(error));
  return sendKitPage(reply, frame, { title: frame.words('password_title'), body });
}

async function unlock(ctx: Context, request: KitRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { token } = request.params;
  const kit = await findOpenKit(ctx, token);
  if (!kit) return sendGone(ctx, request, reply);
  if (kit.password_hash !== null) {
    const { csrf, password } = isRecord(request.body) ? request.body : {};
    const isOwnForm = request.headers['sec-fetch-site'] !== 'cross-site';
    if (!isOwnForm || typeof csrf !== 'string' || !isCsrfToken(ctx, csrf))
      return askPassword(ctx, request, reply.status(403), kit, 'form_old');
    const refusal = await refusalOf(ctx, kit, {
      client: clientNetwork(request.ip),
      password: typeof password === 'string' ? password.slice(0, 100) : '',
    });
    if (refusal === 'password_limited')
      return askPassword(ctx, request, reply.status(429).header('retry-after', 900), kit, refusal);
    if (refusal) return askPassword(ctx, request, reply.status(403), kit, refusal);
    setKitCookie(ctx, reply, kit, token);
  }
  return reply.headers(secretHeaders).redirect(kitPath(token), 303);
}

/** Checks a password. Only wrong ones count for the limits, of the client and of all clients for this kit. */
async function refusalOf(
  ctx: Context,
  { id, password_hash: hash }: LinkedKit,
  { client, password }: { client: string; password: string },
) {
  const limits = [['kitPasswords', `${id}:${client}`] as const, ['kitPasswordsOfAll', String(id)] as const];
  for (const [name, key] of limits) if (!(await isWithinLimit(ctx, name, key))) return 'password_limited';
  if (!(await isPassword(hash ?? undefined, password))) return 'password_wrong';
  for (const [name, key] of limits) await returnLimit(ctx, name, key);
  return undefined;
}
