import { useQuery } from '@tanstack/react-query';
import { recordCalls } from '#panel/records/record-calls.ts';
import { type Size, size } from '../size.ts';

export const sizeCalls = recordCalls<Size>('sizes', size);
export const useSizes = () => useQuery(sizeCalls.list);
