import type { Context } from '#server/context/context.ts';
import { securityHeaders } from '#server/http/security-headers.ts';
import { createCacheEntry, type CacheEntry, type Rendered } from './cache-entry.ts';
import { createCurrentEpoch, type CurrentEpoch } from './current-epoch.ts';
import { createEntryStore, type EntryStore } from './entry-store.ts';
import type { Epoch, EpochSource } from './epoch.ts';
import { createRecompression } from './recompression.ts';

/** Milliseconds for which content must stay unchanged before pages get the slow compression. */
const recompressAfter = 1_000;

/**
 * The cached pages of the current epoch; when the epoch changes, the store is emptied (docs/decisions/0003).
 */
export type PageStore = {
  epochs: CurrentEpoch;
  has: (key: string) => boolean;
  /** The entry, if it exists and `epoch` is still current. The call counts as a use of the entry. */
  find: (key: string, epoch: Epoch) => CacheEntry | undefined;
  /** Renders a page once for all concurrent requests, and stores the answer if that is allowed. */
  render: (target: Renderable, epoch: Epoch, render: () => Promise<Rendered>) => Promise<CacheEntry>;
  size: EntryStore['size'];
  /** Stops the background work. */
  stop: () => void;
};

/** The canonical address of an answer, and the pattern of such addresses. */
export type Renderable = { key: string; route: string };

export function createPageStore(ctx: Context, source: EpochSource): PageStore {
  const now = () => ctx.clock.now().getTime();
  const common = securityHeaders(ctx.config);
  const entries = createEntryStore(ctx.config.pageCacheBytes);
  let pending = new Map<string, Promise<CacheEntry>>();
  let changedAt = 0;
  const epochs = createCurrentEpoch(ctx, source, () => {
    changedAt = now();
    entries.clear();
    pending = new Map();
  });
  const recompression = createRecompression({
    isCurrent: entries.holds,
    isSettled: () => now() - changedAt >= recompressAfter,
  });

  async function renderNow(
    { key, route }: Renderable,
    epoch: Epoch,
    render: () => Promise<Rendered>,
  ): Promise<CacheEntry> {
    const rendered = await render();
    const entry = await createCacheEntry(rendered, common);
    entry.route = route;
    // The revision was read before the render's queries; if it has changed since, the page may be stale.
    if (rendered.isStored && rendered.status === 200 && epochs.isCurrent(epoch)) entries.add(key, entry);
    return entry;
  }

  return {
    epochs,
    has: entries.has,
    find(key, epoch) {
      const entry = epochs.isCurrent(epoch) ? entries.find(key) : undefined;
      if (entry) recompression.count(key, entry);
      return entry;
    },
    render(target, epoch, render) {
      const { key } = target;
      const running = pending.get(key);
      if (running) return running;
      const ofEpoch = pending;
      const started = renderNow(target, epoch, render).finally(() => ofEpoch.delete(key));
      pending.set(key, started);
      return started;
    },
    size: entries.size,
    stop: recompression.stop,
  };
}
