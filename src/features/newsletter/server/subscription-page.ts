import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';
import { readableOn } from '#shared/colour.ts';
import { strictPolicy } from '#server/http/security-headers.ts';
import { escapeHtml } from '#server/texts/escape-html.ts';

/** `homePath` is the path of the home page in `lang`. */
type PageFrame = {
  lang: string;
  homePath: string;
  settings: { projectCompanyName: string; mainColor: string };
};

/** A question has a button, which posts to the page's own address; an answer leads to the site. */
type PageWords = { title: string; text: string; button?: string; home?: string };

/**
 * Sends a page without scripts that looks like the mail with the link. It is not a page of the site, because
 * those never contain anything about a visitor.
 */
export function sendSubscriptionPage(reply: FastifyReply, frame: PageFrame, words: PageWords): FastifyReply {
  const style = styleOf(frame.settings.mainColor);
  const hash = `sha256-${createHash('sha256').update(style).digest('base64')}`;
  return reply
    .header('content-security-policy', strictPolicy({ scripts: [], styles: [hash] }))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(pageOf(frame, words, style));
}

function pageOf(
  { lang, homePath, settings }: PageFrame,
  { title, text, button, home }: PageWords,
  style: string,
) {
  const company = escapeHtml(settings.projectCompanyName);
  const next = button
    ? `<form method="post"><button type="submit">${escapeHtml(button)}</button></form>`
    : `<a href="${homePath}">${escapeHtml(home ?? '')}</a>`;
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} · ${company}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>${company}</header>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${next}
</main>
</body>
</html>
`;
}

function styleOf(mainColor: string): string {
  const onMain = readableOn(mainColor);
  return `
:root{color-scheme:light dark;--page:#f2f1ee;--sheet:#fff;--ink:#1f1f1f;--soft:#494949;--button:${mainColor};--on:${onMain}}
@media (prefers-color-scheme:dark){:root{--page:#141416;--sheet:#1f2023;--ink:#f0efec;--soft:#c9c7c2;--button:#f0efec;--on:#1f1f1f}}
body{margin:0;min-height:100svh;display:grid;place-items:center;background:var(--page);color:var(--ink);font:1rem/1.55 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{box-sizing:border-box;width:min(100% - 2rem,35rem);margin:1rem;background:var(--sheet);padding:0 clamp(1.25rem,5vw,2.5rem) clamp(1.75rem,5vw,2.5rem)}
header{margin:0 calc(-1*clamp(1.25rem,5vw,2.5rem)) 2rem;padding:1rem clamp(1.25rem,5vw,2.5rem);background:${mainColor};color:${onMain};font-weight:600}
h1{margin:0 0 .75rem;font-size:clamp(1.5rem,5vw,1.875rem);line-height:1.2;font-weight:600;text-wrap:balance}
p{margin:0 0 1.75rem;color:var(--soft);overflow-wrap:anywhere;text-wrap:pretty}
button,a{display:inline-block;box-sizing:border-box;min-height:3rem;padding:.75rem 1.5rem;border:0;border-radius:2px;background:var(--button);color:var(--on);font:inherit;font-weight:600;text-decoration:none;cursor:pointer}
button:focus-visible,a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
@media (max-width:30rem){button,a{width:100%;text-align:center}}`;
}
