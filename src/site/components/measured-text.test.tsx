import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MeasuredText } from './measured-text.tsx';

const held = (text: string) =>
  [...renderToStaticMarkup(<MeasuredText text={text} />).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
    ([, part]) => part,
  );

it.each([
  ['Klasik Dilli Toka 40 mm', ['40 mm']],
  ['35–40 mm kayış, 100 adet', ['35–40 mm', '100 adet']],
  ['57 × 47 mm, 7,4 g', ['57 × 47 mm', '7,4 g']],
  ['Model 242 mmx', []],
  ['40mm', []],
  ['5 mühür', []],
  ['', []],
])('keeps number and unit of "%s" together', (text, expected) => {
  expect(held(text)).toEqual(expected);
});

it('changes nothing of what is written, and escapes it', () => {
  const markup = renderToStaticMarkup(<MeasuredText text="<b>40 mm</b> & 3 g" />);
  expect(markup.replace(/<\/?span[^>]*>/g, '')).toBe('&lt;b&gt;40 mm&lt;/b&gt; &amp; 3 g');
});
