import type { Message } from '#shared/api/messages/message.ts';
import { messageTypes, type MessageType } from '#shared/rules/message-types.ts';

type Names = {
  /** Its tab. */
  tab: string;
  /** One message, as the heading of one without a subject. */
  one: string;
  /** The name of a file with all of them. */
  file: string;
};

const names: Readonly<Record<MessageType, Names>> = {
  offer: { tab: 'Teklif', one: 'Teklif isteği', file: 'teklif-istekleri' },
  contact: { tab: 'İletişim', one: 'İletişim mesajı', file: 'iletisim-mesajlari' },
  'school-tour-request': { tab: 'Okul Turu', one: 'Okul turu isteği', file: 'okul-turu-istekleri' },
  'special-tour': { tab: 'Özel Gezi', one: 'Özel gezi isteği', file: 'ozel-gezi-istekleri' },
  'human-resources': { tab: 'İş Başvurusu', one: 'İş başvurusu', file: 'is-basvurulari' },
};

/** The types in their order, with their names. */
export const typeNames = messageTypes.map((type) => ({ type, ...names[type] }));

export const nameOf = (type: MessageType) => names[type];

/** What stands above an opened message. */
export function titleOf({ type, subject, details }: Pick<Message, 'type' | 'subject' | 'details'>): string {
  const about = details.position ?? details.school ?? '';
  if (subject !== '') return subject;
  return about === '' ? names[type].one : `${names[type].one}: ${about}`;
}
