import type { MissingAddressPage } from '../missing-address.ts';
import type { RedirectQuery } from '../redirect.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { notFound } from '#server/errors.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import { foldAddress } from './old-address.ts';
import { redirectCounterOf } from './redirect-counter.ts';
import { countMissing, deleteMissing, selectMissingPage } from './redirects.queries.ts';

const perPage = 50;

/** A page of the addresses that were asked for in vain, the most frequent first. */
export async function listMissingAddresses(
  ctx: Context,
  { page, search }: RedirectQuery,
): Promise<MissingAddressPage> {
  await redirectCounterOf(ctx).flush();
  const wanted = foldAddress(search);
  const data = await selectMissingPage(ctx.db, wanted, pageRange({ page, perPage }));
  return pageOf(data, { page, perPage, total: await countMissing(ctx.db, wanted) });
}

/** @throws AppError 404 */
export async function removeMissingAddress(ctx: Context, address: string): Promise<void> {
  const removed = await inOperationalTransaction(ctx, ({ db }) => deleteMissing(db, address));
  if (removed === 0) throw notFound('Bu adres listede yok. Listeyi yenileyin.');
}
