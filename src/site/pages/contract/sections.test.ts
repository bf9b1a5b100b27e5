import { expect, it } from 'vitest';
import { splitSections } from './sections.ts';

it('headings get ids from their words, and repeated ones a number', () => {
  const { html, sections } = splitSections(
    '<h2>1. Veri sorumlusu</h2><p>a</p><h3><b>Ek</b> &amp; <a href="/x">not</a></h3><h2>***</h2><h2>***</h2>',
  );
  expect(sections).toEqual([
    { id: 's-1-veri-sorumlusu', text: '1. Veri sorumlusu', level: 2 },
    { id: 's-ek-not', text: 'Ek & not', level: 3 },
    { id: 's-x', text: '***', level: 2 },
    { id: 's-x_2', text: '***', level: 2 },
  ]);
  expect(html).toContain('<h3 id="s-ek-not"><b>Ek</b> &amp; <a href="/x">not</a></h3>');
});

it('a short text has no table of contents, and an empty heading no entry', () => {
  expect(splitSections('<h2>Bir</h2><h2>İki</h2><h2></h2>').sections).toEqual([]);
});
