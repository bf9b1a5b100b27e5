import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { languages, written } from '#test/panel/answers.ts';
import { fakeServer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import type { Associations } from '../association.ts';
import { AssociationsPart } from './associations-part.tsx';

const product = (id: number, name: string) => ({ id, code: `K-${id}`, name, image: null, is_visible: true });
const none: Associations = {
  fits_with: [],
  spare_part: [],
  spare_part_of: [],
  sold_together: [],
  alternative: [],
  replaced_by: [],
  replaces: [],
};
const lists: Associations = {
  ...none,
  spare_part: [product(2, 'Yay')],
  replaced_by: [product(3, 'Yeni kilit')],
};

it('a product’s lists have headings, empty ones do not show, and each product can be taken out on its own side', async () => {
  const server = fakeServer({
    'GET /languages': () => languages,
    'GET /products/7/associations': () => lists,
    'DELETE /products/7/associations': () => written(none),
    'DELETE /products/3/associations': () => written(none),
  });
  const { user } = openPanel(<AssociationsPart productId={7} />);
  const groups = await screen.findAllByRole('group');
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Yedek parçaları',
    'Yerine gelenler',
  ]);
  await user.click(within(groups[0] as HTMLElement).getByRole('button', { name: 'Yay ürününü çıkar' }));
  await user.click(screen.getByRole('button', { name: 'Yeni kilit ürününü çıkar' }));
  // What replaces this product is said by the other one.
  await waitFor(() =>
    expect(server.writes()).toMatchObject([
      { path: '/products/7/associations', fields: { other_id: '2', kind: 'spare_part' } },
      { path: '/products/3/associations', fields: { other_id: '7', kind: 'replaces' } },
    ]),
  );
});

it('a product is added in the chosen way, also from the other side', async () => {
  const server = fakeServer({
    'GET /languages': () => languages,
    'GET /products': () => ({ data: [{ id: 9, code: 'K-9', name_tr: 'Kilit' }] }),
    'GET /products/7/associations': () => none,
    'POST /products/9/associations': () => written(none),
  });
  const { user } = openPanel(<AssociationsPart productId={7} />);
  await user.click(await screen.findByRole('combobox', { name: 'İlişki' }));
  await user.click(await screen.findByRole('option', { name: 'Yedek parçası olduğu ürünler' }));
  await user.type(screen.getByRole('combobox', { name: 'Ürün ekle' }), 'kilit');
  await user.click(await screen.findByRole('option', { name: 'Kilit (K-9)' }));
  await waitFor(() =>
    expect(server.writes()).toMatchObject([
      { path: '/products/9/associations', fields: { other_id: '7', kind: 'spare_part' } },
    ]),
  );
});
