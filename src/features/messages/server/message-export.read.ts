import type { MessageDetails } from '../message.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import type { Context } from '#server/context/context.ts';
import { fromJson } from '#server/db/json.ts';
import { loadOrderLines } from '#features/orders/server/orders.read.ts';
import { messageReference } from './message-reference.ts';
import { inPieces } from '#server/texts/csv.ts';
import { localTime } from '#server/texts/local-time.ts';
import {
  selectFiles,
  selectMessagesAfter,
  type MessageFilter,
  type MessageWithFacts,
} from './messages.queries.ts';

const piece = 500;

/** The data for one row of the file. */
type Source = { message: MessageWithFacts; details: MessageDetails; lines: string; file: string };
type Column = readonly [title: string, read: (source: Source, timeZone: string) => string];

const sender: readonly Column[] = [
  ['Tarih', ({ message }, timeZone) => localTime(timeZone, message.created_at)],
  ['Ad Soyad', ({ message }) => message.name],
  ['E-posta', ({ message }) => message.email],
  ['Telefon', ({ message }) => message.phone],
];
const company: Column = ['Firma', ({ message }) => message.company];
const groupSize: Column = ['Kişi Sayısı', ({ details }) => String(details.group_size ?? '')];
const wishedDay: Column = [
  'İstenen gün',
  ({ details }) => (details.date ?? '').split('-').reverse().join('.'),
];

/** The columns of each type between those of the sender and the message. */
const own: Readonly<Record<MessageType, readonly Column[]>> = {
  contact: [company, ['Konu', ({ message }) => message.subject]],
  offer: [company, ['Ürünler', ({ lines }) => lines]],
  'school-tour-request': [
    ['Okul', ({ details }) => details.school ?? ''],
    ['Tur', ({ details }) => details.tour?.name ?? ''],
    groupSize,
    wishedDay,
  ],
  'special-tour': [company, groupSize, wishedDay],
  'human-resources': [
    ['Başvurulan görev', ({ details }) => details.position ?? ''],
    ['Özgeçmiş', ({ file }) => file],
  ],
};

const handling: readonly Column[] = [
  ['Mesaj', ({ message }) => message.message],
  ['Dil', ({ message }) => message.lang],
  ['Okundu', ({ message }) => yesOrNo(message.is_read)],
  ['Yanıtlandı', ({ message }) => yesOrNo(message.is_answered)],
  ['Sorumlu', ({ message }) => message.assignee ?? ''],
  ['Not', ({ message }) => message.note],
  ['Başvuru No', ({ message }) => messageReference(message.request_id)],
];

const columnsOf = (type: MessageType): readonly Column[] => [...sender, ...own[type], ...handling];

const fileNames: Readonly<Record<MessageType, string>> = {
  contact: 'iletisim-mesajlari',
  offer: 'teklif-istekleri',
  'school-tour-request': 'okul-turu-istekleri',
  'special-tour': 'ozel-tur-istekleri',
  'human-resources': 'is-basvurulari',
};

export const exportFileName = (type: MessageType): string => `${fileNames[type]}.csv`;

export const exportTitles = (type: MessageType): string[] => columnsOf(type).map(([title]) => title);

/** Yields the messages of a filter as rows of the file, the oldest first. */
export async function* exportRows(
  { db, config }: Pick<Context, 'db' | 'config'>,
  filter: MessageFilter,
): AsyncIterable<string[]> {
  const columns = columnsOf(filter.type);
  const sources = inPieces(async (after) => {
    const messages = await selectMessagesAfter(db, filter, after, piece);
    const ids = messages.map(({ id }) => id);
    const lines = Map.groupBy(await loadOrderLines(db, ids), (line) => line.message_id);
    const files = new Map((await selectFiles(db, ids)).map((file) => [file.message_id, file.name]));
    return messages.map((message) => ({
      id: message.id,
      message,
      details: fromJson<MessageDetails>(message.details),
      lines: (lines.get(message.id) ?? []).map(lineText).join(', '),
      file: files.get(message.id) ?? '',
    }));
  });
  for await (const source of sources) yield columns.map(([, read]) => read(source, config.timeZone));
}

type Line = { code: string; name: string; variant: string; quantity: number; wants_sample: number };

/**
 * Formats a line like `T-12 Metal toka, 25 mm · Nikel × 500 (numune)`; the quantity is left out if the
 * visitor gave none.
 */
function lineText({ code, name, variant, quantity, wants_sample }: Line): string {
  const product = [[code, name].filter(Boolean).join(' '), variant].filter(Boolean).join(', ');
  return `${product}${quantity > 0 ? ` × ${quantity}` : ''}${wants_sample === 1 ? ' (numune)' : ''}`;
}

/** SQLite returns 0 and 1 for booleans. */
const yesOrNo = (flag: unknown): string => (flag ? 'Evet' : 'Hayır');
