import { expect, it } from 'vitest';
import { arePictures, uploadProblem } from './upload-kinds.ts';

const sheet = { name: 'Ürünler.XLSX', type: '' };
const zip = { name: 'resimler.zip', type: 'application/zip' };
const picture = { name: 'TK-1140_2.jpg', type: 'image/jpeg' };

it('only one sheet or ZIP is imported at a time, but several pictures together', () => {
  for (const files of [[sheet], [zip], [picture], [picture, picture]])
    expect(uploadProblem(files)).toBeUndefined();
  for (const files of [
    [sheet, sheet],
    [sheet, picture],
    [zip, picture],
  ])
    expect(uploadProblem(files)?.message).toContain('tek başına');
  expect(arePictures([picture, picture])).toBe(true);
  expect(arePictures([zip])).toBe(false);
});

it('a CSV file is taken as a sheet', () => {
  expect(uploadProblem([{ name: 'liste.CSV', type: 'text/csv' }])).toBeUndefined();
});

it('an older kind of sheet is refused with a text that says what to do, any other file with its name', () => {
  expect(uploadProblem([{ name: 'liste.xls', type: '' }])?.message).toContain('.xlsx olarak kaydedip');
  expect(uploadProblem([{ name: 'liste.ods', type: '' }])?.message).toContain('.xlsx olarak kaydedip');
  expect(uploadProblem([{ name: 'not.txt', type: 'text/plain' }])?.message).toContain('“not.txt”');
});

it('more pictures than one call allows are refused before they are sent', () => {
  expect(uploadProblem(Array.from({ length: 2_001 }, () => picture))?.message).toContain('en çok 2.000');
});
