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
  /** Remembers a visit in memory; `host` is the one that the visitor asked, which is no referrer. */
  count: (visit: Visit, host?: string) => void;
  /** Remembers something that a page's CSP blocked, by its `blockedName`. */
  countBlocked: (name: string) => void;
  /** Stores what was counted; after a failure it is kept for the next time. */
  flush: () => Promise<void>;
};

/** Pages, records and texts that one process remembers between two flushes; further ones are not counted. */
const most = { visits: 10_000, searches: 500, sources: 500 };

/** The pages that a visit can name; an address that leads nowhere is none. */
const countedPages: ReadonlySet<string> = new Set(
  sitePages.map(({ name }) => name).filter((name) => name !== 'not_found'),
);

/** Pages of one record each, with its table. */
const recordPages = { product: 'products', blog_detail: 'posts' } as const satisfies {
  [page in SitePageName]?: string;
};

const counters = new WeakMap<Context['connections'], VisitCounter>();

/** The counter of this process. */
export function visitCounterOf(ctx: Counting): VisitCounter {
  const counter = counters.get(ctx.connections) ?? createVisitCounter(ctx);
  counters.set(ctx.connections, counter);
  return counter;
}

/** Counts in memory, because a write for each page that somebody opens would be the most frequent of all writes. */
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

  /** Names above the limit count together. */
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

/** An id that the site does not have was made up. */
async function withoutUnknownRecords(db: Context['db'], counted: VisitCount[]): Promise<VisitCount[]> {
  let known = counted;
  for (const [page, table] of Object.entries(recordPages)) {
    const ids = known.filter((visit) => visit.page === page).map(({ record_id: id }) => id);
    const live = await selectLiveIds(db, table, ids);
    known = known.filter((visit) => visit.page !== page || live.has(visit.record_id));
  }
  return known;
}
