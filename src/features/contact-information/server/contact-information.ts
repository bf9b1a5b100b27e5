import type { FastifyInstance } from 'fastify';
import { contactInformation as schemas } from '../contact-information.ts';
import { isEmail } from '#shared/rules/email.ts';
import { genericMessages } from '#shared/rules/generic-messages.ts';
import { isPhoneWithExtension } from '#shared/rules/phone.ts';
import { webAddress } from '#shared/schema/fields.ts';
import type { Context } from '#server/context/context.ts';
import { invalid } from '#server/errors.ts';
import { getLanguageCodes } from '#server/languages/languages.service.ts';
import { createRecord } from '#server/records/create-record.ts';
import { recordOperations, writeRecord } from '#server/records/record-operations.ts';
import { recordResource } from '#server/records/record-resource.ts';
import { recordRoutes } from '#server/records/record-routes.ts';
import { recordTable } from '#server/records/record-table.ts';
import { updateRecord } from '#server/records/update-record.ts';
import { cleanRichText } from '#server/texts/rich-text.ts';
import { presentContact, sortBySection } from './contact-information.read.ts';

const resource = recordResource({
  schemas,
  table: recordTable('contact_information', { section: '', name: '', content: '', lang: '' }),
  columns: ({ section, name, content_data, lang }) => ({ section, name, content: content_data, lang }),
  check: async ({ db }, row) => {
    const problem = contentProblem(row);
    if (problem) throw invalid({ content_data: [problem] });
    const { all } = await getLanguageCodes(db);
    if (row.lang !== '' && !all.includes(row.lang)) throw invalid({ lang: ['Böyle bir dil yok'] });
  },
  present: () => Promise.resolve(presentContact),
});
const operations = recordOperations(resource);

/**
 * Extends the operations of a simple record: the section of an entry determines how its content is cleaned
 * and checked.
 */
export const contactEntries = {
  ...operations,
  list: async (ctx) => sortBySection(await operations.list(ctx)),
  create: (ctx, actor, input) =>
    writeRecord(ctx, actor, {
      resource,
      work: async (tx) => {
        const { section = '', content_data: content = '' } = input;
        return createRecord(tx, resource, input, { content: await cleanContent({ section, content }) });
      },
    }),
  update: (ctx, actor, id, input) =>
    writeRecord(ctx, actor, {
      resource,
      work: (tx) =>
        updateRecord(tx, resource, id, input, async (row) => ({ content: await cleanContent(row) })),
    }),
} satisfies typeof operations;

export function contactInformationRoutes(app: FastifyInstance, ctx: Context): void {
  recordRoutes(app, ctx, {
    url: 'settings/contact-information',
    ids: 'body',
    schemas,
    calls: contactEntries,
  });
}

type Content = { section: string; content: string };

/**
 * Cleans and checks the content. Unlike other rich text it is cleaned within the transaction, because the
 * section is certain only there; 5,000 characters take milliseconds.
 */
async function cleanContent({ section, content }: Content): Promise<string> {
  const text = content.trim();
  if (section !== 'adres') return text;
  const hasLines = /<(p|br|div|li|h[1-6]|tr)\b/i.test(text);
  return cleanRichText(hasLines ? text : text.replace(/\r?\n/g, '<br>'));
}

const noPhone = 'Bir telefon numarası yazın: 7–15 rakam (örnek: +90 212 000 00 00, 0212 000 00 00 dahili 5).';

function contentProblem({ section, content }: Content): string | undefined {
  if (content === '') return genericMessages.required;
  if (section === 'email' && !isEmail(content)) return genericMessages.invalidEmail;
  if (section === 'telefon' && !isPhoneWithExtension(content)) return noPhone;
  if (section === 'source_link') return webAddress.safeParse(content).error?.issues[0]?.message;
  return undefined;
}
