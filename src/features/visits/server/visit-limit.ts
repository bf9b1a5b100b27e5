import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context/context.ts';
import { clientNetwork } from '#server/http/limits.ts';

/** Clients of one window; in a larger crowd the least recent ones start anew. */
const mostClients = 20_000;

/**
 * Whether a client may still be counted. In memory, unlike other limits: an entry of the database for each page that
 * somebody opens would cost more than the visit. The networks are forgotten after the window.
 */
export function createVisitLimit({ config, clock }: Pick<Context, 'config' | 'clock'>) {
  const { max, seconds } = config.limits.visits;
  const uses = new LRUCache<string, { count: number }>({ max: mostClients });
  let end = 0;
  return (address: string): boolean => {
    const now = clock.now().getTime();
    if (now >= end) {
      uses.clear();
      end = now + seconds * 1000;
    }
    const client = clientNetwork(address);
    const used = uses.get(client) ?? { count: 0 };
    uses.set(client, used);
    used.count += 1;
    return used.count <= max;
  };
}
