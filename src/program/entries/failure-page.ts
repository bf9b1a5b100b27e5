import type { FastifyReply, FastifyRequest } from 'fastify';
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
    .header('content-security-policy', strictPolicy({ scripts: [], styles: [] }))
    .type('text/html; charset=utf-8')
    .send(failurePage(languageOf(request.url, main), failure.status === 429 ? 'limited' : 'failed'));
}

type Words = { title: string; heading: string; advice: string };

/** These texts are in code, because the database with the interface texts may be the thing that failed. */
const words: Readonly<Record<'tr' | 'en', Readonly<Record<'failed' | 'limited', Words>>>> = {
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
  },
};

/** The language of an address by its prefix; English for languages that have no texts here. */
function languageOf(url: string, main: string): keyof typeof words {
  const [, prefix] = /^\/([a-z]{2})(?:[/?]|$)/.exec(url) ?? [];
  return (prefix ?? main) === 'tr' ? 'tr' : 'en';
}

/** A page without React, because the renderer itself may have failed. */
function failurePage(lang: keyof typeof words, kind: 'failed' | 'limited'): string {
  const { title, heading, advice } = words[lang][kind];
  return `<!doctype html><html lang="${lang}"><meta charset="utf-8"><title>${title}</title>
<h1>${heading}</h1><p>${advice}</p></html>`;
}
