import type { Context } from '#server/context/context.ts';
import { loadEntriesOf } from '../sitemap/page-entries.ts';
import { openRecords } from '../sitemap/record-entries.ts';
import { openSitemapSite } from '../sitemap/sitemap-site.ts';
import { rangeOf } from '../sitemap/sitemap.queries.ts';
import { selectChanges, selectPublished, type ToldEntity } from './index-now.queries.ts';

/** Records per submission; with each in a few languages this stays below the 10,000 addresses of one. */
const mostRecords = 1_000;
const mostAddresses = 10_000;

type Progress = { after: number; since: string };

/**
 * The addresses of the pages that changed or were published after `progress`, as far as visitors see them, and the
 * progress that they reach.
 */
export async function loadChangedAddresses(
  ctx: Context,
  { after, since }: Progress,
): Promise<{ addresses: string[]; reached: Progress }> {
  const now = ctx.clock.now().toISOString();
  const changes = await selectChanges(ctx.db, after, mostRecords);
  const reached = { after: changes.at(-1)?.id ?? after, since: now };
  const changed = (entity: ToldEntity) =>
    changes.filter((change) => change.entity === entity).map(({ entity_id: id }) => id);
  const range = { since, now, limit: mostAddresses };
  const products = new Set([...changed('product'), ...(await selectPublished(ctx.db, 'products', range))]);
  const posts = new Set([...changed('post'), ...(await selectPublished(ctx.db, 'posts', range))]);
  const pages = { categories: new Set(changed('category')), contracts: new Set(changed('contract')) };
  if (products.size + posts.size + pages.categories.size + pages.contracts.size === 0)
    return { addresses: [], reached };
  const site = await openSitemapSite(ctx);
  const records = [
    await (await openRecords(site, 'products')).readBatch(rangeOf([...products])),
    await (await openRecords(site, 'posts')).readBatch(rangeOf([...posts])),
  ].flatMap((batch) => batch?.entries ?? []);
  const addresses = [...records, ...(await loadEntriesOf(site, pages))].map(({ address }) => address);
  return { addresses: [...new Set(addresses)].slice(0, mostAddresses), reached };
}
