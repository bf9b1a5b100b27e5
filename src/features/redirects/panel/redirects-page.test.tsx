import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { RedirectsPage } from './redirects-page.tsx';

const at = '/admin/settings/redirects';
const page = (data: object[]) => ({ data, current_page: 1, last_page: 1, per_page: 50, total: data.length });
const redirect = {
  id: 4,
  version: 1,
  source: '/eski',
  target: '/urun/toka',
  hits: 1_204,
  last_at: '2026-03-02T10:00:00.000Z',
  is_dead: true,
};
const missing = {
  address: '/eski-çanta',
  count: 7,
  host: 'google.com',
  first_at: '2026-03-01T10:00:00.000Z',
  last_at: '2026-03-02T10:00:00.000Z',
};

it('the list says how often a redirect was followed, and that its page is gone', async () => {
  fakeServer({ 'GET /redirects': () => page([redirect]) });
  openPanel(<RedirectsPage />, { at });
  expect(await screen.findByRole('row', { name: /\/eski.*Sayfa yayında değil.*1\.204/ })).toBeTruthy();
});

it('one press on a missing address opens the form with it', async () => {
  const server = fakeServer({
    'GET /redirects': () => page([]),
    'GET /redirects/missing': () => page([missing]),
    'POST /redirects': ({ fields }) => ({ success: true, data: { ...redirect, ...fields } }),
  });
  openPanel(<RedirectsPage />, { at: `${at}?tab=missing` });
  expect(await screen.findByText(/Bağlantı: google.com/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '/eski-çanta: yönlendir' }));
  const source = await screen.findByRole('textbox', { name: /Eski adres/ });
  expect((source as HTMLInputElement).value).toBe('/eski-çanta');
  const target = screen.getByRole('textbox', { name: /Yeni adres/ });
  fireEvent.change(target, { target: { value: '/katalog' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(server.writes()).toHaveLength(1));
  expect(server.writes()[0]?.fields).toMatchObject({ source: '/eski-çanta', target: '/katalog' });
});

it('a refused import names the wrong rows and keeps what was pasted', async () => {
  const problems = [{ position: 3, text: 'Bu adreste yayında bir sayfa yok.' }];
  fakeServer({
    'GET /redirects': () => page([]),
    'POST /redirects/import': () => ({ status: 422, success: false, message: 'Hayır.', data: { problems } }),
  });
  openPanel(<RedirectsPage />, { at });
  fireEvent.click(await screen.findByRole('button', { name: 'Toplu Ekle' }));
  const rows = await screen.findByLabelText(/Excel’den/);
  fireEvent.change(rows, { target: { value: '/a\t/yok' } });
  fireEvent.click(screen.getByRole('button', { name: 'Satırları Ekle' }));
  expect(await screen.findByText('3. satır:')).toBeTruthy();
  expect((rows as HTMLTextAreaElement).value).toBe('/a\t/yok');
});
