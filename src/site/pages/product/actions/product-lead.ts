import type { LeadForm } from '#features/leads/lead.ts';
import { pageSettings } from '../../../loading/page-settings.ts';

/**
 * Counts a click on a WhatsApp or phone link with its product and page. The link does not wait for it, and
 * `keepalive` lets the call outlive the page.
 */
export function countLead(kind: LeadForm['kind'], productId: number): void {
  const body = new URLSearchParams({ kind, product_id: String(productId), page: location.pathname });
  fetch('/api/leads', {
    method: 'POST',
    body,
    keepalive: true,
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-TOKEN': pageSettings().csrfToken },
  }).catch(() => undefined);
}
