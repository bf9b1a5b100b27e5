import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { loadMessageWords } from '#features/messages/server/message-words.ts';
import { confirmSubscription, leaveNewsletter } from './subscribe.service.ts';
import { sendSubscriptionPage } from './subscription-page.ts';
import { idOfLink, isSigned, linkPaths, networkHash, type LinkAction } from './subscription-links.ts';

type Request = FastifyRequest<{ Params: { token: string } }>;

/**
 * Serves the pages of the links in mails. Opening one changes nothing, because mail scanners follow links; its button
 * posts. The signature in the address is the proof, so that mail programs can post without a CSRF token (RFC 8058).
 */
export function subscriptionPages(app: FastifyInstance, ctx: Context): void {
  for (const action of ['confirm', 'leave'] as const) {
    const url = `${linkPaths[action]}/:token`;
    const options = { config: { access: 'public' as const }, schema: { hide: true } };
    app.get(url, options, (request: Request, reply: FastifyReply) => show(ctx, action, request, reply));
    app.post(url, options, (request: Request, reply: FastifyReply) => act(ctx, action, request, reply));
  }
}

async function show(ctx: Context, action: LinkAction, request: Request, reply: FastifyReply) {
  const link = await readLink(ctx, action, request);
  if (!link.subscriber) return sendUnusable(reply, link);
  const { text, values } = link;
  return sendSubscriptionPage(reply, link, {
    title: text(action === 'confirm' ? 'newsletter_title' : 'newsletter_leave'),
    text: text(action === 'confirm' ? 'newsletter_agree' : 'newsletter_leave_ask', values),
    button: text(action === 'confirm' ? 'newsletter_confirm' : 'newsletter_leave'),
  });
}

async function act(ctx: Context, action: LinkAction, request: Request, reply: FastifyReply) {
  const link = await readLink(ctx, action, request);
  const { subscriber, text, values } = link;
  if (!subscriber) return sendUnusable(reply, link);
  if (action === 'leave') {
    await leaveNewsletter(ctx, subscriber.id);
    const words = { title: text('newsletter_left_title'), text: text('newsletter_left', values) };
    return sendSubscriptionPage(reply, link, { ...words, home: text('newsletter_home') });
  }
  const proof = { network: networkHash(ctx, request.ip), text: text('newsletter_agree', values) };
  if (!(await confirmSubscription(ctx, subscriber.id, proof))) return sendUnusable(reply, link);
  const words = { title: text('newsletter_confirmed_title'), text: text('newsletter_confirmed', values) };
  return sendSubscriptionPage(reply, link, { ...words, home: text('newsletter_home') });
}

/**
 * Finds the subscription of a link, with texts in the subscriber's language, or in the main one for an unusable
 * link.
 */
async function readLink(ctx: Context, action: LinkAction, { params }: Request) {
  const id = idOfLink(params.token, ctx.clock.now());
  const found =
    id === undefined
      ? undefined
      : await ctx.db
          .selectFrom('subscribers')
          .select(['id', 'email', 'email_key', 'lang'])
          .where('id', '=', id)
          .executeTakeFirst();
  const subscriber = found && isSigned(ctx, action, params.token, found) ? found : undefined;
  const languages = await listActiveLanguages(ctx.db);
  const main = languages.find(({ is_main }) => is_main)?.abbr ?? 'tr';
  const settings = await readSettings(ctx.db);
  const { lang, text } = (await loadMessageWords(ctx.db))(subscriber?.lang ?? main);
  const values = { email: subscriber?.email ?? '', company: settings.projectCompanyName };
  return { subscriber, settings, lang, homePath: lang === main ? '/' : `/${lang}`, text, values };
}

function sendUnusable(reply: FastifyReply, link: Awaited<ReturnType<typeof readLink>>): FastifyReply {
  return sendSubscriptionPage(reply.status(410), link, {
    title: link.text('newsletter_unusable_title'),
    text: link.text('newsletter_unusable'),
    home: link.text('newsletter_home'),
  });
}
