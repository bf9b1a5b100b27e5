import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { read, write } from '#panel/api/client.ts';
import { invalidateAfter, readAnew } from '#panel/api/queries.ts';
import { Associations, AssociationsWritten } from '../association.ts';
import { kindOfSide, type AssociationSide } from '../association-kinds.rules.ts';

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

export const addAssociation = (productId: number, side: AssociationSide, otherId: number) =>
  change('POST', productId, { side, otherId });

export const removeAssociation = (productId: number, side: AssociationSide, otherId: number) =>
  change('DELETE', productId, { side, otherId });

/** Of a directed kind one of the two products names the other, whichever of them is open. */
function change(
  method: 'POST' | 'DELETE',
  productId: number,
  { side, otherId }: { side: AssociationSide; otherId: number },
) {
  const { kind, isInverse } = kindOfSide(side);
  const [from, to] = isInverse ? [otherId, productId] : [productId, otherId];
  return invalidateAfter(write(AssociationsWritten, method, pathOf(from), { other_id: to, kind }));
}
