import type { Visit } from '../visit.ts';
import { sitePages, type SitePageName } from '#shared/site-pages.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { dayIn } from '#server/texts/day.ts';
import { failedSearch } from './failed-search.ts';
import { campaignName, otherNames, referrerHost } from './visit-source.ts';
import {
  addFailedSearches,
  addSources,
  addVisits,
  selectLiveIds,
  type FailedSearchCount,
  type SourceCount,
  type VisitCount,
} from './visits.queries.ts';

type Counting = Pick<Context, 'db' | 'connections' | 'clock' | 'config' | 'log'>;

export type VisitCounter = {
  /**
   * Counts a visit in memory. `host` is the site's own host in the request, which is never counted as a
   * referrer.
   */
  count: (visit: Visit, host?: string) => void;
  /** Counts in memory what a page's Content-Security-Policy blocked; `name` comes from `blockedName`. */
  countBlocked: (name: string) => void;
  /** Stores what was counted. After a failure the counts are kept for the next time. */
  flush: () => Promise<void>;
};

/**
 * The maximum number of different visits, searches and sources that a process keeps in memory between two
 * flushes. New ones above the limit are ignored, except that sources are counted under `otherNames`.
 */
const most = { visits: 10_000, searches: 500, sources: 500 };

/** The pages that are counted: all pages of the site except the not-found page. */
const countedPages: ReadonlySet<string> = new Set(
  sitePages.map(({ name }) => name).filter((name) => name !== 'not_found'),
);

/** The pages that show a single record, each with the record's table. */
const recordPages = { product: 'products', blog_detail: 'posts' } as const satisfies {
  [page in SitePageName]?: string;
};

const counters = new WeakMap<Context['connections'], VisitCounter>();

/** The visit counter of this process. */
export function visitCounterOf(ctx: Counting): VisitCounter {
  const counter = counters.get(ctx.connections) ?? createVisitCounter(ctx);
  counters.set(ctx.connections, counter);
  return counter;
}

/**
 * Creates a counter that counts in memory, because one write per page view would be the most frequent write
 * of all.
 */
export function createVisitCounter(ctx: Counting): VisitCounter {
  const visits = new Map<string, VisitCount>();
  const searches = new Map<string, FailedSearchCount>();
  const sources = new Map<string, SourceCount>();
  let flushed: Promise<void> = Promise.resolve();

  async function store(): Promise<void> {
    const counted = [...visits.values()];
    const failed = [...searches.values()];
    const came = [...sources.values()];
    if (counted.length === 0 && failed.length === 0 && came.length === 0) return;
    visits.clear();
    searches.clear();
    sources.clear();
    try {
      const known = await withoutUnknownRecords(ctx.db, counted);
      await inOperationalTransaction(ctx, async ({ db }) => {
        await addVisits(db, known);
        await addFailedSearches(db, failed);
        await addSources(db, came);
      });
    } catch (error) {
      ctx.log.warn({ err: error }, 'visits cannot be stored; the next try includes them');
      for (const one of counted) add(visits, visitKey(one), one, most.visits);
      for (const one of failed) add(searches, searchKey(one), one, most.searches);
      for (const one of came) addSource(one);
    }
  }

  /** Counts a source. Names above the limit are counted together. */
  function addSource(one: SourceCount): void {
    const isFull = sources.size >= most.sources && !sources.has(sourceKey(one));
    const kept = isFull ? { ...one, name: otherNames } : one;
    add(sources, sourceKey(kept), kept, Infinity);
  }

  function countSources(day: string, visit: Visit, host: string): void {
    const own = [host, URL.parse(ctx.config.publicUrl)?.host ?? ''];
    const from = visit.referrer === undefined ? undefined : referrerHost(visit.referrer, own);
    const campaign = campaignName(visit);
    if (from !== undefined) addSource({ kind: 'host', day, name: from, count: 1 });
    if (campaign !== undefined) addSource({ kind: 'campaign', day, name: campaign, count: 1 });
  }

  return {
    count(told, host = '') {
      const { page, record_id: id, search: text } = told;
      if (!countedPages.has(page)) return;
      const hasRecord = Object.hasOwn(recordPages, page);
      if (hasRecord && id === undefined) return;
      const day = dayIn(ctx.config.timeZone, ctx.clock.now());
      const visit = { day, page, record_id: hasRecord ? (id ?? 0) : 0, count: 1 };
      add(visits, visitKey(visit), visit, most.visits);
      countSources(day, told, host);
      const search = page === 'search_products' && text !== undefined && failedSearch(text);
      if (!search) return;
      const failed = { day, search, count: 1 };
      add(searches, searchKey(failed), failed, most.searches);
    },
    countBlocked(name) {
      const day = dayIn(ctx.config.timeZone, ctx.clock.now());
      addSource({ kind: 'blocked', day, name, count: 1 });
    },
    flush() {
      flushed = flushed.then(store);
      return flushed;
    },
  };
}

const visitKey = ({ day, page, record_id }: VisitCount) => `${day} ${page} ${record_id}`;
const sourceKey = ({ kind, day, name }: SourceCount) => `${kind} ${day} ${name}`;
const searchKey = ({ day, search }: FailedSearchCount) => `${day} ${search}`;

function add<Row extends { count: number }>(
  counts: Map<string, Row>,
  key: string,
  row: Row,
  limit: number,
): void {
  const known = counts.get(key);
  if (known) known.count += row.count;
  else if (counts.size < limit) counts.set(key, row);
}

/** Removes visits of records that do not exist, because their ids were made up. */
async function withoutUnknownRecords(db: Context['db'], counted: VisitCount[]): Promise<VisitCount[]> {
  let known = counted;
  for (const [page, table] of Object.entries(recordPages)) {
    const ids = known.filter((visit) => visit.page === page).map(({ record_id: id }) => id);
    const live = await selectLiveIds(db, table, ids);
    known = known.filter((visit) => visit.page !== page || live.has(visit.record_id));
  }
  return known;
}
