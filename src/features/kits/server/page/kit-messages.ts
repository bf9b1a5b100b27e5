import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#server/context/context.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';
import { loadKitFrame, sendKitPage } from './kit-frame.ts';

/** The same answer for every address that opens nothing, so that it does not tell why. */
export async function sendGone(ctx: Context, request: FastifyRequest, reply: FastifyReply) {
  const frame = await loadKitFrame(ctx, request);
  const { words, homePath } = frame;
  const body = messageBody(words('gone_title'), words('gone_text'), { href: homePath, text: words('home') });
  return sendKitPage(reply.status(404), frame, { title: words('gone_title'), body });
}

/** In seconds. */
const retryAfter = 60;

/** Answers a download while too many others run. */
export async function sendBusy(ctx: Context, request: FastifyRequest, reply: FastifyReply) {
  const frame = await loadKitFrame(ctx, request);
  const { words } = frame;
  const body = messageBody(words('busy_title'), words('busy_text'), { href: '', text: words('retry') });
  void reply.status(429).header('retry-after', retryAfter);
  return sendKitPage(reply, frame, { title: words('busy_title'), body });
}

function messageBody(title: string, text: string, link: { href: string; text: string }): string {
  const action = `<a class="button" href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a>`;
  return `<section class="message"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${action}</section>`;
}
