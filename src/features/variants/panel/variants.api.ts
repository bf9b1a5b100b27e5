import { useQuery } from '@tanstack/react-query';
import type { OwnOrderingData } from '#features/ordering-data/ordering-data.ts';
import { TakenCodes, Variants, VariantsWritten, type VariantInput } from '../variant.ts';
import { read, write } from '#panel/api/client.ts';
import { RequestRefused } from '#panel/api/failures.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';

/**
 * The variants of a product as the record of a form. `id` is that of the product, and `version` changes
 * whenever one of the variants does.
 */
export type VariantGrid = Variants & { id: number; version: number };

export function useVariants(productId: number) {
  return useQuery({
    queryKey: ['products', productId, 'variants'],
    queryFn: async () => gridOf(productId, await read(Variants, `/products/${productId}/variants`)),
    ...readAnew,
  });
}

/**
 * Maps each code that another article uses to the reason for its refusal. They are read anew, because other users
 * write codes too.
 */
export function useTakenCodes(productId: number, codes: readonly string[]) {
  return useQuery({
    queryKey: ['products', productId, 'taken codes', codes],
    queryFn: async () => {
      const { taken } = await write(TakenCodes, 'POST', `/products/${productId}/variants/codes`, { codes });
      return new Map(taken.map(({ code, reason }) => [code, reason]));
    },
    enabled: codes.length > 0,
    ...readAnew,
  });
}

/** Replaces all variants. A 409 contains the present grid as a `VariantGrid`. */
export async function saveVariants(
  productId: number,
  { variants, own }: { variants: readonly VariantInput[]; own: OwnOrderingData | undefined },
  orderVersion: string,
): Promise<VariantGrid> {
  try {
    const fields = { variants, ...(own && { own }), order_version: orderVersion };
    const path = `/products/${productId}/variants`;
    return gridOf(productId, (await invalidateAfter(write(VariantsWritten, 'PUT', path, fields))).data);
  } catch (error) {
    if (!(error instanceof RequestRefused) || error.status !== 409 || !error.record) throw error;
    const grid = gridOf(productId, Variants.parse(error.record));
    throw new RequestRefused(409, error.message, error.fieldErrors, grid);
  }
}

function gridOf(id: number, grid: Variants): VariantGrid {
  const versions = grid.variants.map((one) => `${one.id}.${one.version}`).join(' ');
  return { ...grid, id, version: hashOf(`${grid.order_version} ${versions}`) };
}

/** A hash is sufficient, because it only shows whether the variants are still the same. */
function hashOf(text: string): number {
  let hash = 7;
  for (const character of text) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 2_147_483_647;
  return hash;
}
