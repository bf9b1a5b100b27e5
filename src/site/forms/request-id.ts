import type { FormCall } from './send-form.ts';
import { readStored, store } from './tab-storage.ts';

type Try = { id: string; content: string };

const keyOf = (call: FormCall) => `form_try:${call}`;

/**
 * The UUID of a message. Retries with the same fields, even after a reload, reuse it, so that the server
 * stores the message once; changed fields get a new one.
 */
export function requestIdFor(call: FormCall, fields: Readonly<Record<string, string>>, file?: File): string {
  const content = JSON.stringify([fields, file?.name, file?.size]);
  const last = readStored(keyOf(call)) as Try | undefined;
  if (last?.content === content) return last.id;
  const next: Try = { id: createUuid(), content };
  store(keyOf(call), next);
  return next.id;
}

/** Call it after a successful send: the same words sent later are a new message. */
export function forgetRequestId(call: FormCall): void {
  store(keyOf(call), undefined);
}

/** A random UUID of version 4; `crypto.randomUUID` exists on HTTPS only. */
function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, '$1-$2-$3-$4-$5');
}
