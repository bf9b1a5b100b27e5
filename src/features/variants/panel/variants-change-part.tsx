import { Stack, Text } from '@mantine/core';
import { dequal } from 'dequal/lite';
import { useMemo } from 'react';
import type { VariantVersion } from '../variant.ts';
import { noOwnOrderingData } from '#features/ordering-data/ordering-data.ts';
import type { RecordBase } from '#shared/schema/record.ts';
import { Added, Removed } from '#panel/history/changed-text.tsx';
import { byPosition, Moves } from '#panel/history/order-history.tsx';
import { orderMoves } from '#panel/history/order-moves.ts';
import { recordName } from '#panel/records/record-definition.ts';
import { picturesLabel, versionName, variantsDifference, wordsOf } from './variants-difference.ts';
import { useVariants } from './variants.api.ts';
import { useFinishes } from '#features/finishes/panel/finishes.api.ts';
import { useSizes } from '#features/sizes/panel/sizes.api.ts';

type Versions = readonly VariantVersion[];

const mostShown = 40;

export function VariantsChange({ before, after }: { before: Versions; after: Versions }) {
  const { added, removed, changed } = useMemo(() => variantsDifference(before, after), [before, after]);
  const lines = [
    ...added.map((one) => <Added key={`+${one.code}`}>{versionName(one)}</Added>),
    ...removed.map((one) => <Removed key={`-${one.code}`}>{versionName(one)}</Removed>),
    ...changed.map((pair) => <Changed key={pair.after.code} {...pair} />),
  ];
  const isOnlyOrder = lines.length === 0;
  const moves = useMemo(() => (isOnlyOrder ? movesOf(before, after) : []), [before, after, isOnlyOrder]);
  return (
    <Stack gap={6} mt="xs" fz="sm">
      {lines.slice(0, mostShown).map((line) => (
        <div key={line.key}>{line}</div>
      ))}
      {lines.length > mostShown && (
        <Text size="sm" c="dimmed">{`… ve ${lines.length - mostShown} varyant daha`}</Text>
      )}
      {moves.length > 0 && <Moves moves={moves} words={byPosition} />}
    </Stack>
  );
}

function Changed({ before, after }: { before: VariantVersion; after: VariantVersion }) {
  const old = wordsOf(before);
  const differing = wordsOf(after).flatMap(({ label, value }, index) =>
    value === old[index]?.value
      ? []
      : [{ label, value: String(value), was: String(old[index]?.value ?? '') }],
  );
  return (
    <>
      <Text size="sm" fw={500}>
        {versionName(after)}
      </Text>
      {differing.map(({ label, value, was }) => (
        <div key={label}>
          <Text span size="sm" c="dimmed">
            {label}:{' '}
          </Text>
          {label === picturesLabel ? (
            'değişti'
          ) : (
            <>
              {was !== '' && <Removed>{was}</Removed>} {value !== '' && <Added>{value}</Added>}
            </>
          )}
        </div>
      ))}
    </>
  );
}

function movesOf(before: Versions, after: Versions) {
  const ids = new Map(before.map(({ code }, index) => [code, index]));
  const listed = (versions: Versions) =>
    versions.flatMap((one) => {
      const id = ids.get(one.code);
      return id === undefined ? [] : [{ id, name: versionName(one) }];
    });
  const old = listed(before);
  const now = listed(after);
  return old.length === now.length ? orderMoves(old, now) : [];
}

/** Whether the product has these variants now; false while that is still loading. */
export function useIsPresent(productId: number, lang: string): (version: Versions) => boolean {
  const { data } = useVariants(productId);
  const sizes = useSizes().data;
  const finishes = useFinishes().data;
  return (version) => {
    if (!data || !sizes || !finishes) return false;
    const nameOf = (records: readonly RecordBase[], id: number | null) => {
      const record = records.find((one) => one.id === id);
      return record ? recordName(record, lang) : '';
    };
    const { weight, pack_quantity, ...ordering } = data.own;
    const own: VariantVersion = {
      code: '',
      size: '',
      finish: '',
      image: null,
      is_active: true,
      is_own: true,
      weight,
      pack_quantity,
      ordering,
    };
    const present = [
      // A product whose own code has no data has no row for it.
      ...(version.some((one) => one.is_own) || !dequal(data.own, noOwnOrderingData) ? [wordsOf(own)] : []),
      ...data.variants.map((one) =>
        wordsOf({
          ...one,
          picture_ids: one.pictures.map(({ media_id: id }) => id),
          size: nameOf(sizes, one.size_id),
          finish: nameOf(finishes, one.finish_id),
        }),
      ),
    ];
    // The product's code may have changed since; it is not part of its variants.
    const shown = version.map((one) => wordsOf(one.is_own ? { ...one, code: '' } : one));
    return JSON.stringify(present) === JSON.stringify(shown);
  };
}
