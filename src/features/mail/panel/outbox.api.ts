import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MailStatus, OutboxPage, type MailState } from '../mail.ts';
import { Success } from '#shared/schema/envelope.ts';
import { read, write } from '#panel/api/client.ts';
import { invalidateAfter } from '#panel/api/queries.ts';

/** Loads a page of the outbox, the latest mails first; an empty `state` means all. */
export function useOutbox(query: { page: number; state: MailState | '' }) {
  return useQuery({
    queryKey: ['outbox', query],
    queryFn: () => read(OutboxPage, '/outbox', query),
    placeholderData: keepPreviousData,
  });
}

/** Loads whether mails can be sent, and how many wait or failed. */
export function useMailStatus() {
  return useQuery({ queryKey: ['outbox', 'status'], queryFn: () => read(MailStatus, '/outbox/status') });
}

/** Loads a page of the mails that a restore holds, the oldest first. */
export function useHeldMails(page: number) {
  return useQuery({
    queryKey: ['outbox', 'held', page],
    queryFn: () => read(OutboxPage, '/outbox/held', { page }),
    placeholderData: keepPreviousData,
  });
}

/** Sends held mails, or gives them up; without ids all of them. */
export function decideHeldMails(decision: 'send' | 'drop', ids: readonly number[]) {
  const choice = ids.length > 0 ? { mail_list: JSON.stringify(ids) } : { is_all: 1 };
  return invalidateAfter(write(Success, decision === 'send' ? 'PUT' : 'DELETE', '/outbox/held', choice));
}

export function resendMail(id: number) {
  return invalidateAfter(write(Success, 'PUT', `/outbox/${id}/resend`));
}
