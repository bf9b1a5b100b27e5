import { Mark, Node, type Attributes, type CommandProps, type Editor } from '@tiptap/react';
import { TextSelection, type Command } from '@tiptap/pm/state';
import { addRowAfter, goToNextCell, isInTable, tableEditing } from '@tiptap/pm/tables';
import { tablesPastedIntoTables } from './rich-text-paste.ts';

/** Our node names for ProseMirror's table roles. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
};

/** The table node. Merged cells of stored texts are kept; column widths come from the site's style sheet. */
const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  addProseMirrorPlugins: () => [tableEditing(), tablesPastedIntoTables()],
  addKeyboardShortcuts: () => ({
    Tab: ({ editor: { state, view } }) => goToNextCellOrRow(state, view.dispatch),
    'Shift-Tab': ({ editor: { state, view } }) => goToNextCell(-1)(state, view.dispatch),
  }),
});

const tableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const createCell = (name: string, tag: string) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // ProseMirror requires this attribute, although our columns have no width.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
  });

function span(name: 'colspan' | 'rowspan'): Attributes[string] {
  return {
    default: 1,
    parseHTML: (cell) => Number(cell.getAttribute(name) ?? 1) || 1,
    renderHTML: (attributes) => (attributes[name] === 1 ? {} : { [name]: attributes[name] as number }),
  };
}

const createScript = (tag: 'sub' | 'sup', name: string, other: string, command: string) =>
  Mark.create({
    name,
    excludes: other,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addCommands: () => ({
      [command]:
        () =>
        ({ commands }: CommandProps) =>
          commands.toggleMark(name),
    }),
  });

/**
 * Formats that the server allows but Tiptap's starter kit lacks. Without them the editor would drop stored
 * content.
 */
export const ownNodes = [
  table,
  tableRow,
  createCell('tableCell', 'td'),
  createCell('tableHeader', 'th'),
  createScript('sub', 'subscript', 'superscript', 'toggleSubscript'),
  createScript('sup', 'superscript', 'subscript', 'toggleSuperscript'),
];

/** Moves to the next cell. In the last cell it adds a row and moves to the first cell of that row. */
export const goToNextCellOrRow: Command = (state, dispatch) => {
  if (!isInTable(state)) return false;
  if (goToNextCell(1)(state, dispatch)) return true;
  return addRowAfter(state, (change) => {
    // The cursor is still in the cell before the new row.
    goToNextCell(1)(state.apply(change), (next) => {
      change.setSelection(TextSelection.create(change.doc, next.selection.anchor, next.selection.head));
    });
    dispatch?.(change.scrollIntoView());
  });
};

/** Inserts a table of two columns with a header row, and puts the cursor into the first cell. */
export function insertTable({ state, view }: Editor): void {
  const node = state.schema.node.bind(state.schema);
  const row = (cell: string) =>
    node('tableRow', null, [node(cell, null, node('paragraph')), node(cell, null, node('paragraph'))]);
  const change = state.tr.replaceSelectionWith(
    node('table', null, [row('tableHeader'), row('tableCell'), row('tableCell')]),
  );
  // Without a paragraph after a table at the end, nobody could type below it.
  if (change.doc.lastChild?.type.name === 'table') change.insert(change.doc.content.size, node('paragraph'));
  const cursor = TextSelection.near(change.doc.resolve(state.selection.from + 1));
  view.dispatch(change.setSelection(cursor).scrollIntoView());
  view.focus();
}
