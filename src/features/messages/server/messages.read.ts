import type { ListedMessage, Message, MessageDetails, MessageListQuery, MessagePage } from '../message.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import type { Context } from '#server/context/context.ts';
import type { Reader } from '#server/db/connect.ts';
import { fromJson } from '#server/db/json.ts';
import { readTexts } from '#server/db/localised-column.ts';
import { selectRowsById } from '#server/db/record-rows.ts';
import { notFound } from '#server/errors.ts';
import type { ContractRow } from '#features/contracts/server/contracts.read.ts';
import { getMainLanguage } from '#server/languages/languages.service.ts';
import { listMailsOfMessage } from '#features/mail/server/outgoing-mails.read.ts';
import { messageReference } from './message-reference.ts';
import { messageQueryWords } from './message-search-words.ts';
import { loadReplySubjects } from './message-words.ts';
import { pageOf, pageRange } from '#server/paging.ts';
import {
  countMessages,
  selectFiles,
  selectMessage,
  selectMessagePage,
  type MessageFilter,
  type MessageWithFacts,
} from './messages.queries.ts';

const perPage = 24;
const excerptLength = 200;

/** Lists a page of a type's inbox or trash. */
export async function listMessages(
  { db }: Pick<Context, 'db'>,
  type: MessageType,
  { page, ...query }: MessageListQuery,
): Promise<MessagePage> {
  const filter = filterOf(type, query);
  const total = await countMessages(db, filter);
  const rows = await selectMessagePage(db, filter, pageRange({ page, perPage }));
  return pageOf(rows.map(presentListed), { page, perPage, total });
}

export function filterOf(
  type: MessageType,
  { section, search }: Omit<MessageListQuery, 'page'>,
): MessageFilter {
  return { type, section, words: messageQueryWords(search) };
}

/** @throws AppError 404, even if another type has a message with this id. */
export async function getMessage(
  { db }: Pick<Context, 'db'>,
  type: MessageType,
  id: number,
): Promise<Message> {
  const row = await selectMessage(db, type, id);
  if (!row) throw notFound();
  const [file] = await selectFiles(db, [id]);
  const { form, note, version, order_id } = row;
  return {
    ...presentCommon(row),
    type,
    reference: messageReference(row.request_id),
    form,
    note,
    version,
    order_id,
    message: row.message,
    details: fromJson<MessageDetails>(row.details),
    notice: await readNotice(db, row),
    wants_news: row.wants_news === 1,
    file: file ? { name: file.name, bytes: file.bytes } : null,
    reply_subjects: await loadReplySubjects(db, { type, subject: row.subject, lang: row.lang }),
    thread: await listMailsOfMessage(db, id),
  };
}

function presentListed(row: MessageWithFacts): ListedMessage {
  const excerpt = Array.from(row.message.replace(/\s+/g, ' ')).slice(0, excerptLength).join('');
  return { ...presentCommon(row), excerpt };
}

function presentCommon(row: MessageWithFacts): Omit<ListedMessage, 'excerpt'> {
  const { id, name, email, phone, company, subject, lang, created_at, assigned_to } = row;
  return {
    id,
    name,
    email,
    phone,
    company,
    subject,
    lang,
    created_at,
    check: row.is_read === 1 ? 1 : 0,
    section: row.trashed_at === null ? 'mail' : 'trash',
    assigned_to: assigned_to === null ? null : { id: assigned_to, name: row.assignee ?? '' },
    // SQLite returns 0 and 1 for booleans.
    has_file: Boolean(row.has_file),
    is_answered: Boolean(row.is_answered),
    line_count: Number(row.line_count),
  };
}

/** The privacy notice of a message; its name is the present one. */
async function readNotice(db: Reader, { notice_id: id, notice_version: version }: MessageWithFacts) {
  if (id === null) return null;
  const [contract] = await selectRowsById<ContractRow>(db, 'contracts', [id]);
  const name = contract && readTexts(contract.name)[await getMainLanguage(db)];
  return { id, version, name: name ?? '' };
}
