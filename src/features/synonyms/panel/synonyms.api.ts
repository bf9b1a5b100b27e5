import { read } from '#panel/api/client.ts';
import { recordCalls } from '#panel/records/record-calls.ts';
import { FailedWords, synonym, type Synonym } from '../synonym.ts';

export const synonymCalls = recordCalls<Synonym>('synonyms', synonym);

/** What visitors searched in vain, as options of `useQuery`. */
export const failedWords = {
  queryKey: ['synonyms', 'failed-searches'],
  queryFn: () => read(FailedWords, '/synonyms/failed-searches'),
};
