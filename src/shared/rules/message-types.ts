/** The five kinds of messages; each is the last part of its calls' addresses (docs/product.md, "Messages"). */
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
