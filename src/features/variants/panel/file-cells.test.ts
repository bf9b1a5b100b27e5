import { expect, it } from 'vitest';
import { byFileName, cellOf, filesIn, withSharedFiles } from './file-cells.ts';

const files = [
  { media_id: 12, title: { tr: 'Ölçü; "A"' } },
  { media_id: 15, title: {} },
];
const plain = [12, 15].map((media_id) => ({ media_id, title: {} }));

it('a cell of files becomes the same files again, also after it was copied', () => {
  for (const some of [files, plain, []]) expect(filesIn(cellOf(some))).toEqual(some);
  expect(cellOf(plain)).toBe('#12 #15');
  for (const other of ['resim.jpg', '[{"media_id":"x"}]', '[']) expect(filesIn(other)).toEqual([]);
});

it('files are sorted by name with numbers by their value', () => {
  const names = ['kanca-10.jpg', 'Kanca-2.jpg', 'çengel.jpg', 'kanca-1.jpg'];
  expect(byFileName(names, (name) => name)).toEqual([
    'çengel.jpg',
    'kanca-1.jpg',
    'Kanca-2.jpg',
    'kanca-10.jpg',
  ]);
});

it('files are added to other rows behind their own, once, and no other row changes', () => {
  const row = (key: string, size_id: string, documents: string) => ({ key, cells: { size_id, documents } });
  const rows = [
    row('a', '#1', cellOf(files)),
    row('b', '#1', '#15 #9'),
    row('c', '#2', ''),
    row('d', '#1', '#15 #12'),
  ];
  const [from] = rows;
  const shared = withSharedFiles(
    rows,
    from ?? row('', '', ''),
    'documents',
    ({ cells }) => cells.size_id === '#1',
  );
  expect(filesIn(shared[1]?.cells.documents).map(({ media_id: id }) => id)).toEqual([15, 9, 12]);
  expect([shared[0], shared[2], shared[3]]).toEqual([rows[0], rows[2], rows[3]]);
});
