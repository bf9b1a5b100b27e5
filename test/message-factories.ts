import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageDetails } from '#features/messages/message.ts';
import { messageSearchText } from '#features/messages/server/message-search-words.ts';
import type { Context } from '#server/context/context.ts';
import type { MessageTable, OrderLineTable } from '#server/db/schema/message.ts';
import { inOperationalTransaction } from '#server/db/transactions.ts';
import { inTemporaryFolder } from '#server/ports/temporary-folder.ts';

type Texts = 'name' | 'email' | 'phone' | 'company' | 'subject' | 'message' | 'type' | 'lang';
type Stored = Pick<MessageTable, Texts | 'created_at' | 'trashed_at' | 'is_read' | 'assigned_to'>;
type Line = Partial<Omit<OrderLineTable, 'id' | 'order_id'>>;

export type TestMessage = Partial<Stored> & {
  details?: MessageDetails;
  /** The content of the CV file. */
  file?: string;
  /** The products of an offer request. */
  lines?: Line[];
};

/** Stores a message directly, without mails and limits. */
export async function buildMessage(
  ctx: Context,
  { details = {}, file, lines, ...given }: TestMessage = {},
): Promise<number> {
  const texts = {
    type: 'contact' as const,
    name: 'Ayşe Yılmaz',
    email: 'ayse@example.com',
    phone: '',
    company: '',
    subject: 'Bilgi',
    message: 'Merhaba',
    lang: 'tr',
    ...given,
  };
  const { name, email, company, subject, message } = texts;
  const key = file === undefined ? undefined : await storeFile(ctx, file);
  return inOperationalTransaction(ctx, async ({ db, now }) => {
    const { id } = await db
      .insertInto('messages')
      .values({
        request_id: null,
        form: '/iletisim',
        notice_id: null,
        notice_version: null,
        wants_news: 0,
        is_read: 0,
        trashed_at: null,
        assigned_to: null,
        created_at: now,
        ...texts,
        email_key: email.toLowerCase(),
        details: JSON.stringify(details),
        search_fold: messageSearchText([name, email, company, subject, message], texts.phone),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const created_at = now;
    if (key !== undefined) {
      const facts = { key, name: 'özgeçmiş.pdf', bytes: file?.length ?? 0, message_id: id, created_at };
      await db.insertInto('private_files').values(facts).execute();
    }
    if (!lines) return id;
    const order = await db
      .insertInto('orders')
      .values({ message_id: id, created_at })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [position, line] of lines.entries()) {
      const product = {
        product_id: null,
        variant_id: null,
        name: 'Toka',
        variant: '',
        code: 'T-1',
        image_id: null,
      };
      const wish = { quantity: 0, note: '', wants_sample: 0, ...line };
      await db
        .insertInto('order_lines')
        .values({ order_id: order.id, position, ...product, ...wish })
        .execute();
    }
    return id;
  });
}

async function storeFile({ config, privateFiles }: Context, content: string): Promise<string> {
  const key = `forms/${randomUUID()}.pdf`;
  await inTemporaryFolder(config.dataDir, async (folder) => {
    const path = join(folder, 'cv.pdf');
    await writeFile(path, content);
    await privateFiles.put(key, path);
  });
  return key;
}
