import { z } from 'zod';
import { requiredLine } from '#shared/schema/fields.ts';
import { recordSchemas } from '#shared/schema/record.ts';
import { maxSynonymWords, synonymWords } from './synonym-words.rules.ts';

const shape = { name: z.string(), words: z.string(), lang: z.string() };

/** `words` are single words or phrases with commas between them. */
export const synonym = recordSchemas({
  texts: {},
  fields: {
    name: requiredLine(60),
    words: requiredLine(500)
      .refine((text) => synonymWords(text).length > 0, 'En az bir sözcük yazın')
      .refine((text) => synonymWords(text).length <= maxSynonymWords, `En çok ${maxSynonymWords} sözcük`),
    lang: requiredLine(2),
  },
  shown: shape,
});
export type Synonym = z.infer<typeof synonym.record>;

/** What visitors searched in vain and no synonym answers yet, the most frequent first. */
export const FailedWords = z.array(z.object({ search: z.string(), count: z.int() }));
export type FailedWords = z.infer<typeof FailedWords>;
