import { join } from 'node:path';
import { certificate } from '#features/certificates/certificate.ts';
import { contactInformation as contact } from '#features/contact-information/contact-information.ts';
import { contract } from '#features/contracts/contract.ts';
import { replyTemplate } from '#features/reply-templates/reply-template.ts';
import { socialMedia as social } from '#features/social-media/social-media.ts';
import { flattenText } from '#shared/localised.ts';
import type { Context } from '#server/context/context.ts';
import { certificates as certificateCalls } from '#features/certificates/server/certificates.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { updateConfiguration } from '#features/configuration/server/configuration.service.ts';
import { contactEntries } from '#features/contact-information/server/contact-information.ts';
import { contracts as contractCalls } from '#features/contracts/server/contracts.service.ts';
import { storeLocalDocument } from '#server/media/documents.service.ts';
import { storeLocalPicture } from '#server/media/pictures.service.ts';
import { replyTemplateKind } from '#features/reply-templates/reply-template.kind.ts';
import { plainOperations } from '#server/records/plain-records.ts';
import { socialMediaAccounts } from '#features/social-media/server/social-media.ts';
import { certificates } from './content/certificates.ts';
import { companyName } from './content/company.ts';
import { contactInformation } from './content/contact-information.ts';
import { contracts } from './content/contracts.ts';
import { dataProtectionNotice } from './content/contracts/data-protection-notice.ts';
import type { DemoCertificate } from './content/demo-content.ts';
import { replyTemplates } from './content/reply-templates.ts';
import { socialMedia } from './content/social-media.ts';
import { certificateFiles, documentsDir } from './documents.ts';

/**
 * Creates missing contracts, contact entries, social accounts and reply templates, unless the company has
 * another name.
 */
export async function storeCompanyRecords(ctx: Context): Promise<void> {
  if (!(await isExampleCompany(ctx))) return;
  await storeMissing(contracts, {
    keyOf: ({ name }) => name.tr,
    existing: contract.list.parse(await contractCalls.list(ctx)).map(({ name_tr: name }) => name),
    create: ({ name, content, addition }) =>
      contractCalls.create(
        ctx,
        null,
        contract.create.parse({
          ...flattenText('name', name),
          ...flattenText('content', content),
          addition,
        }),
      ),
  });
  await linkPrivacyNotice(ctx);
  await storeMissing(contactInformation, {
    keyOf: ({ section, name, lang = '' }) => `${section} ${name} ${lang}`,
    existing: (await contactEntries.list(ctx)).map(({ section, name, lang }) => `${section} ${name} ${lang}`),
    create: ({ content, ...entry }) =>
      contactEntries.create(ctx, null, contact.create.parse({ ...entry, content_data: content })),
  });
  await storeMissing(socialMedia, {
    keyOf: ({ name }) => name,
    existing: (await socialMediaAccounts.list(ctx)).map(({ name }) => name),
    create: (account) => socialMediaAccounts.create(ctx, null, social.create.parse(account)),
  });
  await storeMissing(replyTemplates, {
    keyOf: ({ name }) => name.tr,
    existing: replyTemplate.list
      .parse(await plainOperations(replyTemplateKind).list(ctx))
      .map(({ name_tr: name }) => name),
    create: ({ name, subject, body }) =>
      plainOperations(replyTemplateKind).create(
        ctx,
        null,
        replyTemplate.create.parse({
          ...flattenText('name', name),
          ...flattenText('subject', subject),
          ...flattenText('body', body),
        }),
      ),
  });
}

/** Makes the visitors' forms link to the privacy notice, unless staff chose another contract. */
async function linkPrivacyNotice(ctx: Context): Promise<void> {
  if ((await readSettings(ctx.db)).noticeContractId !== '') return;
  const stored = contract.list.parse(await contractCalls.list(ctx));
  const notice = stored.find(({ name_tr: name }) => name === dataProtectionNotice.name.tr);
  if (notice) await updateConfiguration(ctx, null, { noticeContractId: String(notice.id) });
}

/** Creates the missing certificates, unless the company has another name. */
export async function storeCertificates(ctx: Context): Promise<void> {
  if (!(await isExampleCompany(ctx))) return;
  await storeMissing(certificates, {
    keyOf: ({ name }) => name.tr,
    existing: certificate.list.parse(await certificateCalls.list(ctx)).map(({ name_tr: name }) => name),
    create: (one) => storeCertificate(ctx, one),
  });
}

/**
 * Whether the company is the example; it is not if the operator has set the name of a real company, which our
 * posts and contracts would not fit.
 */
export async function isExampleCompany({ db }: Context): Promise<boolean> {
  return (await readSettings(db)).projectCompanyName === companyName;
}

type Store<Item> = {
  keyOf: (item: Item) => string;
  existing: readonly (string | undefined)[];
  create: (item: Item) => Promise<unknown>;
};

async function storeMissing<Item>(items: readonly Item[], { keyOf, existing, create }: Store<Item>) {
  // The last one is created first, because a new record goes to the top of its list.
  for (const item of items.toReversed()) if (!existing.includes(keyOf(item))) await create(item);
}

/**
 * Creates a certificate with picture and PDF. Storing a file again returns the existing medium, so a second
 * run adds nothing.
 */
async function storeCertificate(ctx: Context, { file, name, issuer }: DemoCertificate): Promise<void> {
  const { picture, pdf } = certificateFiles(file);
  const image = { path: join(documentsDir, picture), name: `${file}.jpg` };
  const { id: image_id } = await storeLocalPicture(ctx, null, image);
  const document = { path: join(documentsDir, pdf), name: `${file}.pdf` };
  const { id: file_id } = await storeLocalDocument(ctx, null, document);
  const texts = { ...flattenText('name', name), ...flattenText('issuer', issuer) };
  await certificateCalls.create(ctx, null, certificate.create.parse({ ...texts, image_id, file_id }));
}
