import type { FastifyInstance } from 'fastify';
import { searchFold } from '#shared/turkish.ts';
import type { Context } from '#server/context/context.ts';
import { selectRows } from '#server/db/record-rows.ts';
import { invalid } from '#server/errors.ts';
import { resource as httpResource, verb } from '#server/http/resource.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { recordOperations } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';
import { FailedWords, synonym as schemas } from '../synonym.ts';
import { listFailedWords } from './failed-words.read.ts';
import type { SynonymRow } from './synonyms.read.ts';

const resource = recordResource({
  schemas,
  table: recordTable('synonyms', { name: '', words: '', lang: '' }),
  columns: ({ name, words, lang }) => ({ name, words, lang }),
  check: async ({ db }, row) => {
    const { all } = await getLanguageCodes(db);
    if (!all.includes(row.lang)) throw invalid({ lang: ['Böyle bir dil yok'] });
    const rows = await selectRows<SynonymRow>(db, 'synonyms');
    const isSame = (other: SynonymRow) =>
      other.id !== row.id && other.lang === row.lang && searchFold(other.name) === searchFold(row.name);
    if (rows.some(isSame)) throw invalid({ name: ['Bu sözcüğün eş anlamlıları zaten var; onu düzenleyin.'] });
  },
  present: () => Promise.resolve(({ name, words, lang }: SynonymRow) => ({ name, words, lang })),
});

export const synonyms = recordOperations(resource);

export function synonymRoutes(app: FastifyInstance, ctx: Context): void {
  httpResource(app, '/api/admin/synonyms/failed-searches', {
    GET: verb({
      access: 'read',
      summary: 'Searches without result that no synonym answers yet',
      answer: FailedWords,
      handler: () => listFailedWords(ctx.db),
    }),
  });
  recordRoutes(app, ctx, { url: 'synonyms', schemas, calls: synonyms });
}
