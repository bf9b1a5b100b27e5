import { expect, it } from 'vitest';
import { findMarks } from './marks.ts';
import { queryWords } from './search-words.ts';

/** The text with its marked parts in square brackets. */
function marked(text: string, search: string): string {
  let shown = '';
  let from = 0;
  for (const { start, end } of findMarks(text, queryWords(search))) {
    shown += `${text.slice(from, start)}[${text.slice(start, end)}]`;
    from = end;
  }
  return shown + text.slice(from);
}

it.each([
  ['D-Halka 35 mm', 'halka', 'D-[Halka] 35 mm'],
  ['D-Halka 35 mm', 'd-ring 35', '[D]-Halka [35] mm'],
  ['D-Halka 35 mm', 'dhalka', '[D-Halka] 35 mm'],
  ['D-Halka 35 mm', '35mm', 'D-Halka [35 mm]'],
  ['D-Halka 35 mm', 'd halka 35 mm', '[D-Halka 35 mm]'],
  ['Kuşgözü, ışıklı', 'KUSGOZU', '[Kuşgözü], ışıklı'],
  ['IŞIKLI İĞNE', 'ışık iğne', '[IŞIK]LI [İĞNE]'],
  ['I\u0307g\u0306ne', 'iğ', '[I\u0307g\u0306]ne'],
  ['Antik pirinç', 'antik pirinc', '[Antik pirinç]'],
  ['Toka, tokalı', 'toka', '[Toka], tokalı'],
  ['Tokalı, tokalar', 'toka', '[Toka]lı, [toka]lar'],
  ['HL-2035-AS', 'hl2035', '[HL-2035]-AS'],
  ['HL2035', '2035', 'HL[2035]'],
  ['2,5 mm ve 25 mm', '25', '2,5 mm ve [25] mm'],
  ['Düğme', 'toka', 'Düğme'],
  ['Düz halka', 'd halka', 'Düz [halka]'],
  ['', 'toka', ''],
])('in %j the search %j marks %j', (text, search, shown) => {
  expect(marked(text, search)).toBe(shown);
});
