import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeServer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import type { BackupRun, Backups, BackupStatus } from '../backup.ts';
import { BackupsPage } from './backups-page.tsx';

const run: BackupRun = {
  id: 1,
  kind: 'backup',
  state: 'running',
  started_at: '2026-03-02T09:00:00.000Z',
  finished_at: null,
  step: 'files',
  done: 30,
  total: 120,
  error: null,
};
const idle: BackupStatus = { running: null, is_waiting: false, last: null };
const backups = (data: Backups['data']): Backups => ({ data, place: '/mnt/yedek', daily_at: '03:30' });

it('without backups the screen says how the first one comes', async () => {
  fakeServer({ 'GET /backups': () => backups([]), 'GET /backups/status': () => idle });
  openPanel(<BackupsPage />);
  expect(await screen.findByText('Henüz yedek yok')).toBeTruthy();
});

it('a backup shows its size, content and check', async () => {
  const data: Backups['data'] = [
    {
      name: '20260302-003000-0001',
      at: '2026-03-02T00:30:00.000Z',
      reason: 'daily',
      rows: 12_400,
      files: 840,
      bytes: 5 * 1024 * 1024,
      is_encrypted: true,
      verified_at: null,
    },
  ];
  fakeServer({ 'GET /backups': () => backups(data), 'GET /backups/status': () => idle });
  openPanel(<BackupsPage />);
  const row = await screen.findByRole('row', { name: /Günlük/ });
  expect(row.textContent).toMatch(/12\.400 satır · 840 dosya · şifreli.*Denetlenmedi/);
});

it('a download asks for a passphrase twice, but not for a backup that is encrypted for a key', async () => {
  const plain: Backups['data'][number] = {
    name: '20260302-003000-0001',
    at: '2026-03-02T00:30:00.000Z',
    reason: 'daily',
    rows: 12,
    files: 8,
    bytes: 1024,
    is_encrypted: false,
    verified_at: null,
  };
  const locked = {
    ...plain,
    name: '20260301-003000-0002',
    at: '2026-03-01T00:30:00.000Z',
    is_encrypted: true,
  };
  const server = fakeServer({
    'GET /backups': () => backups([plain, locked]),
    'GET /backups/status': () => idle,
  });
  openPanel(<BackupsPage />);
  const [first, second] = await screen.findAllByRole('button', { name: /yedeğini indir/ });
  await userEvent.click(first as HTMLElement);
  await userEvent.type(await screen.findByLabelText(/^Dosyanın parolası(?! \()/), 'gümüş toka 1976');
  await userEvent.type(screen.getByLabelText(/^Dosyanın parolası \(yeniden\)/), 'gümüş toka');
  await userEvent.click(screen.getByRole('button', { name: 'İndir' }));
  expect(await screen.findByText('İki parola aynı değil.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
  await userEvent.click(second as HTMLElement);
  expect(await screen.findByText('Anahtarla açılır')).toBeTruthy();
  expect(screen.queryByLabelText(/^Dosyanın parolası/)).toBeNull();
  expect(server.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('“Şimdi Yedekle” starts one, whose progress is shown until it is stopped', async () => {
  let status = idle;
  const server = fakeServer({
    'GET /backups': () => backups([]),
    'GET /backups/status': () => status,
    'POST /backups': () => (status = { ...idle, running: run }),
    'PUT /backups/cancel': () => (status = { ...idle, last: { ...run, state: 'cancelled' } }),
  });
  openPanel(<BackupsPage />);
  await userEvent.click(await screen.findByRole('button', { name: 'Şimdi Yedekle' }));
  expect(await screen.findByText('Yedek alınıyor')).toBeTruthy();
  expect(screen.getByText(/30 \/ 120 dosya/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Şimdi Yedekle' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Durdur' }));
  await waitFor(() => expect(screen.queryByText('Yedek alınıyor')).toBeNull());
  expect(server.calls.length).toBeGreaterThan(3);
});

it('a failure says why', async () => {
  const last: BackupRun = { ...run, state: 'failed', error: 'Diskte yer kalmadı.' };
  fakeServer({ 'GET /backups': () => backups([]), 'GET /backups/status': () => ({ ...idle, last }) });
  openPanel(<BackupsPage />);
  expect((await screen.findByRole('alert')).textContent).toContain('Diskte yer kalmadı.');
});

it('editors learn that admins see the backups, and nothing is asked', async () => {
  const server = fakeServer();
  openPanel(<BackupsPage />, { role: 'editor' });
  expect(await screen.findByText('Yedekleri yalnız yöneticiler görür')).toBeTruthy();
  expect(server.calls).toEqual([]);
});
