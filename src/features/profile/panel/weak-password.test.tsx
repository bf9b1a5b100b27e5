import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Attention } from '#features/dashboard/panel/attention.tsx';
import { paths } from '#shared/panel-paths.ts';
import { messageTypes } from '#shared/rules/message-types.ts';
import { fakeServer, refusal } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import type { Dashboard } from '#features/dashboard/dashboard.ts';
import type { Profile } from '../profile.ts';
import { ProfilePage } from './profile-page.tsx';

const profile = (hasWeakPassword: boolean): Profile => ({
  id: 1,
  name: 'Ayşe Işık',
  email: 'a.karaca@ornek.com',
  role_group: 'admin',
  is_active: true,
  has_second_factor: false,
  invited_until: null,
  last_sign_in: null,
  sessions: 1,
  version: 1,
  created_at: '2026-01-01T00:00:00Z',
  recovery_codes: 0,
  has_app: false,
  needs_second_factor: false,
  gets_weekly_mail: true,
  has_weak_password: hasWeakPassword,
});

const dashboard = {
  products: 1,
  mail: { is_configured: true, waiting: 0, failed: 0, held: 0 },
  unread: Object.fromEntries(messageTypes.map((type) => [type, 0])),
  missing_alt: { lang: 'tr', count: 0 },
  ending_claims: [] as Dashboard['ending_claims'],
} as Dashboard;

function open(screenOf: Parameters<typeof openPanel>[0], hasWeakPassword = true) {
  const server = fakeServer({
    'GET /profile': () => profile(hasWeakPassword),
    'GET /profile/sessions': () => [],
    'GET /role/groups': () => ({ data: { admin: 'Yönetici' } }),
    'GET /languages': () => [],
    'GET /languages/completeness': () => [],
  });
  return { server, ...openPanel(screenOf) };
}

it('the dashboard asks only users who signed in with a weak password to change it', async () => {
  open(<Attention data={dashboard} />);
  const link = await screen.findByRole('link', { name: /^Parolanızı değiştirin/ });
  expect(link.getAttribute('href')).toBe(paths.profile);
});

it('a good password causes no task on the dashboard', async () => {
  open(<Attention data={dashboard} />, false);
  await screen.findByText('Bekleyen iş yok');
  expect(screen.queryByText('Parolanızı değiştirin')).toBeNull();
});

it('the profile asks too, and marks the rules that a typed password meets', async () => {
  const { server, user } = open(<ProfilePage />);
  server.on('PUT /profile/password', () =>
    refusal(422, 'Düzeltin.', { errors: { password: ['Bu parola çok yaygın.'] } }),
  );
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('Parolanızı değiştirin'),
  );
  const rules = within(screen.getByRole('list', { name: 'Parola kuralları' }));
  const met = () => rules.queryAllByLabelText('Tamam:').map((icon) => icon.parentElement?.textContent);
  const field = screen.getByLabelText(/^Yeni parola/, { selector: 'input' });
  await user.type(field, 'isik-1985');
  expect(met()).toEqual(['8–21 karakter']);
  await user.clear(field);
  await user.type(field, 'kediyi');
  expect(met()).toEqual(['Addan, e-postadan ya da firma adından oluşmaz']);
  await user.clear(field);
  await user.type(field, 'password');
  expect(met()).toHaveLength(2);
  await user.type(screen.getByLabelText(/^Şimdiki parola/, { selector: 'input' }), '123456');
  await user.click(screen.getByRole('button', { name: 'Parolayı Değiştir' }));
  await waitFor(() => expect(screen.getByText('Bu parola çok yaygın.')).toBeTruthy());
});
