import { pageSettings } from '../loading/page-settings.ts';
import type { Choice } from './choice.ts';

/** Sends the receipt of a choice to the server. The choice is valid without it, so a failed call is not repeated. */
export function sendReceipt({ receipt = '', version, asked, granted }: Choice): void {
  const body = new URLSearchParams({
    receipt,
    version: String(version),
    asked: asked.join(','),
    granted: granted.join(','),
  });
  fetch('/api/cookie-choices', {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': pageSettings().csrfToken },
  }).catch(() => undefined);
}
