import { useForm } from '@mantine/form';
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import type { FormValues } from '#panel/form-state/changed-fields.ts';
import { languages } from '#test/panel/answers.ts';
import { openPanel } from '#test/panel/open-panel.tsx';
import { SeoPreview } from '#panel/seo/seo-preview-card.tsx';
import { SharePreview } from './share-preview.tsx';

// jsdom has no canvas, so texts are measured by their number of letters alone.
beforeAll(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterAll(() => void vi.restoreAllMocks());

const photograph: FieldPicture = {
  media_id: 1,
  placeholder: '',
  sources: ['/media/aa/toka-{480,960}-v2.jpg'],
};

/** Two fields of a product and its preview in one language. */
function Editor({ lang, start }: { lang: string; start: FormValues }) {
  const fields = useForm<FormValues>({ mode: 'uncontrolled', initialValues: start });
  const names = [`name_${lang}`, `seo_title_${lang}`, `summary_${lang}`];
  return (
    <>
      {names.map((name) => (
        <input key={fields.key(name)} aria-label={name} {...fields.getInputProps(name)} />
      ))}
      <SeoPreview
        form={{ fields, languages }}
        lang={lang}
        path="/urun/"
        titleFrom={['name']}
        descriptionFrom={['summary']}
        routeDescription={(shown) => (shown === 'en' ? 'About our products' : 'Ürünlerimiz')}
        sharePicture={(name) => ({ kind: 'card', name, photograph })}
      />
    </>
  );
}

const result = () => within(screen.getByRole('figure', { name: 'Arama sonucu önizlemesi' }));
const share = () => within(screen.getByRole('figure', { name: 'Paylaşım önizlemesi' }));

describe('the preview of a page', () => {
  it('follows each key press in the search result and on the share card', async () => {
    const start = { name_tr: 'Toka', seo_title_tr: '', summary_tr: '', seo_name: 'toka' };
    const { user } = openPanel(<Editor lang="tr" start={start} />);
    expect(result().getByText('firma.example/urun/toka')).toBeTruthy();
    expect(result().getByText('Toka')).toBeTruthy();
    await user.type(screen.getByLabelText('name_tr'), ' 35 mm');
    await user.type(screen.getByLabelText('seo_title_tr'), 'Metal Toka');
    await user.type(screen.getByLabelText('summary_tr'), 'Zamak');
    expect(result().getByText('Metal Toka')).toBeTruthy();
    expect(result().getByText('Zamak')).toBeTruthy();
    // The card has the name, the text below it the title for search engines.
    expect(share().getByText('Toka 35 mm')).toBeTruthy();
    expect(share().getByText('Metal Toka')).toBeTruthy();
    expect(share().getByText('Zamak')).toBeTruthy();
  });

  it('shows the texts that the page really has where a language has none of its own', () => {
    const start = { name_tr: 'Toka', name_en: '', seo_title_tr: 'Türkçe', summary_tr: '', summary_en: '' };
    openPanel(<Editor lang="en" start={start} />);
    // The name falls back to the main language; the title for search engines never does.
    expect(result().getByText('Toka')).toBeTruthy();
    expect(result().queryByText('Türkçe')).toBeNull();
    expect(result().getByText('About our products')).toBeTruthy();
    expect(share().getByText('About our products')).toBeTruthy();
  });
});

describe('the preview of a shared link', () => {
  const open = (picture: Parameters<typeof SharePreview>[0]['picture']) =>
    openPanel(<SharePreview title="Toka" description="" picture={picture} />);

  it('says what previews show until the card is made', () => {
    open({ kind: 'card', name: 'Toka', photograph });
    expect(share().getByText(/o zamana kadar fotoğraf tek başına görünür/)).toBeTruthy();
    expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/aa/toka-480-v2.jpg');
  });

  it('of a page without a photograph shows letters alone and names the company’s picture', () => {
    open({ kind: 'card', name: 'Toka', photograph: null });
    expect(share().getByText(/varsa firmanın paylaşım resmi görünür/)).toBeTruthy();
    expect(share().queryByRole('img')).toBeNull();
  });

  it('of a page that gets no card has its texts alone', () => {
    open({ kind: 'plain', note: 'Sayfanın ilk fotoğrafı' });
    expect(share().getByText('Sayfanın ilk fotoğrafı')).toBeTruthy();
    expect(share().getAllByText('Toka')).toHaveLength(1);
  });
});
