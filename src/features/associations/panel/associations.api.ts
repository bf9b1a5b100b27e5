import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { read, write } from '#panel/api/client.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';
import { Associations, AssociationsWritten } from '../association.ts';

const pathOf = (productId: number) => `/products/${productId}/associations`;

export function useAssociations(productId: number) {
  return useQuery({
    queryKey: ['products', productId, 'associations'],
    queryFn: () => read(Associations, pathOf(productId)),
    ...readAnew,
  });
}

/** A row of the panel's product list, whose names have a language: `name_tr`. */
const FoundProducts = z.object({ data: z.array(z.looseObject({ id: z.int(), code: z.string() })) });

/** The first products that a search of the panel finds. */
export function useFoundProducts(search: string) {
  return useQuery({
    queryKey: ['products', 'found', search],
    queryFn: () => read(FoundProducts, '/products', { search, per_page: '8' }),
    enabled: search !== '',
    staleTime: 10_000,
  });
}

export const addAssociation = (productId: number, otherId: number) =>
  invalidateAfter(write(AssociationsWritten, 'POST', pathOf(productId), { other_id: otherId }));

export const removeAssociation = (productId: number, otherId: number) =>
  invalidateAfter(write(AssociationsWritten, 'DELETE', pathOf(productId), { other_id: otherId }));
