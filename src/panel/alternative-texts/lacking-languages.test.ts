import { describe, expect, it } from 'vitest';
import type { Language } from '#features/languages/language.ts';
import type { GalleryFile } from '#features/galleries/gallery.ts';
import { lackingInGallery, lackingLanguages } from './lacking-languages.ts';

const language = (abbr: string, active = true): Language => ({
  abbr,
  lang: abbr,
  active,
  is_main: abbr === 'tr',
  page_lang: {},
  version: 1,
  shipped: {},
  outdated: [],
});
const languages = [language('tr'), language('en'), language('de', false)];
const codes = (found: readonly Language[]) => found.map(({ abbr }) => abbr);

describe('a picture lacks a text', () => {
  it('in every active language without a text; a blank text counts as none', () => {
    expect(codes(lackingLanguages(languages, {}))).toEqual(['tr', 'en']);
    expect(codes(lackingLanguages(languages, { alt_tr: 'Toka', alt_en: '  ' }))).toEqual(['en']);
    expect(codes(lackingLanguages(languages, { alt_tr: 'Toka', alt_en: 'Buckle' }))).toEqual([]);
  });
});

describe('a picture of a gallery', () => {
  const picture = { id: 1, gallery_type: 'images', queue: 1, picture: {} };
  const lacking = (
    texts: object,
    { medium = {}, isCover = false }: { medium?: object; isCover?: boolean } = {},
  ) =>
    codes(
      lackingInGallery(languages, { ...picture, ...texts } as GalleryFile, {
        isCover,
        medium: { ...medium },
      }),
    );

  it('takes its own text or title before the medium’s', () => {
    expect(lacking({})).toEqual(['tr', 'en']);
    expect(lacking({ alt_tr: 'Toka' })).toEqual(['en']);
    expect(lacking({ alt_tr: 'Toka', title_en: 'Buckle' })).toEqual([]);
    expect(lacking({ alt_tr: 'Toka' }, { medium: { alt_en: 'Buckle' } })).toEqual([]);
  });

  it('has the record’s name as its text if it is the cover', () => {
    expect(lacking({}, { isCover: true })).toEqual([]);
  });

  it('lacks nothing before its medium is loaded, nor if it is a PDF', () => {
    const file = picture as unknown as GalleryFile;
    const pdf = { id: 1, gallery_type: 'documents', queue: 1, document: {} } as unknown as GalleryFile;
    expect(lackingInGallery(languages, file, { isCover: false, medium: undefined })).toEqual([]);
    expect(lackingInGallery(languages, pdf, { isCover: false, medium: {} })).toEqual([]);
  });
});
