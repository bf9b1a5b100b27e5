import { useQuery } from '@tanstack/react-query';
import { Contract, contract } from '../contract.ts';
import { read } from '#panel/api/client.ts';
import { readAnew } from '#panel/api/queries.ts';
import { recordCalls } from '#panel/records/record-calls.ts';

export const contractCalls = recordCalls<Contract>('contracts', contract, 'body');

export function useContract(id: number) {
  return useQuery({
    queryKey: ['contracts', id],
    queryFn: () => read(Contract, `/contracts/${id}`),
    ...readAnew,
  });
}
