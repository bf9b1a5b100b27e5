import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { languages } from '#test/panel/answers.ts';
import { fakeServer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { SynonymsTab } from './synonyms-tab.tsx';

const saved = { id: 1, queue: 1, version: 1, order_version: 'x', outdated: {} };

it('a search without result is taken into a new synonym with one click', async () => {
  const server = fakeServer({
    'GET /languages': () => languages,
    'GET /synonyms': () => [],
    'GET /synonyms/failed-searches': () => [{ search: 'kopca', count: 7 }],
    'POST /synonyms': ({ fields }) => ({ success: true, data: { ...saved, ...fields } }),
  });
  openPanel(<SynonymsTab />, { at: '/admin/lists?tab=synonyms' });
  fireEvent.click(await screen.findByRole('button', { name: /“kopca” için eş anlamlı ekle, 7 kez/ }));
  const word = await screen.findByLabelText(/Aranan sözcük/);
  expect((word as HTMLInputElement).value).toBe('kopca');
  fireEvent.change(screen.getByLabelText(/Aynı anlamdaki/), { target: { value: 'toka' } });
  fireEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(() => expect(server.writes()).toHaveLength(1));
  expect(server.writes()[0]?.fields).toMatchObject({ name: 'kopca', words: 'toka', lang: 'tr' });
});
