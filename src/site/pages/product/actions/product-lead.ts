import type { LeadForm } from '#features/leads/lead.ts';
import { pageSettings } from '../../../loading/page-settings.ts';

/**
 * Counts that a visitor follows a WhatsApp or phone link: product, page and time. The link never waits for it, and
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
