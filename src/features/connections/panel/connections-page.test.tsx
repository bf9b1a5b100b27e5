import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { ConnectionsPage } from './connections-page.tsx';

const at = '/admin/connections';
const key = {
  ...{ id: 4, name: 'Logo ERP', scopes: ['read', 'content'], per_minute: 300, created_by: 'Ayşe Yılmaz' },
  ...{ created_at: '2026-03-01T10:00:00.000Z', expires_at: null, is_expired: false, last_used_at: null },
};
const token = `vtr_${'x'.repeat(43)}`;

it('a new key is shown once, and a failed save keeps what was typed', async () => {
  const server = fakeServer({
    'GET /api-keys': () => [],
    'POST /api-keys': () => refusal(422, 'Olmadı.'),
  });
  openPanel(<ConnectionsPage />, { at });
  expect(await screen.findByText('Henüz anahtar yok')).toBeTruthy();
  const [newKey] = screen.getAllByRole('button', { name: 'Yeni Anahtar' });
  if (newKey) fireEvent.click(newKey);
  const name = await screen.findByRole('textbox', { name: /^Ad/ });
  fireEvent.change(name, { target: { value: 'Logo ERP' } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Kataloğu ve sayfaları değiştirir' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect(await screen.findByText('Olmadı.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tamam' }));
  server.on('POST /api-keys', () => ({ success: true, data: { ...key, token } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Kaydet' }));
  expect((await screen.findByLabelText<HTMLInputElement>('API anahtarı')).value).toBe(token);
  expect(server.writes().at(-1)?.fields).toMatchObject({ name: 'Logo ERP', scopes: '["read","content"]' });
});

it('revoking asks first and names the program', async () => {
  const server = fakeServer({
    'GET /api-keys': () => [key],
    'DELETE /api-keys/4': () => ({ success: true }),
  });
  openPanel(<ConnectionsPage />, { at });
  fireEvent.click(await screen.findByRole('button', { name: 'Logo ERP: işlemler' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'İptal Et' }));
  expect(await screen.findByText(/bir sonraki çağrısı reddedilir/)).toBeTruthy();
  expect(server.writes()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'İptal Et' }));
  await waitFor(() => expect(server.writes()).toHaveLength(1));
});
