// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { textsOf } from './preview-texts.ts';

const values = {
  image_id: 7,
  title_tr: 'Başlık',
  title_en: 'Heading',
  body_tr: '<p>İlk  satır</p><p>İkinci</p>',
};

it('the preview looks for the edited text first, then for the title, in its language', () => {
  expect(textsOf(values, 'tr', '')).toEqual(['Başlık', 'İlk satır']);
  expect(textsOf(values, 'tr', 'body_tr')).toEqual(['İlk satır', 'Başlık']);
  expect(textsOf(values, 'en', 'body_tr')).toEqual(['Heading']);
});
