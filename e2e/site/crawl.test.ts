import { expect, test } from '../fixtures.ts';

/** Own addresses that are files, calls or another program. */
const notPages = /^\/(media|assets|dosya|api|admin|giris-yap)\b/;

/** Data sheets are made when they are asked for, so only the first ones are. */
const mostSheets = 2;

/** The own addresses in the links of a page; links with filters are left out, because there are too many. */
function linksOf(html: string): string[] {
  return [...html.matchAll(/<a [^>]*href="(\/[^"#?]*(?:\?page=\d+)?)"/g)].map(([, link = '']) => link);
}

test('every link of the whole example leads to a page or file at once, in both languages @desk', async ({
  request,
}) => {
  const seen = new Set<string>(['/', '/en']);
  const broken: string[] = [];
  let sheets = 0;
  const waiting = [...seen];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await request.get(path, { maxRedirects: 0 });
    if (answer.status() !== 200) broken.push(`${path}: ${answer.status()}`);
    if (notPages.test(path)) continue;
    for (const link of linksOf(await answer.text())) {
      if (seen.has(link) || /^\/(api|admin|giris-yap)\b/.test(link)) continue;
      seen.add(link);
      if (link.startsWith('/dosya/foy/') && (sheets += 1) > mostSheets) continue;
      waiting.push(link);
    }
  }
  expect(broken).toEqual([]);
  expect(seen.size).toBeGreaterThan(250);
});
