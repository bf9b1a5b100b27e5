import type { MediumUpdate } from '#shared/schema/media.ts';
import type { Context } from '#server/context/context.ts';
import { mergeTexts } from '#server/db/localised-column.ts';
import { type Actor } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { invalid, notFound } from '#server/errors.ts';
import { checkTextLanguages, getLanguageCodes } from '#server/languages/languages.service.ts';
import { checkVersion } from '#server/versions.ts';
import { mergeOutdatedColumn } from '#server/texts/origin-column.ts';
import { readMedium } from './library.read.ts';
import { searchTextOf } from '#server/media/media-search-text.ts';
import { isPicture, selectMedia, updateMedium, type MediumRow } from '#server/media/media.queries.ts';

/** Changes the alternative texts and the focal point that `input` contains. */
export async function updateMediumTexts(
  ctx: Context,
  actor: Actor,
  id: number,
  { alt: sent, focus, version }: MediumUpdate,
): Promise<MediumRow> {
  return inContentTransaction(ctx, actor, async (tx) => {
    const [before] = await selectMedia(tx.db, [id]);
    if (!before) throw notFound();
    await checkVersion(version, before.version, () => readMedium({ db: tx.db, clock: ctx.clock }, before));
    const { all, main } = await getLanguageCodes(tx.db);
    checkTextLanguages({ alt: sent }, all);
    if (focus && !isPicture(before)) throw invalid({ focus: ['Bir PDF’nin odak noktası olmaz.'] });
    const alt = mergeTexts(before.alt, sent);
    const point =
      focus === undefined ? {} : { focus_x: round(focus?.x ?? null), focus_y: round(focus?.y ?? null) };
    const wanted = { ...before, alt, ...point };
    const isSame =
      alt === before.alt && wanted.focus_x === before.focus_x && wanted.focus_y === before.focus_y;
    if (isSame) {
      tx.leaveUnchanged();
      return before;
    }
    const after = await updateMedium(tx.db, id, {
      alt,
      translated_from: mergeOutdatedColumn({ fields: ['alt'], main, before, after: { alt } }),
      ...point,
      search_fold: searchTextOf({ file_name: before.file_name, alt }),
      version: before.version + 1,
      updated_at: tx.now,
    });
    await tx.record({ entity: 'media', id, action: 'update', before, after });
    return after;
  });
}

/** Rounds to three digits, because PostgreSQL stores only about seven digits of a `real`. */
function round(fraction: number | null): number | null {
  return fraction === null ? null : Math.round(fraction * 1000) / 1000;
}
