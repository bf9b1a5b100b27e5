import { LRUCache } from 'lru-cache';
import type { Context } from '#server/context/context.ts';
import { clientNetwork } from '#server/http/limits.ts';

/**
 * The maximum number of clients in memory. With more clients, those that were not seen for longest are
 * counted from 0 again.
 */
const mostClients = 20_000;

/**
 * Returns a function that tests whether a client is still below its limit of visits. It counts in memory, unlike other
 * limits, because a write for each page view would cost more than the view.
 */
export function createVisitLimit({ config, clock }: Pick<Context, 'config' | 'clock'>) {
  const { max, seconds } = config.limits.visits;
  // A maximum of entries would take the memory of all clients at the start; a sum of sizes grows with them.
  const uses = new LRUCache<string, { count: number }>({ maxSize: mostClients, sizeCalculation: () => 1 });
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
