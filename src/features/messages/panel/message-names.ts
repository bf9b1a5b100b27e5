import type { Message } from '../message.ts';
import { messageNames, messageTypes, type MessageType } from '#shared/rules/message-types.ts';

type Names = {
  /** The label of the type's tab. */
  tab: string;
  /** The file name of the type's export. */
  file: string;
};

const names: Readonly<Record<MessageType, Names>> = {
  offer: { tab: 'Teklif', file: 'teklif-istekleri' },
  contact: { tab: 'İletişim', file: 'iletisim-mesajlari' },
  'school-tour-request': { tab: 'Okul Turu', file: 'okul-turu-istekleri' },
  'special-tour': { tab: 'Özel Tur', file: 'ozel-tur-istekleri' },
  'human-resources': { tab: 'İş Başvurusu', file: 'is-basvurulari' },
};

/**
 * The names of a type. `one` names a single message, for example as the heading of a message without a
 * subject.
 */
export const nameOf = (type: MessageType) => ({ ...names[type], one: messageNames[type] });

export const typeNames = messageTypes.map((type) => ({ type, ...nameOf(type) }));

/** The heading of an opened message. */
export function titleOf({ type, subject, details }: Pick<Message, 'type' | 'subject' | 'details'>): string {
  const about = details.position ?? details.school ?? '';
  if (subject !== '') return subject;
  return about === '' ? messageNames[type] : `${messageNames[type]}: ${about}`;
}
