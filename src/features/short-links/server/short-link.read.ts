import { addressInCode, printedAddress } from '../short-code.rules.ts';
import type { PrintedForm, ShortLink, ShortLinkRequest } from '../short-link.ts';
import { loadOrdering, ownArticle } from '#features/ordering-data/server/ordering-data.read.ts';
import type { Context } from '#server/context/context.ts';
import { notFound } from '#server/errors.ts';
import { dayIn, daysBefore } from '#server/texts/day.ts';
import { drawQrCode } from './qr-code.ts';
import { scanCounterOf } from './scan-counter.ts';
import { ensureShortLinks } from './short-links.service.ts';
import {
  selectLiveVariants,
  selectScans,
  selectShortLink,
  type ShortLinkRow,
} from './short-links.queries.ts';

type Reading = Pick<Context, 'db' | 'connections' | 'clock' | 'config' | 'log'>;
type Linked = Pick<ShortLinkRow, 'short' | 'kind' | 'record_id'>;

const shownDays = 30;

export type StoredLink = ShortLinkRow;

/** The record of a short code, which may be gone; undefined for a code that was never made. */
export const findShortLink: (db: Context['db'], short: string) => Promise<StoredLink | undefined> =
  selectShortLink;

/** The short link of a record, which is made if there is none, its QR code and its scans. `origin` is the site's. */
export async function getShortLink(
  ctx: Reading,
  { kind, id, ...form }: ShortLinkRequest,
  origin: string,
): Promise<ShortLink> {
  const short = (await ensureShortLinks(ctx, kind, [id])).get(id);
  if (short === undefined) throw notFound();
  const link: Linked = { short, kind, record_id: id };
  const gtin = await findGtin(ctx.db, link);
  const address = addressOf(link, { ...form, gtin, origin });
  return {
    short,
    address,
    is_origin_guessed: ctx.config.publicUrl === '',
    gtin: gtin ?? null,
    qr: await drawQrCode(addressInCode(address)),
    scans: await readScans(ctx, link),
  };
}

/** The text of the QR code of a link that exists. @throws AppError 404 */
export async function codeTextOf(
  ctx: Reading,
  short: string,
  { origin, ...form }: PrintedForm & { origin: string },
): Promise<{ text: string; link: Linked }> {
  const link = await selectShortLink(ctx.db, short);
  if (!link) throw notFound();
  const gtin = form.form === 'gs1' ? await findGtin(ctx.db, link) : undefined;
  return { text: addressInCode(addressOf(link, { ...form, gtin, origin })), link };
}

function addressOf(
  { short }: Linked,
  { form, lang, gtin, origin }: PrintedForm & { gtin: string | undefined; origin: string },
): string {
  return printedAddress(origin, { short, gtin: form === 'gs1' ? gtin : undefined, lang });
}

/** The GTIN of a product's own code or of a variant, in 14 digits. */
async function findGtin(db: Context['db'], { kind, record_id: id }: Linked): Promise<string | undefined> {
  if (kind !== 'product' && kind !== 'variant') return undefined;
  const [variant] = kind === 'variant' ? await selectLiveVariants(db, [id]) : [];
  const productId = variant?.product_id ?? id;
  if (kind === 'variant' && !variant) return undefined;
  const data = (await loadOrdering(db, [productId]))(productId).variants.get(variant?.id ?? ownArticle);
  return data?.gtin ? data.gtin.padStart(14, '0') : undefined;
}

async function readScans(ctx: Reading, { kind, record_id: id }: Linked): Promise<ShortLink['scans']> {
  // This writes the scans that this process still holds in memory, so that they are included.
  await scanCounterOf(ctx).flush();
  const today = dayIn(ctx.config.timeZone, ctx.clock.now());
  const since = daysBefore(today, shownDays - 1);
  const counts = new Map((await selectScans(ctx.db, kind, id, since)).map(({ day, count }) => [day, count]));
  return Array.from({ length: shownDays }, (_, index) => {
    const day = daysBefore(today, shownDays - 1 - index);
    return { day, count: counts.get(day) ?? 0 };
  });
}
