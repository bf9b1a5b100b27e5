import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MessageForm } from '#features/message-forms/message-form.ts';
import { contract } from '#features/contracts/contract.ts';
import type { Context } from '#server/context/context.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { inContentTransaction } from '#server/content/content-transaction.ts';
import { upsertSettings } from '#server/configuration/configuration.queries.ts';
import { readSettings } from '#server/configuration/configuration.queries.ts';
import { contracts as contractCalls } from '#features/contracts/server/contracts.service.ts';
import { loadFormTexts } from '#features/public-forms/server/form-texts.read.ts';
import { hasRequest } from '#features/message-forms/server/messages.queries.ts';
import { prepareMessage } from '#features/message-forms/server/receive-message.service.ts';
import { writeMessage } from '#features/message-forms/server/write-message.service.ts';
import { turkishTexts } from '#features/languages/interface-texts.rules.ts';
import { englishTexts } from '#features/languages/server/interface-texts.ts';
import {
  confirmSubscription,
  leaveNewsletter,
  subscribe,
} from '#features/newsletter/server/subscribe.service.ts';
import type { SenderColumns } from '#features/public-forms/server/sender.read.ts';
import { schoolTours } from '#features/school-tours/server/school-tours.service.ts';
import { schoolTour } from '#features/school-tours/school-tour.ts';
import { contracts } from './content/contracts.ts';
import { messages, subscribers, type DemoMessage } from './content/messages.ts';
import { cvName } from './cvs/cv.ts';
import { cvFile, documentsDir } from './documents.ts';
import { isExampleCompany } from './store-company-records.ts';

const hour = 3_600_000;
const pages = { tr: '/iletisim', en: '/en/iletisim' } as const;

/**
 * Adds messages (without sending mails) and subscribers of the newsletter, unless the company has another
 * name.
 */
export async function storeMessages(ctx: Context): Promise<void> {
  if (!(await isExampleCompany(ctx))) return;
  const notice = await storeNotice(ctx);
  const sent = [
    ...subscribers.map(({ email, lang }, index) => {
      const sender = { lang, form: pages[lang], notice_id: notice.id, notice_version: notice.version };
      const age = 9 + index * 27;
      const store = () => storeSubscriber(longAgo(ctx, age), { email, sender, index });
      return { age, store };
    }),
    ...messages.map((message) => ({
      age: message.age,
      store: async () => {
        if (!(await hasRequest(ctx.db, message.id))) await storeMessage(ctx, message, notice);
      },
    })),
  ];
  // Lists show the last row first, so the oldest message is stored first.
  for (const { store } of sent.toSorted((one, other) => other.age - one.age)) await store();
}

/** Makes the data protection notice the privacy notice of the forms, unless one is chosen already. */
async function storeNotice(ctx: Context): Promise<{ id: number; version: number }> {
  const stored = contract.list.parse(await contractCalls.list(ctx));
  const notice = stored.find(({ name_tr: name }) => name === contracts[0]?.name.tr);
  if (!notice) throw new Error('The demo has no data protection notice');
  if ((await readSettings(ctx.db)).noticeContractId === '') {
    await inContentTransaction(ctx, null, async ({ db, now, record }) => {
      const settings = { noticeContractId: String(notice.id) };
      await upsertSettings(db, settings, now);
      await record({ entity: 'configuration', id: 1, action: 'demo', before: null, after: settings });
    });
  }
  return { id: notice.id, version: notice.version };
}

/** Most subscribers have confirmed their address; some have not yet, and one has unsubscribed, as in a real list. */
async function storeSubscriber(
  ctx: Context,
  { email, sender, index }: { email: string; sender: SenderColumns; index: number },
): Promise<void> {
  await inOperationalTransaction(ctx, (tx) => subscribe(tx, email, { sender }));
  const { id } = await ctx.db
    .selectFrom('subscribers')
    .select('id')
    .where('email_key', '=', email)
    .executeTakeFirstOrThrow();
  if (index % 7 === 3) return;
  const text = sender.lang === 'tr' ? turkishTexts.mail.newsletter_agree : englishTexts.mail.newsletter_agree;
  const { projectCompanyName: company } = await readSettings(ctx.db);
  const agreed = text.replace('{email}', email).replace('{company}', company);
  await confirmSubscription(ctx, id, { network: '', text: agreed });
  if (index === 8) await leaveNewsletter(ctx, id);
}

async function storeMessage(
  ctx: Context,
  { type, id, age, lang, fields, lines = [], tour, state, wantsNews }: DemoMessage,
  notice: { id: number; version: number },
): Promise<void> {
  const form = MessageForm.parse({
    ...fields,
    lang,
    form: pages[lang],
    notice_id: notice.id,
    notice_version: notice.version,
    request_id: id,
    tour_id: tour === undefined ? '' : String(await findTour(ctx, tour)),
    lines: await Promise.all(
      lines.map(async (line) => ({ ...line, ...(await findVariant(ctx, line.code)) })),
    ),
    wants_news: wantsNews ?? false,
  });
  const file = type === 'human-resources' ? await openCv() : undefined;
  const prepared = await prepareMessage(ctx, type, { form, file }, await loadFormTexts(ctx.db, lang));
  await inOperationalTransaction(longAgo(ctx, age), async (tx) => {
    const message = await writeMessage(tx, prepared);
    if (!message || state === undefined) return;
    const values = state === 'read' ? { is_read: 1 } : { is_read: 1, trashed_at: tx.now };
    await tx.db.updateTable('messages').set(values).where('id', '=', message.id).execute();
  });
}

async function openCv() {
  const path = join(documentsDir, cvFile);
  return { path, name: cvName, bytes: (await stat(path)).size };
}

async function findTour(ctx: Context, name: string): Promise<number> {
  const tours = schoolTour.list.parse(await schoolTours.list(ctx));
  return required(tours.find(({ name_tr }) => name_tr === name)?.id, name);
}

async function findVariant(
  { db }: Context,
  code: string,
): Promise<{ product_id: number; variant_id: number }> {
  const row = await db
    .selectFrom('product_variants')
    .select(['id', 'product_id'])
    .where('code', '=', code)
    .executeTakeFirst();
  return { product_id: required(row?.product_id, code), variant_id: required(row?.id, code) };
}

function required(id: number | undefined, name: string): number {
  if (id === undefined) throw new Error(`The demo messages name ${name}, which does not exist`);
  return id;
}

/** A context whose clock is this many hours behind. */
function longAgo(ctx: Context, hours: number): Context {
  return { ...ctx, clock: { now: () => new Date(ctx.clock.now().getTime() - hours * hour) } };
}
