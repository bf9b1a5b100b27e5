import { screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { languages, medium, page, written } from '#test/panel/answers.ts';
import { fakeServer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import type { SheetRow } from '#panel/sheet/columns.ts';
import { useSheetRows, type SheetRows } from '#panel/sheet/sheet-rows.ts';
import { cellOf, filesIn } from './file-cells.ts';
import { FilesDialog } from './files-dialog.tsx';

const pdf = (id: number, name: string) => medium(id, name, { mime: 'application/pdf' });
const media = [pdf(5, 'föy-10.pdf'), pdf(6, 'föy-2.pdf'), medium(7, 'ön.jpg')];
const file = (media_id: number, title = {}) => ({ media_id, title });
const row = (key: string, size_id: string, documents: string): SheetRow => ({
  key,
  cells: { code: key, size_id, finish_id: '', picture_ids: '', drawings: '', documents },
});
const start = [
  row('a', '#1', cellOf([file(5), file(6)])),
  row('b', '#1', cellOf([file(6)])),
  row('c', '#2', ''),
];

function open() {
  let rows: SheetRows | undefined;
  const server = fakeServer({
    'GET /languages': () => languages,
    'GET /media': ({ query }) =>
      page(media.filter(({ media_id: id }) => (query.get('ids') ?? '').split(',').includes(String(id)))),
    'POST /media': ({ fields }) => written(pdf(8, fields.file ?? '')),
  });
  function Screen() {
    const own = useSheetRows(() => start);
    useEffect(() => {
      rows = own;
    });
    return (
      <FilesDialog openKey="a" rows={own} languages={languages} stored={start} onClose={() => undefined} />
    );
  }
  const panel = openPanel(<Screen />);
  const documentsOf = (key: string) => filesIn(rows?.get().find((one) => one.key === key)?.cells.documents);
  return { server, documentsOf, ...panel };
}

it('the files of a variant are sorted by name, get titles, and are added to other variants', async () => {
  const { user, documentsOf } = open();
  const section = within(await screen.findByRole('region', { name: 'Belgeler' }));
  await section.findByRole('link', { name: /föy-10/ });
  await user.click(section.getByRole('button', { name: 'Belgeler: ada göre sırala' }));
  expect(documentsOf('a')).toEqual([file(6), file(5)]);

  await user.click(await section.findByRole('button', { name: 'Belge 1: metinleri düzenle' }));
  await user.type(await screen.findByRole('textbox', { name: 'Başlık (TR)' }), ' Teknik föy ');
  await user.click(
    within(screen.getByRole('dialog', { name: 'Başlık' })).getByRole('button', { name: 'Tamam' }),
  );
  expect(documentsOf('a')).toEqual([file(6, { tr: 'Teknik föy' }), file(5)]);

  await user.click(section.getByRole('button', { name: 'Belgeler: başka varyantlara da ekle' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Aynı ölçüdeki varyantlara (1)' }));
  expect(documentsOf('b')).toEqual([file(6), file(5)]);
  expect(documentsOf('c')).toEqual([]);
  expect(section.getByRole('status').textContent).toContain('1 varyanta eklendi');

  await user.click(section.getByRole('button', { name: 'Belge 2: kaldır' }));
  expect(documentsOf('a')).toEqual([file(6, { tr: 'Teknik föy' })]);
});

it('an uploaded document comes last', async () => {
  const { user, documentsOf } = open();
  const section = within(await screen.findByRole('region', { name: 'Belgeler' }));
  const zone = section.getByLabelText<HTMLInputElement>('Belge ekle');
  await user.upload(zone, new File(['%PDF-1.7'], 'rapor.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(documentsOf('a').map(({ media_id: id }) => id)).toEqual([5, 6, 8]));
  await section.findByRole('link', { name: /rapor/ });
});
