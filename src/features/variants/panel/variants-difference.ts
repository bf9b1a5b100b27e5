import { dequal } from 'dequal/lite';
import type { VariantVersion } from '../variant.ts';
import { orderingLabels } from '#features/ordering-data/ordering-fields.rules.ts';
import { orderingWords } from './ordering-cells.ts';

type Versions = readonly VariantVersion[];
type Changed = { before: VariantVersion; after: VariantVersion };

/** Finds the variants that were added, removed or changed between two versions. */
export function variantsDifference(before: Versions, after: Versions) {
  const rest = new Set(before);
  const take = (isSame: (one: VariantVersion) => boolean) => {
    const found = [...rest].find(isSame);
    if (found) rest.delete(found);
    return found;
  };
  // A variant is the same in both versions if its combination is, or else if its code is.
  const old = new Map<VariantVersion, VariantVersion>();
  for (const isSame of [hasSameCombination, hasSameCode])
    for (const one of after) {
      const found = old.has(one) ? undefined : take((other) => isSame(one, other));
      if (found) old.set(one, found);
    }
  return {
    added: after.filter((one) => !old.has(one)),
    removed: [...rest],
    changed: [...old]
      .map(([now, then]): Changed => ({ before: then, after: now }))
      .filter((pair) => !dequal(wordsOf(pair.before), wordsOf(pair.after))),
  };
}

const hasSameCombination = (one: VariantVersion, other: VariantVersion) =>
  one.size === other.size && one.finish === other.finish && one.is_own === other.is_own;
const hasSameCode = (one: VariantVersion, other: VariantVersion) => one.code === other.code;

export const versionName = ({ code, size, finish, is_own: isOwn }: VariantVersion) =>
  [code, isOwn ? 'ürünün kendi kodu' : '', size, finish].filter(Boolean).join(' · ');

type Words = { label: string; value: string | number | boolean };

/** The pictures are compared by their numbers, which say nothing to people. */
export const picturesLabel = 'Görseller';

function picturesOf({ image, picture_ids: ids }: VariantVersion): number[] {
  return ids ?? (image ? [image.media_id] : []);
}

/** The names of files with their titles. */
const filesText = (files: VariantVersion['documents'] = []) =>
  files.map(({ file_name: name, title }) => [name, ...Object.values(title)].join(' · ')).join('\n');

export function wordsOf(variant: VariantVersion): Words[] {
  return [
    { label: 'Kod', value: variant.code },
    { label: 'Ölçü', value: variant.size },
    { label: 'Kaplama', value: variant.finish },
    { label: orderingLabels.weight, value: variant.weight?.toLocaleString('tr') ?? '' },
    { label: orderingLabels.pack_quantity, value: variant.pack_quantity?.toLocaleString('tr') ?? '' },
    { label: 'Yayında', value: variant.is_active ? 'Evet' : 'Hayır' },
    { label: picturesLabel, value: picturesOf(variant).join() },
    { label: 'Çizimler', value: filesText(variant.drawings) },
    { label: 'Belgeler', value: filesText(variant.documents) },
    ...orderingWords(variant.ordering),
  ];
}
