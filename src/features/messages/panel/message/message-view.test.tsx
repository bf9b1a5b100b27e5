import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import type { Message } from '../../message.ts';
import { MessageView } from './message-view.tsx';

const application: Message = {
  id: 7,
  type: 'human-resources',
  name: 'Ayşe Yılmaz',
  email: 'ayse@ornek.test',
  phone: '+90 532 000 00 18',
  company: '',
  subject: '',
  lang: 'tr',
  created_at: '2026-03-02T09:00:00.000Z',
  check: 1,
  section: 'mail',
  assigned_to: null,
  has_file: false,
  is_answered: false,
  line_count: 0,
  reference: 'K7Q2-M4XP',
  message: 'Merhaba',
  details: { position: 'Kalıpçı' },
  form: '/iletisim',
  notice: null,
  wants_news: false,
  note: '',
  version: 1,
  file: null,
  order_id: null,
  reply_subjects: { tr: 'Başvurunuz' },
  thread: [],
};

function open(message: Message) {
  fakeServer({
    'GET /languages': () => [],
    'GET /outbox/status': () => ({
      is_configured: false,
      waiting: 0,
      failed: 0,
      held: 0,
      can_reset_passwords: false,
      reset_hint: null,
    }),
    'GET /reply-templates': () => [],
    'GET /messages/assignees': () => [],
  });
  return openPanel(<MessageView message={message} />);
}

it('an application without a CV shows its position, and no file that could be opened', async () => {
  open(application);
  expect(await screen.findByText('Kalıpçı')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Özgeçmiş' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'İndir' })).toBeNull();
});

it.each([
  [null, 'Aydınlatma metni: kaydedilmedi'],
  [{ id: 3, version: 2, name: 'KVKK' }, 'Aydınlatma metni: KVKK, sürüm 2, 2.Mart.2026 - 12:00'],
])('a message says which privacy notice its sender saw, or that none was recorded', async (notice, shown) => {
  open({ ...application, notice });
  const origin = await screen.findByText(/^Aydınlatma metni/);
  expect(origin.textContent).toBe(shown);
});

it('an application with a CV shows its file', async () => {
  open({ ...application, has_file: true, file: { name: 'ozgecmis.pdf', bytes: 2_000 } });
  expect(await screen.findByRole('region', { name: 'Özgeçmiş' })).toBeTruthy();
});

it('the form of a reply that cannot be mailed yet says what happens to it, and whom to ask for which settings', async () => {
  const { user } = open(application);
  await user.click(await screen.findByRole('button', { name: 'E-posta ile Yanıtla' }));
  const hint = await screen.findByText(/^E-posta gönderimi ayarlı değil/);
  expect(hint.textContent).toMatch(/saklanır, ayar yapılınca gönderilir/);
  expect(hint.textContent).toMatch(/Sunucuyu kuran kişiden SMTP_URL ve MAIL_FROM ayarlarını isteyin/);
});
