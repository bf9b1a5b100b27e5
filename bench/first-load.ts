import { brotliDecompressSync } from 'node:zlib';
import { recordAnswer } from './recorded-answers.ts';

/** The sizes are in kilobytes, as transferred. */
export type FirstLoad = { script: number; style: number; files: number };

/** Matches asset addresses in attributes and in the list of scripts that start after the first screen. */
const named = /"(\/assets\/[^"]+\.(?:js|css))"/g;
/** Matches static imports and re-exports, also in the inline module that starts the site. */
const imported = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g;

/**
 * The sizes of the files that a browser loads before a page is usable: those that its HTML names, their
 * static imports, and `more`.
 */
export async function firstLoad(url: string, path: string, more: readonly string[] = []): Promise<FirstLoad> {
  const html = (await read(url, path)).text;
  const waiting = [...matches(html, named), ...matches(html, imported), ...more];
  const sizes = new Map<string, number>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (sizes.has(file)) continue;
    const { text, bytes, encoding } = await read(url, file);
    if (encoding !== 'br' && text.length > 1024) throw new Error(`${file} is sent uncompressed`);
    sizes.set(file, bytes);
    const folder = file;
    if (file.endsWith('.js'))
      waiting.push(...matches(text, imported).map((name) => new URL(name, url + folder).pathname));
  }
  const sum = (ending: string) =>
    [...sizes].reduce((total, [file, bytes]) => total + (file.endsWith(ending) ? bytes : 0), 0) / 1000;
  return { script: sum('.js'), style: sum('.css'), files: sizes.size };
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, file = '']) => file);
}

async function read(url: string, path: string) {
  const { headers, body } = await recordAnswer(url, path);
  const encoding = headers.find(([name]) => name.toLowerCase() === 'content-encoding')?.[1];
  const bytes = Buffer.from(body, 'base64');
  const text = (encoding === 'br' ? brotliDecompressSync(bytes) : bytes).toString();
  return { text, bytes: bytes.length, encoding };
}
