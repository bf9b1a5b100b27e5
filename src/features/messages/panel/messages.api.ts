import { useQuery } from '@tanstack/react-query';
import {
  Assignees,
  Message,
  MessagePage,
  MessageWritten,
  type ListedMessage,
  type Mailbox,
} from '../message.ts';
import { Order } from '#features/orders/order.ts';
import type { MessageType } from '#shared/rules/message-types.ts';
import { Success } from '#shared/schema/envelope.ts';
import { read, readFile, write } from '#panel/api/client.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { invalidateAfter, queryClient } from '#panel/api/queries.ts';
import { countAsRead, messageListKey } from '#panel/session/unread-messages.ts';

export type MessageQuery = { section: Mailbox; search: string; page: number };

export type MessageName = { type: MessageType; id: number };

/**
 * Loads a page of messages of one type. The previous page of the same type is shown while the next one loads.
 */
export function useMessages(type: MessageType, query: MessageQuery) {
  return useQuery({
    queryKey: [messageListKey, type, query],
    queryFn: () => read(MessagePage, `/${type}`, query),
    placeholderData: (previous: MessagePage | undefined, of) =>
      of?.queryKey[1] === type ? previous : undefined,
  });
}

/** In milliseconds. A message is loaded again at this interval while a mail about it is being sent. */
const mailInterval = 4_000;

export function useMessage({ type, id }: MessageName) {
  return useQuery({
    queryKey: ['message', type, id],
    queryFn: () => read(Message, `/${type}/${id}`),
    refetchInterval: ({ state: { data } }) => (data && isMailOnItsWay(data) ? mailInterval : false),
  });
}

/**
 * Whether a mail is waiting that was written recently. Older ones may wait long, so the message is not loaded
 * again for them.
 */
function isMailOnItsWay({ thread }: Message): boolean {
  const recent = Date.now() - 120_000;
  return thread.some(({ state, created_at }) => state === 'waiting' && Date.parse(created_at) > recent);
}

export function useOrder(id: number) {
  return useQuery({ queryKey: ['order', id], queryFn: () => read(Order, `/orders/${id}`) });
}

/** The products of an offer request as a PDF. */
export const readOrderPdf = (id: number) => readFile(`/orders/${id}/pdf`);

/** Loads the users to whom a message can be assigned. */
export function useAssignees() {
  return useQuery({ queryKey: ['assignees'], queryFn: () => read(Assignees, '/messages/assignees') });
}

/** Marks a message as read. The lists and the counter show this before the server answers. */
export async function checkMessage({ type, id }: MessageName): Promise<void> {
  await queryClient.cancelQueries({ queryKey: [messageListKey, type] });
  const asRead = (row: ListedMessage) => (row.id === id ? { ...row, check: 1 as const } : row);
  queryClient.setQueriesData<MessagePage>(
    { queryKey: [messageListKey, type] },
    (page) => page && { ...page, data: page.data.map(asRead) },
  );
  countAsRead(type);
  await invalidateAfter(write(Success, 'PUT', `/${type}/check`, { id }));
}

export const trashMessages = (type: MessageType, ids: readonly number[]) =>
  invalidateAfter(write(Success, 'PUT', `/${type}/trash`, { trash_list: ids }));

export const restoreMessages = (type: MessageType, ids: readonly number[]) =>
  invalidateAfter(write(Success, 'PUT', `/${type}/restore`, { restore_list: ids }));

export const deleteMessages = (type: MessageType, ids: readonly number[]) =>
  invalidateAfter(write(Success, 'DELETE', `/${type}`, { delete_list: ids }));

export async function changeMessage({ type, id }: MessageName, fields: Fields): Promise<Message> {
  return (await invalidateAfter(write(MessageWritten, 'PUT', `/${type}/${id}`, fields))).data;
}

export const sendReply = ({ type, id }: MessageName, fields: Fields) =>
  invalidateAfter(write(Success, 'POST', `/${type}/${id}/replies`, fields));

export const readCv = ({ type, id }: MessageName) => readFile(`/${type}/${id}/file`);
