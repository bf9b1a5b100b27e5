import { expect, it } from 'vitest';
import { RequestRefused } from '#panel/api/failures.ts';
import { withNames } from './product-bulk.api.ts';
import { usableFilter } from './product-filter.ts';

const inAddress = {
  page: 2,
  per_page: '50',
  section: 'featured',
  search: 'toka',
  category_id: '7',
  state: 'scheduled',
  transporter_types: 'kordon,kayis',
  without: 'picture,en',
  sort: 'name',
  direction: 'desc',
};

it('the filter and the sort are read from the address', () => {
  expect(usableFilter(inAddress)).toEqual({ ...inAddress, per_page: 50 });
});

it('unusable values are ignored, so that a mistyped address still shows a list', () => {
  const odd = {
    ...inAddress,
    per_page: '10000',
    section: 'hepsi',
    category_id: '7; drop',
    state: 'evet',
    transporter_types: 'kayis,,KAYIS,kayis',
    without: 'picture,resim,en,en',
    sort: 'fiyat',
  };
  expect(usableFilter(odd)).toEqual({
    ...inAddress,
    per_page: 24,
    section: '',
    category_id: '',
    state: '',
    transporter_types: 'kayis',
    without: 'picture,en',
    sort: '',
    direction: '',
  });
});

const rows = Array.from({ length: 12 }, (_, index) => ({ id: index + 1, code: `TK-${index + 1}` }));
const gone = (id: number) => ({ id, message: 'Bulunamadı; silinmiş olabilir.' });

it('a refused bulk action names each product that prevents it, with the reason', () => {
  const refusal = new RequestRefused(422, 'Hiçbiri değiştirilmedi.', {}, { refused: [gone(2), gone(3)] });
  expect(withNames(refusal, rows).message).toBe(
    'Hiçbiri değiştirilmedi.\nTK-2: Bulunamadı; silinmiş olabilir.\nTK-3: Bulunamadı; silinmiş olabilir.',
  );
});

it('of many refused products eight are named and the others counted', () => {
  const refusal = new RequestRefused(422, 'Olmadı.', {}, { refused: rows.map(({ id }) => gone(id)) });
  const lines = withNames(refusal, rows).message.split('\n');
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe('… ve 4 ürün daha');
});

it('other refusals keep their message', () => {
  const refusal = new RequestRefused(403, 'Yetkiniz yok.');
  expect(withNames(refusal, rows)).toBe(refusal);
});
