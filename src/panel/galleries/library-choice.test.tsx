import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Medium } from '#shared/schema/media.ts';
import { galleryKinds, pdfKind, videoKind, type GalleryKind } from '#panel/media/gallery-kinds.ts';
import { MediaPicker } from '#panel/media/media-picker.tsx';
import { fakeServer, refusal } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { galleryCalls } from './gallery-files.api.ts';
import { attachAll } from './saved-gallery.tsx';

const noMedia = { data: [], current_page: 1, last_page: 1, per_page: 24, total: 0 };

it.each<[string, GalleryKind, string]>([
  ['drawings', galleryKinds.drawings, 'picture,document'],
  ['pictures', galleryKinds.images, 'picture'],
  ['documents', galleryKinds.documents, 'document,cad'],
  ['a PDF', pdfKind, 'document'],
  ['a video', videoKind, 'video'],
])('the library offers for %s only what the field takes', async (_, kind, asked) => {
  const server = fakeServer({ 'GET /media': () => noMedia });
  const { user } = openPanel(<MediaPicker kind={kind} isSingle={false} onChoose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: /Kütüphaneden seç/ }));
  await waitFor(() => expect(server.calls.map(({ query }) => query.get('kind'))).toEqual([asked]));
});

it('when one of several files is refused, staff learn which were added', async () => {
  const media = ['bir.jpg', 'iki.jpg', 'üç.jpg', 'dört.jpg'].map(
    (file_name, index) => ({ media_id: index + 1, file_name }) as Medium,
  );
  const file = {
    id: 1,
    gallery_type: 'images',
    queue: 1,
    picture: { media_id: 1, alt: '', width: 1, height: 1 },
  };
  const picture = { ...file.picture, placeholder: '', sources: [] };
  const server = fakeServer({
    'POST /products/7/files': ({ fields }) =>
      fields.media_id === '3'
        ? refusal(422, 'Bir galeride en çok 200 dosya olabilir.')
        : { success: true, data: { ...file, picture } },
  });
  const stored = {
    calls: galleryCalls('/products', 'products'),
    ownerId: 7,
    gallery: 'images',
    files: [],
  } as const;
  const { user } = openPanel(<button onClick={() => void attachAll(stored, media)}>Ekle</button>);
  await user.click(screen.getByRole('button', { name: 'Ekle' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Bir galeride en çok 200 dosya olabilir.');
  dialog.getByText('“bir.jpg”, “iki.jpg” eklendi; “üç.jpg” eklenmedi, ondan sonra seçtikleriniz de.');
  expect(server.writes().map(({ fields }) => fields.media_id)).toEqual(['1', '2', '3']);
});
