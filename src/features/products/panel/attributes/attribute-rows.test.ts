import { describe, expect, it } from 'vitest';
import type { AttributeDefinition } from '#features/attribute-labels/attribute-value.rules.ts';
import { labelList } from '#panel/attribute-labels/attribute-labels.api.ts';
import { emptyRow, newRow, pasteRows, templateRows, withTypedLabel } from './attribute-rows.ts';

const text: AttributeDefinition = { kind: 'text', unit: '', second_unit: '', choices: [] };
const labels = labelList(
  [
    { id: 1, names: { tr: 'Malzeme', en: 'Material' }, outdated: [], ...text },
    { id: 2, names: { tr: 'İç çap' }, outdated: [], ...text },
  ],
  'tr',
);
const settings = { labels, mainLang: 'tr', limit: 5 };
const shown = (rows: ReturnType<typeof pasteRows>['rows']) =>
  rows.map(({ label_id: id, label, value }) => [id ?? label.tr, value]);

describe('a typed label', () => {
  const type = (row: object, text: string, lang = 'tr') =>
    withTypedLabel({ label: {}, value: {}, ...row }, { lang, text }, settings);

  it('is the one of the list with this name, however it is spelt', () => {
    expect(type({}, 'ic CAP')).toMatchObject({ label_id: 2 });
    expect(type({ label_id: 1, label: { tr: 'Malzeme', en: 'Material' } }, 'Renk')).toEqual({
      label: { tr: 'Renk' },
      value: {},
    });
  });

  it('in another language keeps the label', () => {
    expect(type({ label_id: 2, label: { tr: 'İç çap' } }, 'Bore', 'en')).toMatchObject({
      label_id: 2,
      label: { tr: 'İç çap', en: 'Bore' },
    });
  });
});

describe('two pasted columns', () => {
  const waiting = newRow({ label_id: 1, label: { tr: 'Malzeme' }, value: {} });

  it('fill the rows that lack a value, and become rows below the others', () => {
    const whole = newRow({ label_id: 2, label: { tr: 'İç çap' }, value: { tr: '25 mm' } });
    const cells = [
      ['malzeme', 'Zamak'],
      ['İç çap', '30\nmm'],
      ['Renk', 'Gri'],
      ['', ''],
    ];
    const { rows, last, dropped } = pasteRows(
      [waiting, whole],
      { at: whole.key, cells, lang: 'tr' },
      settings,
    );
    expect(shown(rows)).toEqual([
      [1, { tr: 'Zamak' }],
      [2, { tr: '25 mm' }],
      [2, { tr: '30 mm' }],
      ['Renk', { tr: 'Gri' }],
    ]);
    expect([last, dropped]).toEqual([rows[3]?.key, 0]);
  });

  it('replace an empty row, and stop at the limit of the table', () => {
    const empty = emptyRow();
    const cells = Array.from({ length: 7 }, (_, index) => [`Satır ${index}`, 'x']);
    const { rows, dropped } = pasteRows([waiting, empty], { at: empty.key, cells, lang: 'tr' }, settings);
    expect([rows.length, dropped]).toEqual([5, 3]);
    expect(rows).not.toContain(empty);
  });
});

it('a template adds the rows whose label the table lacks', () => {
  const rows = [newRow({ label_id: 1, label: {}, value: { tr: 'Zamak' } })];
  expect(shown(templateRows(rows, [2, 1, 99], labels))).toEqual([[2, {}]]);
});
