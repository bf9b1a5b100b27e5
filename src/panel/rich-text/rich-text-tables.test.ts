import { Slice, type Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { getSchema } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { describe, expect, it } from 'vitest';
import { goToNextCellOrRow, ownNodes } from './rich-text-nodes.ts';
import { withoutNestedTables } from './rich-text-paste.ts';

const schema = getSchema([StarterKit, ...ownNodes]);
const paragraph = (text = '') => schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]);
const cell = (...content: (Node | string)[]) =>
  schema.node(
    'tableCell',
    null,
    content.map((one) => (typeof one === 'string' ? paragraph(one) : one)),
  );
const table = (...rows: Node[][]) =>
  schema.node(
    'table',
    null,
    rows.map((cells) => schema.node('tableRow', null, cells)),
  );

/** The texts of the cells, row by row. */
function cellTexts(doc: Node): string[][] {
  const rows: string[][] = [];
  doc.descendants((node) => {
    if (node.type.name === 'tableRow') rows.push([]);
    if (node.type.name === 'tableCell') rows.at(-1)?.push(node.textContent);
  });
  return rows;
}

describe('Tab in a table', () => {
  function pressTab(doc: Node, at: string) {
    let state = EditorState.create({ doc });
    doc.descendants((node, position) => {
      if (node.text === at)
        state = state.apply(state.tr.setSelection(TextSelection.create(doc, position + 1)));
    });
    const isHandled = goToNextCellOrRow(state, (change) => (state = state.apply(change)));
    return { isHandled, state, cell: state.selection.$head.node(-1), texts: cellTexts(state.doc) };
  }

  it('goes to the next cell', () => {
    const { isHandled, state } = pressTab(schema.node('doc', null, [table([cell('a'), cell('b')])]), 'a');
    expect(isHandled).toBe(true);
    expect(state.selection.$head.parent.textContent).toBe('b');
  });

  it('adds a row in the last cell and goes to its first cell', () => {
    const doc = schema.node('doc', null, [table([cell('a'), cell('b')]), paragraph('sonra')]);
    const { isHandled, texts, state } = pressTab(doc, 'b');
    expect(isHandled).toBe(true);
    expect(texts).toEqual([
      ['a', 'b'],
      ['', ''],
    ]);
    const { $head } = state.selection;
    expect([$head.index(-2), $head.index(-3)]).toEqual([0, 1]);
    expect($head.node(-1).type.name).toBe('tableCell');
  });

  it('leaves the editor outside of a table', () => {
    expect(pressTab(schema.node('doc', null, [paragraph('metin')]), 'metin').isHandled).toBe(false);
  });
});

describe('a table pasted into a cell', () => {
  const pasted = table([cell('1'), cell('2')], [cell('3'), cell('4')]);
  const paste = (nodes: Node[], isInCell: boolean) =>
    withoutNestedTables(Slice.maxOpen(schema.node('doc', null, nodes).content), isInCell).content;

  it('fills the cells when nothing else is pasted', () => {
    expect(paste([pasted], true).firstChild?.eq(pasted)).toBe(true);
  });

  it('becomes text, a line for each row, beside other texts', () => {
    const lines: string[] = [];
    paste([paragraph('önce'), pasted], true).forEach((node) => {
      lines.push(`${node.type.name}: ${node.textContent}`);
    });
    expect(lines).toEqual(['paragraph: önce', 'paragraph: 1 2', 'paragraph: 3 4']);
  });

  it('stays a table outside of tables, without tables in its cells', () => {
    const nested = table([cell('dış', pasted)]);
    expect(paste([pasted, paragraph('sonra')], false).firstChild?.eq(pasted)).toBe(true);
    const flat = table([cell('dış', '1 2', '3 4')]);
    expect(paste([nested], false).firstChild?.eq(flat)).toBe(true);
  });
});
