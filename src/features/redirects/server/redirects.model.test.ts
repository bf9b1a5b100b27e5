import { expect, it } from 'vitest';
import { followTarget } from './follow-target.ts';
import { planRedirects } from './plan-redirects.ts';
import { findRedirect, indexRedirects, type StoredRedirect } from './redirect-index.ts';

/** Numbers that look random but are the same in each run. */
function sequence(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const addresses = Array.from({ length: 8 }, (_, index) => `/sayfa-${index}`);

it.each([1, 2, 3, 4, 5, 6])(
  'whatever is written while pages come and go, following ends, at a page or nowhere (%i)',
  async (seed) => {
    const next = sequence(seed);
    const pages = new Set(addresses.slice(0, 4));
    let stored: StoredRedirect[] = [];
    let ids = 0;
    let written = 0;
    for (let step = 0; step < 300; step += 1) {
      const address = addresses[next(addresses.length)] ?? '';
      const target = addresses[next(addresses.length)] ?? '';
      const action = next(6);
      if (action === 0) pages.delete(address);
      else if (action === 1) pages.add(address);
      else if (action === 2) stored = stored.filter(({ source }) => source !== address);
      else {
        const findPage = (path: string) => Promise.resolve(pages.has(path) ? path : undefined);
        const chosen =
          action === 3 ? stored[next(stored.length || 1)] : stored.find((one) => one.source === address);
        const row = { key: 0, id: chosen?.id ?? 0, source: address, target };
        const plan = await planRedirects([row], { stored, hosts: [], findPage });
        if (plan.problems.length > 0) continue;
        written += 1;
        const changed = plan.rows.map((one) => ({
          id: one.id || (ids += 1),
          source: one.source,
          target: one.target,
        }));
        const kept = stored.filter(({ id }) => !changed.some((one) => one.id === id));
        stored = [...kept, ...changed];
        const index = indexRedirects(stored);
        for (const one of changed)
          if (!pages.has(one.target)) expect(findRedirect(index, one.target), one.source).toBeUndefined();
        for (const one of stored) {
          const end = await followTarget(one, index, findPage);
          if ('address' in end) expect(pages.has(end.address)).toBe(true);
        }
        expect(new Set(stored.map(({ source }) => source)).size).toBe(stored.length);
      }
    }
    expect(written).toBeGreaterThan(20);
  },
);
