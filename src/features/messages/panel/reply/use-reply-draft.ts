import { useEffect, useRef, useState } from 'react';
import type { Message } from '../../message.ts';
import { useDraft } from '#panel/form-state/use-draft.ts';
import { replySubject } from './reply-templates.ts';

export type ReplyValues = {
  subject: string;
  body: string;
  /**
   * The id of the reply, created with the first change. If the answer to a call was lost and the reply is sent
   * again, the server recognises it and mails it only once.
   */
  request_id: string;
};

export type ReplyDraft = ReturnType<typeof useReplyDraft>;

/**
 * Keeps a typed reply as a draft. It survives failures, opening other messages and the end of the session.
 */
export function useReplyDraft(message: Message) {
  const { id, name, email } = message;
  const [first] = useState<ReplyValues>(() => ({
    subject: replySubject(message, message.lang),
    body: '',
    request_id: '',
  }));
  const [values, setValues] = useState(first);
  const [isRestored, setIsRestored] = useState(false);
  const latest = useRef(values);
  const { autosave, offer, closeOffer } = useDraft({
    form: 'reply',
    record: { id, version: 0 },
    values: first,
    unsaved: () => {
      const { body, ...others } = latest.current;
      return body.trim() === ''
        ? null
        : { record: id, version: 0, title: `Yanıt: ${name || email}`, fields: { body, ...others } };
    },
  });

  const take = (next: ReplyValues) => {
    latest.current = next;
    setValues(next);
  };

  useEffect(() => {
    if (!offer) return;
    latest.current = { ...first, ...(offer.fields as Partial<ReplyValues>) };
    setValues(latest.current);
    setIsRestored(true);
    closeOffer();
  }, [offer, closeOffer, first]);

  return {
    values,
    /** Whether the shown reply is a draft of an earlier visit. */
    isRestored,
    change: (changes: Partial<ReplyValues>) => {
      take({ ...values, ...changes, request_id: values.request_id || newRequestId() });
      autosave.schedule();
    },
    /** Stores the draft at once, before the reply is sent. */
    keep: autosave.flush,
    /** Discards the draft, after the reply was sent or given up. */
    clear: () => {
      autosave.discard();
      take(first);
      setIsRestored(false);
    },
  };
}

/** Creates a version 4 UUID. `crypto.randomUUID` is not used, because it exists only in secure contexts. */
function newRequestId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) % 4] ?? '8';
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ].join('-');
}
