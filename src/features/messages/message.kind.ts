import { paths } from '#shared/panel-paths.ts';
import type { OtherKind } from '#shared/record-kind.ts';
import { messageNames, messageTypes } from '#shared/rules/message-types.ts';

/** A kind for each type of message, for screens that list records of several kinds. */
export const messageKinds = messageTypes.map((type) => ({
  entity: 'message',
  resource: type,
  called: {
    one: messageNames[type],
    afterName: messageNames[type].toLocaleLowerCase('tr'),
    all: messageNames[type],
  },
  icon: 'mail' as const,
  screen: { list: `${paths.contact}?type=${type}`, opens: 'message' },
})) satisfies OtherKind[];
