import type { FastifyInstance } from 'fastify';
import { sitePages } from '#shared/site-pages.ts';

/** Pages of the site that did not answer; the message is for the operator. */
export class PagesFailed extends Error {}

/**
 * Renders one page of each kind without a network. Addresses with names come from the links of the other pages, so
 * kinds without a linked page are left out.
 *
 * @returns the paths of the rendered pages
 * @throws PagesFailed if one does not answer 200
 */
export async function renderEachPage(app: FastifyInstance): Promise<string[]> {
  const rendered: string[] = [];
  const links = new Set<string>();
  const render = async (path: string) => {
    const { statusCode, body } = await app.inject({ url: path, headers: { host: 'localhost' } });
    if (statusCode !== 200) throw new PagesFailed(`${path} sayfası ${statusCode} ile yanıtlandı.`);
    for (const [, link = ''] of body.matchAll(/href="(\/[^"?#]*)/g)) links.add(link);
    rendered.push(path);
  };
  const pages = sitePages.filter(({ name }) => name !== 'not_found');
  for (const { path } of pages) if (!path.includes(':')) await render(path);
  for (const { path } of pages) {
    const pattern = new RegExp(`^${path.replace(/:[a-z_]+/g, '[^/]+')}$`);
    const linked = path.includes(':') ? [...links].find((link) => pattern.test(link)) : undefined;
    if (linked !== undefined) await render(linked);
  }
  return rendered;
}
