import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Certificates } from '#features/certificates/panel/certificates-tab.tsx';
import { certificate, languages, medium, page, written } from '#test/panel/answers.ts';
import { fakeServer, noConnection, refusal } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';

const jpeg = (name: string) => new File(['\u00ff\u00d8'], name, { type: 'image/jpeg' });
const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });
const file = { media_id: 9, url: '/belge/9', file_name: 'rapor.pdf', mime: 'application/pdf', bytes: 9000 };

/** The form of a certificate, which has a picture and a PDF. */
async function openForm(stored = certificate()) {
  const server = fakeServer({
    'GET /languages': () => languages,
    'GET /certificates': () => [stored],
    'PUT /certificates/3': () => written({ ...stored, version: 2 }),
    'POST /media': ({ fields }) =>
      written(
        fields.file?.endsWith('.pdf')
          ? medium(8, fields.file, { mime: 'application/pdf' })
          : medium(7, fields.file ?? ''),
      ),
  });
  const panel = openPanel(<Certificates />, { at: '/admin/pages/about' });
  await panel.user.click(await screen.findByRole('button', { name: 'Kalite belgesi' }));
  await screen.findByRole('textbox', { name: 'Ad' });
  return { server, ...panel };
}

const zone = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });
const save = () => screen.getByRole('button', { name: 'Kaydet' });
const drawer = () => screen.queryByRole('dialog', { name: 'Sertifikayı Düzenle' });
const sent = (server: ReturnType<typeof fakeServer>) =>
  server.writes().filter(({ method }) => method === 'PUT')[0]?.fields;

describe('a picture and a PDF', () => {
  it('are uploaded at once, and the save names them', async () => {
    const { server, user } = await openForm();
    await user.upload(await zone('Görsel seç'), jpeg('belge.jpg'));
    await screen.findByRole('img', { name: 'Görsel' });
    await user.upload(await zone('PDF seç'), pdf('belge.pdf'));
    await screen.findByRole('link', { name: 'belge.pdf' });
    await user.click(save());
    await waitFor(() => expect(drawer()).toBeNull());
    expect(sent(server)).toEqual({ image_id: '7', file_id: '8', version: '1' });
  });

  it('are taken away by the next save', async () => {
    const { server, user } = await openForm(certificate({ file }));
    await user.click(await button('rapor.pdf: kaldır'));
    await zone('PDF seç');
    await user.click(save());
    await waitFor(() => expect(drawer()).toBeNull());
    expect(sent(server)).toEqual({ file_id: '', version: '1' });
  });
});

describe('a file that does not arrive', () => {
  it('keeps the record from being saved, until it is sent again', async () => {
    const { server, user } = await openForm();
    server.on('POST /media', noConnection);
    await user.upload(await zone('Görsel seç'), jpeg('a.jpg'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Gönderilemedi. Bağlantınızı denetleyip tekrar deneyin.',
    );
    await user.click(save());
    const question = await screen.findByRole('dialog', { name: 'Dosya yüklenmedi' });
    expect(question.textContent).toContain('Dosyayı yeniden gönderin ya da kaldırın, sonra kaydedin.');
    expect(sent(server)).toBeUndefined();
    await user.click(within(question).getByRole('button', { name: 'Tamam' }));
    await waitFor(async () => expect(document.activeElement).toBe(await button('Tekrar Dene')));
    server.on('POST /media', () => written(medium(7, 'a.jpg')));
    await user.keyboard('{Enter}');
    await button('Görseli kaldır');
    await user.click(save());
    await waitFor(() => expect(sent(server)).toMatchObject({ image_id: '7' }));
  });

  it('can be taken away instead', async () => {
    const { server, user } = await openForm();
    server.on('POST /media', noConnection);
    await user.upload(await zone('Görsel seç'), jpeg('a.jpg'));
    await user.click(await button('a.jpg: kaldır'));
    await zone('Görsel seç');
    await user.type(screen.getByRole('textbox', { name: 'Ad' }), '!');
    await user.click(save());
    await waitFor(() => expect(sent(server)).toEqual({ name_tr: 'Kalite belgesi!', version: '1' }));
  });

  it('because it is of the wrong kind is refused with a text before it is sent, and no retry is offered', async () => {
    const { server, user } = await openForm();
    await user.upload(
      await zone('PDF seç'),
      new File(['\u00ff\u00d8'], 'resim.pdf', { type: 'application/pdf' }),
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Bu dosya bir PDF değil.');
    expect(screen.queryByRole('button', { name: 'Tekrar Dene' })).toBeNull();
    expect(server.writes()).toEqual([]);
  });

  it('because the server refuses it shows the server’s words', async () => {
    const { server, user } = await openForm();
    server.on('POST /media', () => refusal(415, 'Bu görsel okunamadı.'));
    await user.upload(await zone('Görsel seç'), jpeg('bozuk.jpg'));
    expect((await screen.findByRole('alert')).textContent).toBe('Bu görsel okunamadı.');
  });
});

describe('the library', () => {
  const stored = [medium(21, 'toka-on.jpg'), medium(22, 'toka-arka.jpg')];

  async function openLibrary() {
    const opened = await openForm();
    opened.server.on('GET /media', ({ query }) =>
      page(stored.filter(({ file_name: name }) => name.includes(query.get('search') ?? ''))),
    );
    await opened.user.click(await button('Kütüphaneden seç: Görsel'));
    const library = await screen.findByRole('dialog', { name: 'Kütüphaneden seç' });
    return { ...opened, library };
  }

  const names = (library: HTMLElement) =>
    within(within(library).getByRole('list', { name: 'Kütüphane' }))
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  it('offers only pictures for a picture, and a click chooses one', async () => {
    const { server, user, library } = await openLibrary();
    await waitFor(() => expect(names(library)).toEqual(['toka-on.jpg', 'toka-arka.jpg']));
    expect(server.calls.find(({ path }) => path === '/media')?.query.get('kind')).toBe('picture');
    await user.click(within(library).getByRole('button', { name: 'toka-arka.jpg' }));
    await screen.findByRole('img', { name: 'Görsel' });
    await user.click(save());
    await waitFor(() => expect(sent(server)).toEqual({ image_id: '22', version: '1' }));
  });

  it('has a search, and says when nothing matches', async () => {
    const { user, library } = await openLibrary();
    const search = within(library).getByRole('searchbox', { name: 'Dosya adında ve metinlerde ara' });
    await user.type(search, 'arka');
    await waitFor(() => expect(names(library)).toEqual(['toka-arka.jpg']));
    await user.type(search, 'x');
    await within(library).findByText('Eşleşen dosya yok');
    await user.clear(search);
    await waitFor(() => expect(names(library)).toHaveLength(2));
  });

  it('that cannot be read says so, and is read again on request', async () => {
    const { server, user } = await openForm();
    server.on('GET /media', noConnection);
    await user.click(await button('Kütüphaneden seç: Görsel'));
    const library = await screen.findByRole('dialog', { name: 'Kütüphaneden seç' });
    await within(library).findByText('Sistem hatası oldu!');
    server.on('GET /media', () => page(stored));
    await user.click(within(library).getByRole('button', { name: 'Tekrar Dene' }));
    await waitFor(() => expect(names(library)).toHaveLength(2));
  });

  it('that is empty says what it will contain', async () => {
    const { server, user } = await openForm();
    server.on('GET /media', () => page([]));
    await user.click(await button('Kütüphaneden seç: Görsel'));
    await screen.findByText('Kütüphane boş');
  });
});
