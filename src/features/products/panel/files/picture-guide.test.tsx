import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NewPictures } from '#panel/galleries/new-pictures.tsx';
import { languages, medium, page, written } from '#test/panel/answers.ts';
import { fakeServer } from '#test/panel/fake-server.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { usePictureGuide } from './picture-guide.tsx';

function Pictures() {
  const { advice, dialog } = usePictureGuide();
  return (
    <>
      <NewPictures
        defaultValue={[]}
        onChange={() => undefined}
        onBusy={() => undefined}
        error={undefined}
        languages={languages}
        advice={advice}
      />
      {dialog}
    </>
  );
}

it('an uploaded picture is accepted with advice, which links to the guide', async () => {
  const stored = medium(7, 'toka.jpg', { width: 640, height: 800, is_dark: true });
  fakeServer({
    'GET /languages': () => languages,
    'POST /media': () => written(stored),
    'GET /media': () => page([stored]),
  });
  const { user } = openPanel(<Pictures />);
  const file = new File(['\u00ff\u00d8'], 'toka.jpg', { type: 'image/jpeg' });
  await user.upload(await screen.findByLabelText('Görsel ekle'), file);
  const advised = await screen.findByRole('button', { name: 'Görsel 1: küçük, karanlık, öneriler' });
  expect(screen.queryByRole('alert')).toBeNull();
  await user.click(advised);
  const guide = await screen.findByRole('dialog', { name: 'İyi bir ürün görseli nasıl olur?' });
  await waitFor(() => expect(guide.textContent).toContain('En az 1600 × 2000 piksel'));
});
