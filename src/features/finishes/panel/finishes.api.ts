import { useQuery } from '@tanstack/react-query';
import { recordCalls } from '#panel/records/record-calls.ts';
import { type Finish, finish } from '../finish.ts';

export const finishCalls = recordCalls<Finish>('finishes', finish);

export const useFinishes = () => useQuery(finishCalls.list);
