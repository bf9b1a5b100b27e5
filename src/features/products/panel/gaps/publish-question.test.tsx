import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { languages } from '#test/panel/answers.ts';
import { fakeServer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import type { HiddenGaps } from '../../product-bulk.ts';
import type { ProductRow } from '../../product.ts';
import { ProductBulk } from '../product-bulk.tsx';

const none: HiddenGaps = { hidden: 2, incomplete: 0, gaps: [], first: null };
const some: HiddenGaps = {
  hidden: 2,
  incomplete: 1,
  first: { id: 4, name: 'Toka' },
  gaps: [
    { who: 'visitors', field: 'images', lang: null, label_id: null, label: '', count: 2 },
    { who: 'visitors', field: 'attributes', lang: null, label_id: 5, label: 'Malzeme', count: 1 },
    { who: 'language', field: 'summary_en', lang: 'en', label_id: null, label: '', count: 1 },
  ],
};
const selection = { rows: [{ id: 4 }, { id: 5 }] as ProductRow[], count: 2 };

function open(gaps: () => unknown) {
  const server = fakeServer({
    'GET /languages': () => languages,
    'GET /categories': () => [],
    'GET /products/hidden-gaps': gaps,
    'PUT /products/active': () => ({ success: true, data: { changed: 2 } }),
  });
  const onDone = vi.fn();
  return {
    server,
    onDone,
    ...openPanel(<ProductBulk selection={selection} mainLang="tr" onDone={onDone} />),
  };
}

it('showing products that lack something asks first, in words, and stops nobody', async () => {
  const { server, user, onDone } = open(() => some);
  await waitFor(() => expect(server.calls.map(({ path }) => path)).toContain('/languages'));
  await user.click(screen.getByRole('button', { name: 'Yayına Al' }));
  const dialog = await screen.findByRole('dialog', { name: 'Eksikleriyle yayına alınsın mı?' });
  expect(dialog.textContent).toContain('2 üründen 1 tanesinde');
  expect([...dialog.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Görseller: 2 ürün',
    'Malzeme: 1 ürün',
    'Kısa açıklama (English): 1 ürün',
  ]);
  expect(server.writes()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Yine de Yayınla' }));
  await waitFor(() => expect(server.writes()).toMatchObject([{ fields: { is_active: '1' } }]));
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('leaving the question shows nothing to visitors', async () => {
  const { server, user } = open(() => some);
  await user.click(screen.getByRole('button', { name: 'Yayına Al' }));
  await screen.findByRole('dialog', { name: 'Eksikleriyle yayına alınsın mı?' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.writes()).toEqual([]);
});

it('complete products are shown at once, and so are those whose gaps could not be read; hiding asks nothing', async () => {
  const { server, user } = open(() => none);
  await user.click(screen.getByRole('button', { name: 'Yayına Al' }));
  await waitFor(() => expect(server.writes()).toHaveLength(1));
  server.on('GET /products/hidden-gaps', () => new Response('', { status: 500 }));
  await user.click(screen.getByRole('button', { name: 'Yayına Al' }));
  await waitFor(() => expect(server.writes()).toHaveLength(2));
  const asked = server.calls.filter(({ path }) => path.endsWith('hidden-gaps')).length;
  await user.click(screen.getByRole('button', { name: 'Yayından Kaldır' }));
  await waitFor(() => expect(server.writes()).toHaveLength(3));
  expect(server.calls.filter(({ path }) => path.endsWith('hidden-gaps'))).toHaveLength(asked);
});
