import { createHash } from 'node:crypto';
import type { Message, MessagePage } from '#features/messages/message.ts';
import { messageReference } from '#features/messages/server/message-reference.ts';
import type { SubscriberPage } from '#features/newsletter/subscriber.ts';
import type { Order } from '#features/orders/order.ts';
import { messageTypes, type MessageType } from '#shared/rules/message-types.ts';
import { fileForm } from '#test/files/file-form.ts';
import { validPdf } from '#test/files/valid-pdf.ts';
import { filledForm, multipart } from '#test/sent-forms.ts';
import type { Register } from '../book.ts';
import { pickCertain, type Client, type WriteKind } from '../client.ts';
import type { ServerCalls } from '../server-calls.ts';
import { stateOf, type OwnProduct } from './products.ts';

type MessageState = {
  name: string;
  section: 'mail' | 'trash';
  /** Code, quantity and note of each product of an offer request. */
  lines: readonly (readonly [string, number, string])[];
  /** The SHA-256 of the CV. */
  file: string;
  /** How often the message is stored. */
  copies: number;
};
type OwnMessage = { type: MessageType; reference: string; register: Register; state: MessageState };
/** A message that a visitor sends again and again until the server has confirmed it. */
type Unsent = OwnMessage & { body: () => FormData };

const ownMessages = (client: Client) => client.own<OwnMessage>('message');
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export const sendMessage: WriteKind = {
  name: 'message',
  weight: 4,
  write: async (client) => {
    const unsent = client.own<Unsent>('unsent message');
    if (unsent.length === 0) unsent.push(newMessage(client));
    const [message] = unsent;
    if (!message) return;
    const { body, ...own } = message;
    await client.book.write(own.register, own.state, () => client.calls.visitor(`/api/${own.type}`, body()));
    unsent.pop();
    ownMessages(client).push(own);
  },
};

function newMessage(client: Client): Unsent {
  const id = crypto.randomUUID();
  const type = client.random.pick(messageTypes);
  const stamp = client.fresh();
  const reference = messageReference(id);
  const cv = validPdf({ text: stamp, filling: client.random.below(300_000) });
  const lines = type === 'offer' ? linesOf(client, stamp) : [];
  const fields = filledForm(type, { request_id: id, name: stamp, lines: JSON.stringify(lines) });
  const state: MessageState = {
    name: stamp,
    section: 'mail',
    lines: lines.map(({ code, quantity, note }) => [code, quantity, note] as const),
    file: type === 'human-resources' ? hashOf(cv) : '',
    copies: 1,
  };
  const register = client.book.register(`${type} ${reference}`, (calls) =>
    readMessage(calls, type, reference),
  );
  const body = () => (type === 'human-resources' ? fileForm(cv, 'cv.pdf', fields) : multipart(fields));
  return { type, reference, register, state, body };
}

/** An unknown product keeps the name and the code that the visitor saw. */
function linesOf(client: Client, stamp: string) {
  const known = client
    .own<OwnProduct>('product')
    .find((one) => !one.register.pending && stateOf(one)?.variants.length === 0);
  return Array.from({ length: 1 + client.random.below(20) }, (_, index) => ({
    product_id: index === 0 && known ? known.id : 2_000_000_000,
    name: `Toka ${index}`,
    code: index === 0 && known ? known.last.code : `${stamp}L${index}`,
    quantity: client.random.below(10_000),
    note: `Not ${index}`,
  }));
}

export const moveMessage: WriteKind = {
  name: 'message in the trash',
  weight: 1,
  write: async (client) => {
    const message = pickCertain(client, ownMessages(client));
    if (!message) return sendMessage.write(client);
    const { type, reference, register } = message;
    const present = register.confirmed[0] as MessageState;
    const section = present.section === 'mail' ? 'trash' : 'mail';
    const state = { ...present, section } as const;
    const found = await find(client.calls, type, reference);
    const [verb, list] = section === 'trash' ? ['trash', 'trash_list'] : ['restore', 'restore_list'];
    await client.book.write(register, state, () =>
      client.calls.staff('PUT', `/api/admin/${type}/${verb}`, { [list]: [found?.id] }),
    );
  },
};

export const subscribe: WriteKind = {
  name: 'subscriber',
  weight: 2,
  write: async (client) => {
    const email = `${client.fresh().toLowerCase()}@example.com`;
    const register = client.book.register(`subscriber ${email}`, async (calls) => {
      const found = await calls.staff<SubscriberPage>('GET', `/api/admin/newsletter-sub?search=${email}`);
      return found.data.map(({ email: stored, state }) => ({ email: stored, state }))[0];
    });
    await client.book.write(register, { email, state: 'pending' }, () =>
      client.calls.visitor('/api/newsletter-sub', multipart({ email })),
    );
  },
};

async function find(calls: ServerCalls, type: MessageType, reference: string) {
  for (const section of ['mail', 'trash'] as const) {
    const path = `/api/admin/${type}?section=${section}&search=${reference}`;
    const { data, total } = await calls.staff<MessagePage>('GET', path);
    if (data[0]) return { id: data[0].id, section, copies: total };
  }
  return undefined;
}

async function readMessage(
  calls: ServerCalls,
  type: MessageType,
  reference: string,
): Promise<MessageState | undefined> {
  const found = await find(calls, type, reference);
  if (!found) return undefined;
  const path = `/api/admin/${type}/${found.id}`;
  const message = await calls.staff<Message>('GET', path);
  const order =
    message.order_id === null
      ? undefined
      : await calls.staff<Order>('GET', `/api/admin/orders/${message.order_id}`);
  const file = message.file ? await calls.bytes(`${path}/file`) : undefined;
  return {
    name: message.name,
    section: found.section,
    lines: (order?.lines ?? []).map(({ code, quantity, note }) => [code, quantity, note] as const),
    file: file ? hashOf(file) : '',
    copies: found.copies,
  };
}
