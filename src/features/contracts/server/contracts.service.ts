import type { z } from 'zod';
import { contract } from '../contract.ts';
import { toJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { type ContentTransaction } from '#server/content/content-transaction.ts';
import { invalid, refused, type FieldErrors } from '#server/errors.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { chooseSlugs, moveSlugs } from '#features/slugs/server/localised-slugs.service.ts';
import { createRecord } from '#server/records/create-record.ts';
import { deleteRecord, restoreRecord } from '#server/records/delete-record.ts';
import { recordOperations, writeRecord } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordTable } from '#server/records/record-table.ts';
import { restoreVersion } from '#server/records/restore-version.ts';
import type { Saved } from '#server/records/store-values.ts';
import { getRow, updateRecord } from '#server/records/update-record.ts';
import { cleanRichText } from '#server/texts/rich-text.ts';
import type { ContractRow } from './contracts.read.ts';

type ContractInput = z.infer<typeof contract.update>;

export const contractResource = recordResource({
  schemas: contract,
  table: recordTable('contracts', { is_active: 1, addition: '' }),
  columns: ({ is_active, addition }) => ({ is_active, addition }),
  present: () => Promise.resolve(presentContract),
});
const operations = recordOperations(contractResource);

function presentContract({ is_active, addition, updated_at }: ContractRow) {
  return { is_active: is_active === 1, addition, updated_at };
}

const isPrivacyNotice =
  'Formların altındaki aydınlatma metni bu sözleşme. Önce Entegrasyonlar ekranında, Formlar bölümünde başka bir sözleşme seçin.';

/**
 * Extends the operations of a simple record: the text is cleaned as rich text, and each language with a name
 * gets a slug.
 */
export const contracts = {
  ...operations,
  create: async (ctx, actor, input) => {
    const cleaned = await cleanContent(input);
    return writeRecord(ctx, actor, {
      resource: contractResource,
      work: (tx) => {
        refuseNamelessSlugs(input, { name: toJson(input.name) });
        return createContractIn(tx, cleaned);
      },
    });
  },
  update: async (ctx, actor, id, input) => {
    const cleaned = await cleanContent(input);
    return writeWithSlugs(ctx, actor, id, (tx) =>
      updateRecord(tx, contractResource, id, cleaned, (row) => {
        refuseNamelessSlugs(input, row);
        return chooseOwnSlugs(tx, row);
      }),
    );
  },
  delete: (ctx, actor, id) =>
    inContentTransaction(ctx, actor, async (tx) => {
      if ((await readSettings(tx.db)).noticeContractId === String(id)) throw refused(isPrivacyNotice);
      await deleteRecord(tx, contractResource, id);
    }),
  restore: (ctx, actor, id) =>
    writeRecord(ctx, actor, {
      resource: contractResource,
      work: async (tx) => {
        const saved = await restoreRecord(tx, contractResource, id, (row) => chooseOwnSlugs(tx, row));
        await moveSlugs(tx, 'contract', id, { from: {}, to: readTexts(saved.row.seo_name) });
        return saved;
      },
    }),
  restoreVersion: (ctx, actor, id, input) =>
    writeWithSlugs(ctx, actor, id, (tx) =>
      restoreVersion(tx, contractResource, id, input, (row) => chooseOwnSlugs(tx, row)),
    ),
} satisfies typeof operations;

/** Creates a contract with a cleaned text; within a transaction, because a slug may contain the id. */
export async function createContractIn(tx: ContentTransaction, cleaned: ContractInput) {
  const { row } = await createRecord(tx, contractResource, cleaned, {}, (created) =>
    chooseOwnSlugs(tx, created),
  );
  await moveSlugs(tx, 'contract', row.id, { from: {}, to: readTexts(row.seo_name) });
  return { row };
}

/** Changes a live contract. If slugs change, addresses with the old ones redirect to the new ones. */
function writeWithSlugs(
  ctx: Parameters<typeof writeRecord>[0],
  actor: Parameters<typeof writeRecord>[1],
  id: number,
  change: (tx: ContentTransaction) => Promise<Saved<ContractRow>>,
) {
  return writeRecord(ctx, actor, {
    resource: contractResource,
    work: async (tx) => {
      const before = await getRow(tx.db, contractResource.table, id);
      const saved = await change(tx);
      const slugs = { from: readTexts(before.seo_name), to: readTexts(saved.row.seo_name) };
      await moveSlugs(tx, 'contract', id, slugs);
      return saved;
    },
  });
}

type Sluggable = Pick<ContractRow, 'id' | 'name' | 'seo_name'>;

async function chooseOwnSlugs({ db }: ContentTransaction, { id, name, seo_name }: Sluggable) {
  const wanted = { id, typed: readTexts(seo_name), names: readTexts(name) };
  return { seo_name: toJson(await chooseSlugs(db, 'contract', wanted)) };
}

/**
 * @throws AppError 422 for a typed slug in a language without a name, because such a slug could not be
 * stored.
 */
function refuseNamelessSlugs(input: ContractInput, { name }: Pick<ContractRow, 'name'>): void {
  const names = readTexts(name);
  const nameless = Object.entries(input.seo_name).filter(([lang, slug]) => slug && !names[lang]);
  const errors = nameless.map(([lang]) => [`seo_name_${lang}`, ['Önce bu dilde bir ad yazın.']]);
  if (errors.length > 0) throw invalid(Object.fromEntries(errors) as FieldErrors);
}

/**
 * Cleans the texts. Call it before the transaction: cleaning a hostile text takes most of a second, and every
 * other write would wait.
 */
async function cleanContent(input: ContractInput): Promise<ContractInput> {
  const content: Record<string, string> = {};
  for (const [lang, html] of Object.entries(input.content)) content[lang] = await cleanRichText(html);
  return { ...input, content };
}
