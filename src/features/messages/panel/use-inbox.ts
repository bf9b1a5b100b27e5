import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams, type Location } from 'react-router';
import type { Mailbox } from '../message.ts';
import { isMessageType, messageTypes, type MessageType } from '#shared/rules/message-types.ts';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import type { MessageQuery } from './messages.api.ts';

/** A message by its id, or the first or last one of a page that is still loading. */
export type OpenedMessage = number | 'first' | 'last' | null;

export type Inbox = ReturnType<typeof useInbox>;

/**
 * Reads and changes the state of the inbox. It is stored in the address, so that the browser's Back closes a
 * message and mails can link to one.
 */
export function useInbox() {
  const filter = useListFilter(['type', 'section', 'search']);
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as Location<{ wasOpenedHere?: boolean } | null>;
  const navigate = useNavigate();
  const { type, section, search } = usable(filter.values);
  const opened = openedIn(params);
  const hasOpened = opened !== null;

  /**
   * Opens a message by changing the address. Opening a second message replaces the address, so that Back
   * still leads to the list.
   */
  const open = useCallback(
    (message: OpenedMessage, page?: number) =>
      setParams(
        (present) => {
          const next = new URLSearchParams(present);
          next.set('message', String(message));
          if (page !== undefined) next.set('page', String(page));
          return next;
        },
        hasOpened
          ? { replace: true, preventScrollReset: true, state }
          : { preventScrollReset: true, state: { keepsScroll: true, wasOpenedHere: true } },
      ),
    [setParams, hasOpened, state],
  );

  const close = useCallback(() => {
    if (state?.wasOpenedHere) void navigate(-1);
    else
      setParams(
        (present) => {
          present.delete('message');
          return present;
        },
        { replace: true, preventScrollReset: true },
      );
  }, [state, navigate, setParams]);

  const query: MessageQuery = { section, search, page: filter.page };
  return {
    type,
    query,
    opened,
    open,
    close,
    /** The address that opens a message, for links to a new tab. */
    addressOf: (id: number) =>
      `?${new URLSearchParams({ ...Object.fromEntries(params), message: String(id) })}`,
    setPage: filter.setPage,
    setSearch: (text: string) => filter.setFilter('search', text),
    setSection: (wanted: Mailbox) =>
      setParams(wanted === 'mail' ? { type } : { type, section: wanted }, { preventScrollReset: true }),
    isSearch: search !== '',
  };
}

function usable(values: Record<'type' | 'section' | 'search', string>) {
  const type: MessageType = isMessageType(values.type) ? values.type : messageTypes[0];
  const section: Mailbox = values.section === 'trash' ? 'trash' : 'mail';
  return { type, section, search: values.search };
}

function openedIn(params: URLSearchParams): OpenedMessage {
  const text = params.get('message') ?? '';
  if (text === 'first' || text === 'last') return text;
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}
