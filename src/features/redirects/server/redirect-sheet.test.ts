import { writeXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import type { ImportProblem, RedirectPage, RedirectsImported } from '../redirect.ts';
import type { Failure } from '#shared/schema/envelope.ts';
import { emptyPages, openTestApp } from '#test/app.ts';
import { fileForm } from '#test/files/file-form.ts';

const test = await openTestApp({ frontend: emptyPages });
const editor = await test.signIn('editor');
type Body = { data: RedirectsImported & { problems?: ImportProblem[] } } & Partial<Failure>;
const url = '/api/admin/redirects/import';
const paste = (rows: string) => test.call<Body>('POST', url, { rows }, editor);
const upload = (bytes: Buffer, name: string) => test.call<Body>('POST', url, fileForm(bytes, name), editor);
const stored = async () => {
  const { body } = await test.call<RedirectPage>('GET', '/api/admin/redirects', undefined, editor);
  return body.data.map(({ source, target }) => `${source} → ${target}`).sort();
};

it('pasted cells are written together, with or without titles; rows may lead to each other', async () => {
  const { status, body } = await paste(
    'Eski adres\tYeni adres\n/a\t/katalog\n\n/b\t/a\nhttps://eski.example/C\t/b\n',
  );
  expect([status, body.data]).toEqual([201, { created: 3, updated: 0, unchanged: 0 }]);
  expect(await stored()).toEqual(['/a → /katalog', '/b → /katalog', '/c → /katalog']);
  const again = await paste('/a\t/katalog\n/c\t/blog');
  expect(again.body.data).toEqual({ created: 0, updated: 1, unchanged: 1 });
});

it('with one wrong row nothing is written, and every wrong row is named with its number', async () => {
  const before = await stored();
  const { status, body } = await paste(
    '/d\t/katalog\n/e\t/yok\n/d/\t/blog\n/f\t\n/kurumsal\t/blog\n/g\t/h\n/h\t/g',
  );
  expect([status, body.message]).toEqual([
    422,
    'Dosyada düzeltilecek satırlar var; hiçbir yönlendirme kaydedilmedi.',
  ]);
  expect(body.data.problems?.map(({ position, text }) => [position, text.slice(0, 24)])).toEqual([
    [2, 'Bu adreste yayında bir s'],
    [3, 'Bu eski adres 1. satırda'],
    [4, 'Yeni adres “/” ile başla'],
    [5, 'Bu adreste yayında bir s'],
    [6, 'Bu adres dönüp dolaşıp e'],
    [7, 'Bu adres dönüp dolaşıp e'],
  ]);
  expect(await stored()).toEqual(before);
});

it('a workbook and CSV files as Excel writes them are read', async () => {
  const rows = [
    ['Eski', 'Yeni'],
    ['/çanta-1', '/fuarlar'],
  ];
  const workbook = Buffer.from(await writeXlsx({ sheets: [{ name: 'Sayfa1', rows }] }));
  expect((await upload(workbook, 'adresler.xlsx')).body.data).toMatchObject({ created: 1 });
  const text = 'sep=;\r\nEski;Yeni\r\n"/çanta-2";/fuarlar\r\n';
  expect((await upload(Buffer.from(`\uFEFF${text}`), 'a.csv')).body.data).toMatchObject({ created: 1 });
  const turkish = Buffer.from(text.replace('çanta-2', '\u00e7anta-3'), 'latin1');
  expect((await upload(turkish, 'a.csv')).body.data).toMatchObject({ created: 1 });
  const found = await stored();
  for (const n of [1, 2, 3]) expect(found).toContain(`/çanta-${n} → /fuarlar`);
});

it('a file that is no sheet, an empty one and one with too many rows are refused with a reason', async () => {
  expect((await upload(Buffer.from('\xd0\xcf\x11\xe0\0\0\0\0', 'latin1'), 'a.xls')).status).toBe(415);
  expect((await upload(Buffer.from('PK\x03\x04 no zip', 'latin1'), 'a.xlsx')).status).toBe(422);
  expect((await paste('Eski\tYeni')).body.message).toContain('Okunacak satır yok');
  const many = Array.from({ length: 1_001 }, (_, index) => `/s-${index}\t/blog`).join('\n');
  expect((await paste(many)).body.message).toContain('en çok 1.000 satır');
  expect((await test.call('POST', url, {}, editor)).status).toBe(422);
});
