import type { SiteApi } from '../site-api.ts';

const start = '/media/';

/**
 * The same calls, whose answers name pictures at the origin `mediaUrl` instead of a path of the site. Every text that
 * is such a path, and the pictures in rich texts, get it (docs/decisions/0080).
 */
export function withMediaOrigin(api: SiteApi, mediaUrl: string): SiteApi {
  if (mediaUrl === '') return api;
  // Several pages share an answer, so each is rewritten once.
  const known = new WeakMap<object, unknown>();
  const rewrite = (answer: unknown): unknown => {
    if (typeof answer !== 'object' || answer === null) return answer;
    const rewritten = known.get(answer) ?? atOrigin(answer, mediaUrl);
    known.set(answer, rewritten);
    return rewritten;
  };
  const calls = Object.entries(api).map(([name, call]) => [
    name,
    async (...input: unknown[]) => rewrite(await (call as (...given: unknown[]) => unknown)(...input)),
  ]);
  return Object.fromEntries(calls) as SiteApi;
}

function atOrigin(value: unknown, mediaUrl: string): unknown {
  if (typeof value === 'string') return textAtOrigin(value, mediaUrl);
  if (Array.isArray(value)) return value.map((item) => atOrigin(item, mediaUrl));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, atOrigin(item, mediaUrl)]));
}

/** The pictures that `loadIllustrations` writes into rich texts. */
const illustration = /<picture>.*?<\/picture>/gs;

function textAtOrigin(text: string, mediaUrl: string): string {
  if (text.startsWith(start)) return mediaUrl + text;
  if (!text.includes('<picture>')) return text;
  return text.replace(illustration, (html) => html.replace(/(?<=[" ])\/media\//g, mediaUrl + start));
}
