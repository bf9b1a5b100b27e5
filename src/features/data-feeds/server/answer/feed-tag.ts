import { createHash } from 'node:crypto';
import { selectNextPublication } from '#features/visible-products/server/visible-products.ts';
import type { Context } from '#server/context/context.ts';
import { toJson } from '#server/db/json.ts';
import { dayIn } from '#server/texts/day.ts';
import type { DataFeedRow } from '../data-feeds.queries.ts';

/**
 * The `ETag` of an answer. What visitors see changes with a write, which raises the revision, with a publication, and
 * at midnight, when claims end; so an unchanged tag needs no product to be read.
 */
export async function feedTag(
  { db, connections, clock, config }: Context,
  { id, token_hash, lang, format, category_id }: DataFeedRow,
  { origin, version }: { origin: string; version: string },
): Promise<string> {
  const now = clock.now();
  // Read before the content: a change meanwhile gets another tag at the next fetch.
  const revision = await connections.readRevision();
  const next = await selectNextPublication(db, now.toISOString());
  const parts = { id, token_hash, lang, format, category_id, origin, mediaUrl: config.mediaUrl };
  const state = { ...parts, revision, next, day: dayIn(config.timeZone, now), version };
  return `W/"${createHash('sha256').update(toJson(state)).digest('base64url').slice(0, 22)}"`;
}
