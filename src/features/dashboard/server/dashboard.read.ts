import type { Dashboard } from '../dashboard.ts';
import type { EndingClaim } from '#features/compliance/compliance.ts';
import { listEndingClaims } from '#features/compliance/server/compliance.read.ts';
import type { Context } from '#server/context/context.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { getMailStatus } from '#features/mail/server/outgoing-mails.read.ts';
import { countWithoutAlt } from '#features/media/server/library.read.ts';
import { readUnreadCounts } from '#features/messages/server/unread-counts.read.ts';
import { listRecentProducts, readCounts } from './counts.read.ts';
import { countSubscribers, selectNewMessages, selectNewSubscribers } from './newest.queries.ts';

/** The maximum number of ending claims that the dashboard names. */
const shownClaims = 10;

const presentEnding = ({ owner, owner_id, name, kind, valid_until }: EndingClaim): EndingClaim => ({
  owner,
  owner_id,
  name,
  kind,
  valid_until,
});

/**
 * Loads the dashboard. The permission to read the panel suffices, as for the screens that the dashboard links
 * to.
 */
export async function getDashboard(ctx: Context): Promise<Dashboard> {
  const { db } = ctx;
  const lang = await getMainLanguage(db);
  const { is_configured, waiting, failed, held } = await getMailStatus(ctx);
  return {
    ...(await readCounts(db, ctx.clock.now().toISOString())),
    unread: (await readUnreadCounts(db)).counts,
    new_messages: await selectNewMessages(db),
    subscribers: await countSubscribers(db),
    new_subscribers: await selectNewSubscribers(db),
    mail: { is_configured, waiting, failed, held },
    missing_alt: { lang, count: await countWithoutAlt(ctx, lang) },
    ending_claims: (await listEndingClaims(ctx)).slice(0, shownClaims).map(presentEnding),
    recent_products: await listRecentProducts(db),
  };
}
