import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import type { OutgoingMail } from '../mail.ts';
import { HeldMailsCard } from './held-mails-part.tsx';

const at = '2026-03-02T09:00:00.000Z';
const mailOf = (id: number, subject: string): OutgoingMail => ({
  id,
  subject,
  kind: 'reply',
  recipients: `kisi-${id}@ornek.test`,
  text: '',
  state: 'waiting',
  attempts: 0,
  last_error: null,
  created_at: at,
  sent_at: null,
  held_at: at,
  created_by: null,
});
const mails = [mailOf(3, 'Teklifiniz'), mailOf(4, 'Sorunuz')];
const page = (data: OutgoingMail[]) => ({
  data,
  total: data.length,
  current_page: 1,
  last_page: 1,
  per_page: 24,
});

it('an admin sees whom held mails are for, and sends chosen ones after a question', async () => {
  const server = fakeServer({
    'GET /outbox/held': () => page(mails),
    'PUT /outbox/held': () => ({ success: true }),
  });
  const { user } = openPanel(<HeldMailsCard held={2} />);
  expect(screen.getByRole('region', { name: 'Geri yüklemeden sonra 2 e-posta bekletiliyor' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Listeyi Aç' }));
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('kisi-3@ornek.test'),
    expect.stringContaining('kisi-4@ornek.test'),
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Sorunuz, kisi-4@ornek.test: seç' }));
  await user.click(screen.getByRole('button', { name: 'Seçilenleri Gönder (1)' }));
  const dialog = await screen.findByRole('dialog', { name: 'E-postalar gönderilsin mi?' });
  expect(server.writes()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Evet, Gönder' }));
  await waitFor(() =>
    expect(server.writes()).toMatchObject([{ method: 'PUT', fields: { mail_list: '[4]' } }]),
  );
});

it('without a choice the decision is about all mails', async () => {
  const server = fakeServer({
    'GET /outbox/held': () => page(mails),
    'DELETE /outbox/held': () => ({ success: true }),
  });
  const { user } = openPanel(<HeldMailsCard held={2} />);
  await user.click(screen.getByRole('button', { name: 'Listeyi Aç' }));
  await user.click(await screen.findByRole('button', { name: 'Hiçbiri Gönderilmesin' }));
  const dialog = await screen.findByRole('dialog', { name: 'E-postalar gönderilmesin mi?' });
  expect(dialog.textContent).toContain('Tümü: 2 e-posta');
  await user.click(within(dialog).getByRole('button', { name: 'Evet, Gönderilmesin' }));
  await waitFor(() => expect(server.writes()).toMatchObject([{ method: 'DELETE', fields: { is_all: '1' } }]));
});

it.each([
  ['without held mails', 0, 'admin'],
  ['for others than admins', 2, 'editor'],
] as const)('there is no card %s', (_, held, role) => {
  fakeServer();
  openPanel(<HeldMailsCard held={held} />, { role });
  expect(screen.queryByRole('region')).toBeNull();
});
