import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { getBranding } from '#features/configuration/server/configuration.read.ts';
import { languagePrefix } from '#features/site-api/page-addresses.rules.ts';
import type { Context } from '#server/context/context.ts';
import { strictPolicy } from '#server/http/security-headers.ts';
import { listActiveLanguages } from '#server/languages/languages.service.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';
import { loadKitWords, type KitWords } from '../kit-words.ts';
import { kitStyle } from './kit-style.ts';

/** What all pages of kits share: language, texts, and the company's name, logo and colours. */
export type KitFrame = {
  lang: string;
  /** The path of the home page in this language. */
  homePath: string;
  words: KitWords;
  branding: Awaited<ReturnType<typeof getBranding>>;
};

/** `lang` is that of a kit; without one the browser's language decides. Others than the site's become the main one. */
export async function loadKitFrame(
  { db }: Pick<Context, 'db'>,
  request: FastifyRequest,
  lang?: string,
): Promise<KitFrame> {
  const languages = await listActiveLanguages(db);
  const wanted = lang ?? /^\s*([a-z]{2})\b/.exec(request.headers['accept-language'] ?? '')?.[1];
  const language = languages.find(({ abbr }) => abbr === wanted) ?? languages.find(({ is_main }) => is_main);
  const abbr = language?.abbr ?? 'tr';
  return {
    lang: abbr,
    homePath: (language && languagePrefix(language)) || '/',
    words: await loadKitWords(db, abbr),
    branding: await getBranding(db),
  };
}

/** Headers of everything below the address of a kit: nobody stores it, and no other site learns the address. */
export const secretHeaders = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Sends a page without scripts. It is not a page of the site, because those contain nothing about a visitor. */
export function sendKitPage(
  reply: FastifyReply,
  frame: KitFrame,
  { title, body }: { title: string; body: string },
): FastifyReply {
  const style = kitStyle(frame.branding);
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
  return reply
    .headers(secretHeaders)
    .header('content-security-policy', strictPolicy({ scripts: [], styles: [hash] }))
    .type('text/html; charset=utf-8')
    .send(pageOf(frame, { title, body, style }));
}

type Page = { title: string; body: string; style: string };

function pageOf({ lang, homePath, branding }: KitFrame, { title, body, style }: Page): string {
  const company = escapeHtml(branding.projectCompanyName);
  return `<!doctype html>
<html lang="${escapeHtml(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)} · ${company}</title>
<style>${style}</style>
</head>
<body>
<header class="${branding.darkLogoPath ? '' : 'light'}"><a href="${escapeHtml(homePath)}">${logoOf(branding)}</a></header>
<main>
${body}
</main>
<footer><a href="${escapeHtml(homePath)}">${company}</a></footer>
</body>
</html>
`;
}

function logoOf({ mainLogoPath, darkLogoPath, projectCompanyName }: KitFrame['branding']): string {
  const company = escapeHtml(projectCompanyName);
  if (!mainLogoPath) return company;
  const dark = darkLogoPath
    ? `<source srcset="${escapeHtml(darkLogoPath)}" media="(prefers-color-scheme: dark)">`
    : '';
  return `<picture>${dark}<img src="${escapeHtml(mainLogoPath)}" alt="${company}" height="40"></picture>`;
}
