import type { FindPage } from './answering-page.read.ts';
import { findRedirect, type RedirectIndex } from './redirect-index.ts';

/** `missing`: no page answers at the end; `loop`: the chain comes back to an address that was passed before. */
export type ChainEnd = { address: string } | { problem: 'missing' | 'loop' };

/**
 * Follows the chain that begins with a redirect to its end: a page that answers, a file or another site. A page that
 * answers is always an end, because redirects never cover it.
 */
export async function followTarget(
  { source, target }: { source: string; target: string },
  index: RedirectIndex,
  findPage: FindPage,
): Promise<ChainEnd> {
  const seen = new Set([source]);
  let address = target;
  for (;;) {
    if (!address.startsWith('/') || address.startsWith('/dosya/')) return { address };
    const page = await findPage(address);
    if (page !== undefined) return { address: page };
    const next = findRedirect(index, address);
    if (!next) return { problem: 'missing' };
    if (seen.has(next.source)) return { problem: 'loop' };
    seen.add(next.source);
    address = next.target;
  }
}
