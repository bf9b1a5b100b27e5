import { expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

it.each([
  ['', ''],
  ['<p>Bir <strong>iki</strong></p>\n<p>üç<br>dört</p>', 'Bir iki\nüç\ndört'],
  ['<ul><li>a</li><li><p>b</p></li></ul><p>c</p>', 'a\nb\nc'],
  ['<table><tbody><tr><th>En</th><td>5&nbsp;mm</td></tr><tr><td>x</td></tr></tbody></table>', 'En 5 mm\nx'],
  ['<p>&lt;b&gt; &amp;lt; <a href="https://a.test/?x=1&amp;y=2">R&amp;D</a></p>', '<b> &lt; R&D'],
])('%j is the text %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
