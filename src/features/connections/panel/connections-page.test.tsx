import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, refusal } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { ConnectionsPage } from './connections-page.tsx';

const at = '/admin/connections';
const key = {
  id: 4,
  name: 'Logo ERP',
  scopes: ['read', 'content'],
  per_minute: 300,
  created_by: 'Ayşe Yılmaz',
  created_at: '2026-03-01T10:00:00.000Z',
  expires_at: null,
  is_expired: false,
  last_used_at: null,
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

const webhook = {
  id: 7,
  name: 'Pazar yeri',
  url: 'https://pazar.example/hook',
  events: ['product.changed'],
  waiting: 3,
  state: 'paused',
  failing_since: '2026-03-01T10:00:00.000Z',
  last_error: 'Bağlantı kabul edilmedi.',
  last_success_at: null,
};
const delivery = {
  id: 9,
  sequence: 41,
  type: 'product.changed',
  record: 12,
  at: '2026-03-02T10:00:00.000Z',
  status: 500,
  error: 'Program 500 yanıtını verdi.',
  duration: 40,
};

it('a paused address says why, goes on, and its log sends an event again', async () => {
  const server = fakeServer({
    'GET /webhooks': () => [webhook],
    'PUT /webhooks/7/resume': () => ({ success: true, data: { ...webhook, state: 'active' } }),
    'GET /webhooks/7/deliveries': () => [delivery],
    'POST /webhooks/7/deliveries/9/replay': () => ({ success: true, data: { ...delivery, error: null } }),
  });
  openPanel(<ConnectionsPage />, { at: `${at}?tab=webhooks` });
  expect(await screen.findByText(/Bağlantı kabul edilmedi/)).toBeTruthy();
  const choose = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Pazar yeri: işlemler' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Devam Et');
  await waitFor(() => expect(server.writes()).toHaveLength(1));
  await choose('Gönderimler');
  fireEvent.click(await screen.findByRole('button', { name: 'Ürün değişti · 12: yeniden gönder' }));
  expect(await screen.findByText('Program bildirimi aldı')).toBeTruthy();
});

it('the secret of a new address is shown once', async () => {
  const secret = 'whsec_abc';
  const server = fakeServer({
    'GET /webhooks': () => [],
    'POST /webhooks': () => ({ success: true, data: { ...webhook, secret } }),
  });
  openPanel(<ConnectionsPage />, { at: `${at}?tab=webhooks` });
  expect(await screen.findByText('Henüz bildirim adresi yok')).toBeTruthy();
  const [newAddress] = screen.getAllByRole('button', { name: 'Yeni Adres' });
  if (newAddress) fireEvent.click(newAddress);
  const name = await screen.findByRole('textbox', { name: /^Ad\b(?!r)/ });
  fireEvent.change(name, { target: { value: 'Pazar yeri' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Adres/ }), { target: { value: webhook.url } });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ürün değişti' }));
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect((await screen.findByLabelText<HTMLInputElement>('İmza anahtarı')).value).toBe(secret);
  expect(server.writes()[0]?.fields).toMatchObject({ url: webhook.url, events: '["product.changed"]' });
});

const feed = {
  version: 1,
  id: 5,
  name: 'Bayiler',
  lang: 'tr',
  format: 'csv',
  category_id: null,
  hidden_by: null,
  created_at: '2026-03-01T10:00:00.000Z',
  last_used_at: null,
};

