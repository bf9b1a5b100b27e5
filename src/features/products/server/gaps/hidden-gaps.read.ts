import type { HiddenGaps, HiddenGapsQuery } from '../../product-bulk.ts';
import { maxFiltered } from '../../product-bulk.ts';
import type { Context } from '#server/context/context.ts';
import { loadAllLabels } from '#features/attribute-labels/server/attribute-labels.read.ts';
import { resolveName } from '#shared/localised.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { findFiltered } from '../panel-filter.read.ts';
import { loadProductRows } from '../products.read.ts';
import { loadGapFinder } from './product-gaps.read.ts';

/** The number of products that are read in one batch. */
const piece = 500;

/** What the hidden ones among chosen products lack, for the question before they are shown to visitors. */
export async function findHiddenGaps(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id_list: chosen, filter }: HiddenGapsQuery,
): Promise<HiddenGaps> {
  const ids = chosen ?? (filter ? (await findFiltered(db, filter, clock.now().toISOString())).ids : []);
  const found: HiddenGaps = { hidden: 0, incomplete: 0, gaps: [], first: null };
  // More are refused anyway.
  if (ids.length > maxFiltered) return found;
  const gapsOf = await loadGapFinder(db);
  const main = await getMainLanguage(db);
  const counts = new Map<string, HiddenGaps['gaps'][number]>();
  for (let start = 0; start < ids.length; start += piece)
    for (const row of (await loadProductRows(db, ids.slice(start, start + piece))).values()) {
      if (row.is_active === 1) continue;
      found.hidden += 1;
      const { gaps } = gapsOf(row);
      if (gaps.length === 0) continue;
      found.incomplete += 1;
      const name = resolveName(readTexts(row.name), main, main, []).text || row.code;
      found.first ??= { id: row.id, name };
      for (const { who, field, lang, labelId } of gaps) {
        const key = `${field} ${lang ?? ''} ${labelId ?? ''}`;
        const gap = counts.get(key) ?? {
          who,
          field,
          lang: lang ?? null,
          label_id: labelId ?? null,
          label: '',
          count: 0,
        };
        counts.set(key, { ...gap, count: gap.count + 1 });
      }
    }
  const labels = await loadAllLabels(db);
  found.gaps = [...counts.values()]
    .map((gap) => ({
      ...gap,
      label: resolveName(labels.get(gap.label_id ?? 0)?.name ?? {}, main, main, []).text,
    }))
    .toSorted((one, other) => other.count - one.count);
  return found;
}
