import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { AppError } from '#server/errors.ts';
import { failureOf, startFailure } from '#server/http/error-mapping.ts';
import { strictPolicy } from '#server/http/security-headers.ts';

/** The `errorHandler` of page routes: it answers with a plain error page. `main` is the main language. */
export function sendFailurePage(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  main = 'tr',
): void {
  const failure = failureOf(error, request, 'page failed');
  startFailure(reply, failure);
  void reply
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(failurePage(request.raw.url ?? '/', main, kindOf(failure)));
}

type Kind = 'failed' | 'limited' | 'busy';
type Words = { title: string; heading: string; advice: string };

function kindOf({ code, status }: AppError): Kind {
  if (code === 'overloaded') return 'busy';
  return status === 429 ? 'limited' : 'failed';
}

/** These texts are in code, because the database with the interface texts may be the thing that failed. */
const words: Readonly<Record<'tr' | 'en', Readonly<Record<Kind, Words>>>> = {
  tr: {
    failed: {
      title: 'Sistem hatası',
      heading: 'Sayfa şu anda gösterilemiyor.',
      advice: 'Lütfen biraz sonra tekrar deneyin.',
    },
    limited: {
      title: 'Çok fazla arama',
      heading: 'Kısa sürede çok fazla arama yapıldı.',
      advice: 'Lütfen bir dakika sonra tekrar deneyin.',
    },
    busy: {
      title: 'Kısa bir yoğunluk',
      heading: 'Sitemiz şu anda çok yoğun.',
      advice: 'Birkaç saniye sonra sayfa açılacaktır.',
    },
  },
  en: {
    failed: {
      title: 'System error',
      heading: 'This page cannot be shown right now.',
      advice: 'Please try again in a moment.',
    },
    limited: {
      title: 'Too many searches',
      heading: 'There were too many searches in a short time.',
      advice: 'Please try again in a minute.',
    },
    busy: {
      title: 'A busy moment',
      heading: 'Our site is very busy right now.',
      advice: 'The page will open again in a few seconds.',
    },
  },
};

/** The language of an address by its prefix; English for languages that have no texts here. */
function languageOf(url: string, main: string): keyof typeof words {
  const [, prefix] = /^\/([a-z]{2})(?:[/?]|$)/.exec(url) ?? [];
  return (prefix ?? main) === 'tr' ? 'tr' : 'en';
}

const retry = { tr: 'Tekrar dene', en: 'Try again' };

/** The style is in the page, because the server may be too busy to send another file. */
const style = `:root{color-scheme:light dark;font:1.0625rem/1.6 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:start;gap:.75rem;padding:1.5rem;box-sizing:border-box}
h1{margin:0;font-size:clamp(1.5rem,5vw,2.25rem);line-height:1.2;font-weight:600;text-wrap:balance}p{margin:0;opacity:.8}
a{margin-top:.75rem;padding:.625rem 1.25rem;border:1px solid;color:inherit;text-decoration:none}a:hover{text-decoration:underline}`;

const policy = strictPolicy({
  scripts: [],
  styles: [`sha256-${createHash('sha256').update(style).digest('base64')}`],
});

/** This page does not use React, because the renderer may have failed. Its empty link requests the same address. */
function failurePage(url: string, main: string, kind: Kind): string {
  const lang = languageOf(url, main);
  const { title, heading, advice } = words[lang][kind];
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${style}</style></head>
<body><h1>${heading}</h1><p>${advice}</p><a href="">${retry[lang]}</a></body></html>`;
}
