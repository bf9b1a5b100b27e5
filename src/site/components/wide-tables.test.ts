import { expect, it } from 'vitest';
import { withTableFrames } from './wide-tables.ts';

const tableOf = (columns: number) =>
  `<table><tbody><tr>${'<th><p>Ölçü</p></th>'.repeat(columns)}</tr><tr>${'<td>20</td>'.repeat(columns)}</tr></tbody></table>`;

it('frames the tables with more than four columns, and no others', () => {
  expect(withTableFrames(`<p>Önce</p>${tableOf(5)}<p>sonra</p>${tableOf(4)}`)).toBe(
    `<p>Önce</p><div class="rich-table" tabindex="0">${tableOf(5)}</div><p>sonra</p>${tableOf(4)}`,
  );
});

it('leaves a text without tables as it is', () => {
  expect(withTableFrames('<p>Tek.</p>')).toBe('<p>Tek.</p>');
});
