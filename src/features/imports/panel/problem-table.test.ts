import { expect, it } from 'vitest';
import { problemTable } from './problem-table.ts';

it('problems are copied as a table with one line for each cell', () => {
  const table = problemTable([
    {
      code: 'TK-1',
      name: 'Klasik\tToka',
      problems: [
        { cell: 'D14', column: 'Kategori', message: 'Böyle bir kategori yok.' },
        { cell: 'F14', column: 'Yayında', message: '“Evet” ya da\n“Hayır” olmalı.' },
      ],
    },
  ]);
  expect(table.split('\n')).toEqual([
    'Hücre\tKod\tAd\tSütun\tSorun',
    'D14\tTK-1\tKlasik Toka\tKategori\tBöyle bir kategori yok.',
    'F14\tTK-1\tKlasik Toka\tYayında\t“Evet” ya da “Hayır” olmalı.',
  ]);
});