it('the address of a new feed is shown once, and renewing and ending ask first', async () => {
  const address = 'https://www.firma.test/api/feeds/abc.csv';
  const server = fakeServer({
    'GET /data-feeds': () => [],
    'GET /languages': () => [],
    'GET /categories': () => [],
    'POST /data-feeds': () => ({ success: true, data: { ...feed, address } }),
    'PUT /data-feeds/5/address': () => ({ success: true, data: { ...feed, address: '/api/feeds/def.csv' } }),
    'DELETE /data-feeds/5': () => ({ success: true }),
  });
  openPanel(<ConnectionsPage />, { at: `${at}?tab=feeds` });
  expect(await screen.findByText('Henüz veri akışı yok')).toBeTruthy();
  const [newFeed] = screen.getAllByRole('button', { name: 'Yeni Akış' });
  if (newFeed) fireEvent.click(newFeed);
  fireEvent.change(await screen.findByRole('textbox', { name: /^Ad/ }), { target: { value: 'Bayiler' } });
  server.on('GET /data-feeds', () => [{ ...feed, hidden_by: 'language' }]);
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Akışın adresi')).value).toBe(address);
  expect(server.writes()[0]?.fields).toMatchObject({ name: 'Bayiler', format: 'json' });
  fireEvent.click(screen.getByRole('button', { name: 'Tamam' }));
  expect(await screen.findByText('Dil yayında değil')).toBeTruthy();
  const choose = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name: 'Bayiler: işlemler' }));
    fireEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Adresi Yenile');
  expect(await screen.findByText(/Şimdiki adres hemen geçersiz olur/)).toBeTruthy();
  expect(server.writes()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Yenile' }));
  const shown = await screen.findByLabelText<HTMLInputElement>('Akışın adresi');
  expect(shown.value).toBe(`${window.location.origin}/api/feeds/def.csv`);
  fireEvent.click(screen.getByRole('button', { name: 'Tamam' }));
  await choose('Sonlandır');
  fireEvent.click(await screen.findByRole('button', { name: 'Sonlandır' }));
  await waitFor(() => expect(server.writes()).toHaveLength(3));
});

const scheduled = {
  id: 6,
  name: 'Tedarikçi',
  source: 'address',
  address: 'https://t.example/fiyat.xlsx',
  pattern: '',
  sign_in: 'none',
  sign_in_user: '',
  has_secret: false,
  every: 'day',
  at: '06:30',
  rule: 'apply',
  most: 5,
  most_unit: 'percent',
  next_at: '2026-03-02T03:30:00.000Z',
  last_run_at: '2026-03-01T03:30:00.000Z',
  last_result: 'unreachable',
  last_error: 'Adreste dosya yok (404).',
  last_import_id: null,
};

it('a scheduled import says why it failed, runs at once, and asks for what its kind needs', async () => {
  const server = fakeServer({
    'GET /scheduled-imports': () => ({ data: [scheduled], has_folder: false }),
    'PUT /scheduled-imports/6/run': () => ({ success: true, data: scheduled }),
    'POST /scheduled-imports': () => ({ success: true, data: { ...scheduled, id: 7 } }),
  });
  openPanel(<ConnectionsPage />, { at: `${at}?tab=imports` });
  expect(await screen.findByText(/Adreste dosya yok/)).toBeTruthy();
  expect(screen.getByText('Her gün 06:30 · en çok %5 değişirse kendiliğinden')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tedarikçi: işlemler' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Şimdi Çalıştır' }));
  await waitFor(() => expect(server.writes()).toHaveLength(1));
  fireEvent.click(screen.getByRole('button', { name: 'Yeni Aktarma' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Ad\b(?!r)/ }), { target: { value: 'Bayi' } });
  fireEvent.change(screen.getByRole('textbox', { name: /^Adres/ }), { target: { value: scheduled.address } });
  const choose = async (field: RegExp, option: string) => {
    fireEvent.click(screen.getByRole('combobox', { name: field }));
    fireEvent.click(await screen.findByRole('option', { name: option }));
  };
  expect(screen.queryByRole('combobox', { name: /^Kaynak/ })).toBeNull();
  await choose(/^Giriş/, 'Kullanıcı adı ve parola');
  fireEvent.change(await screen.findByRole('textbox', { name: /^Kullanıcı adı/ }), {
    target: { value: 'bayi' },
  });
  fireEvent.change(screen.getByLabelText(/^Parola(?!yı)/), { target: { value: 'gizli' } });
  await choose(/^Kural/, 'Az satır değişiyorsa kendiliğinden');
  fireEvent.change(await screen.findByRole('textbox', { name: /^En çok/ }), { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(server.writes()).toHaveLength(2));
  expect(server.writes()[1]?.fields).toMatchObject({
    name: 'Bayi',
    source: 'address',
    sign_in: 'basic',
    sign_in_user: 'bayi',
    password: 'gizli',
    every: 'day',
    at: '06:00',
    rule: 'apply',
    most: '5',
    most_unit: 'percent',
  });
});
