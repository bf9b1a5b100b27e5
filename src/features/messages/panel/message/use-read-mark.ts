import { useEffect } from 'react';
import type { Message } from '../../message.ts';
import { mayUse } from '#panel/session/permission.ts';
import { checkMessage } from '../messages.api.ts';

/** Messages whose mark is on its way or stored; a failed one is tried at the next opening. */
const marked = new Set<string>();

/** Marks an opened message as read, once. A viewer only looks. */
export function useReadMark(message: Message | undefined): void {
  const { type, id, check } = message ?? {};
  useEffect(() => {
    if (type === undefined || id === undefined || check !== 0 || !mayUse('messages')) return;
    const key = `${type} ${id}`;
    if (marked.has(key)) return;
    marked.add(key);
    checkMessage({ type, id }).catch(() => marked.delete(key));
  }, [type, id, check]);
}
