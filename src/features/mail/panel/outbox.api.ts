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

export function resendMail(id: number) {
  return invalidateAfter(write(Success, 'PUT', `/outbox/${id}/resend`));
}
