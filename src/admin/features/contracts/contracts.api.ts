import { useQuery } from '@tanstack/react-query';
import { Contract, contract } from '#features/contracts/contract.ts';
import { read } from '../../api/client.ts';
import { readAnew } from '../../api/queries.ts';
import { recordCalls } from '../../components/records/record-calls.ts';

export const contractCalls = recordCalls<Contract>('contracts', contract, 'body');

export function useContract(id: number) {
  return useQuery({
    queryKey: ['contracts', id],
    queryFn: () => read(Contract, `/contracts/${id}`),
    ...readAnew,
  });
}
