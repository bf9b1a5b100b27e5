import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { NonBreakingUnits } from './non-breaking-units.tsx';

const unbroken = (text: string) =>
  [...renderToStaticMarkup(<NonBreakingUnits text={text} />).matchAll(/<span[^>]*>(.*?)<\/span>/g)].map(
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
])('each number of "%s" stays on one line with its unit', (text, expected) => {
  expect(unbroken(text)).toEqual(expected);
});

it('the text is escaped and not changed otherwise', () => {
  const markup = renderToStaticMarkup(<NonBreakingUnits text="<b>40 mm</b> & 3 g" />);
  expect(markup.replace(/<\/?span[^>]*>/g, '')).toBe('&lt;b&gt;40 mm&lt;/b&gt; &amp; 3 g');
});

it('parts of a text can be marked, also within a number and its unit', () => {
  const marks = [
    { start: 2, end: 7 },
    { start: 8, end: 10 },
  ];
  expect(renderToStaticMarkup(<NonBreakingUnits text="D-Halka 35 mm, 3 g" marks={marks} />)).toBe(
    'D-<mark>Halka</mark> <span class="measure"><mark>35</mark> mm</span>, <span class="measure">3 g</span>',
  );
});
