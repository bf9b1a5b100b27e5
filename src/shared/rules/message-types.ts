/**
 * The five kinds of messages; each is the last part of its calls' addresses (docs/product.md, "Messages").
 */
export const messageTypes = [
  'offer',
  'contact',
  'school-tour-request',
  'special-tour',
  'human-resources',
] as const;
export type MessageType = (typeof messageTypes)[number];

/** Whether a text is the key of a type. */
export function isMessageType(text: string): text is MessageType {
  return (messageTypes as readonly string[]).includes(text);
}

/** The Turkish name of one message of each type. */
export const messageNames: Readonly<Record<MessageType, string>> = {
  offer: 'Teklif isteği',
  contact: 'İletişim mesajı',
  'school-tour-request': 'Okul turu isteği',
  'special-tour': 'Özel tur isteği',
  'human-resources': 'İş başvurusu',
};
