import type { Delivery } from '../webhook.ts';
import { notice, showMessage } from '#panel/feedback/notices.tsx';
import { eventName } from './event-name.ts';

/** Tells what became of an attempt that was made at once. */
export function showResult({ type, error }: Delivery): void {
  if (error === null) notice('Program bildirimi aldı', { name: eventName(type) });
  else showMessage('Bildirim alınmadı', error);
}
