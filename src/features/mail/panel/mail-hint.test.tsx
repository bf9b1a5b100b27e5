import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Attention } from '#features/dashboard/panel/attention.tsx';
import type { Dashboard } from '#features/dashboard/dashboard.ts';
import { messageTypes } from '#shared/rules/message-types.ts';
import { fakeServer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { MailHint } from './mail-hint.tsx';

function open(element: Parameters<typeof openPanel>[0], { waiting = 0, isConfigured = false } = {}) {
  fakeServer({
    'GET /outbox/status': () => ({
      is_configured: isConfigured,
      waiting,
      failed: 0,
      held: 0,
      can_reset_passwords: isConfigured,
      reset_hint: null,
    }),
    'GET /languages': () => [],
    'GET /languages/completeness': () => [],
    'GET /profile': () => ({ has_weak_password: false }),
  });
  return openPanel(element);
}

it('the outbox says that mails wait, and whom to ask for which settings', async () => {
  open(<MailHint />, { waiting: 3 });
  const hint = await screen.findByRole('alert');
  expect(hint.textContent).toContain('E-posta gönderimi ayarlı değil');
  expect(hint.textContent).toContain('3 e-posta bekliyor; kaybolmaz, ayar yapılınca gönderilir.');
  expect(hint.textContent).toContain('Sunucuyu kuran kişiden SMTP_URL ve MAIL_FROM ayarlarını isteyin.');
});

it('the dashboard names the waiting mails, with the same advice', async () => {
  const dashboard = {
    products: 1,
    mail: { is_configured: false, waiting: 3, failed: 0, held: 0 },
    unread: Object.fromEntries(messageTypes.map((type) => [type, 0])),
    missing_alt: { lang: 'tr', count: 0 },
    ending_claims: [] as Dashboard['ending_claims'],
  } as Dashboard;
  open(<Attention data={dashboard} />);
  const task = await screen.findByRole('button', { name: /^3 e-posta bekliyor/ });
  expect(task.textContent).toContain('sunucuyu kuran kişiden SMTP_URL ve MAIL_FROM isteyin');
});
