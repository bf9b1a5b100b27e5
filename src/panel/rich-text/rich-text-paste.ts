import { Fragment, Slice, type Node } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import { isInTable } from '@tiptap/pm/tables';

/**
 * Keeps tables out of table cells: a pasted table is distributed over the cells, and a table beside other
 * content becomes text.
 */
export function tablesPastedIntoTables(): Plugin {
  return new Plugin({
    props: { transformPasted: (slice, { state }) => withoutNestedTables(slice, isInTable(state)) },
  });
}

/** The pasted content in a form that may be inserted at the cursor. `isInCell` is true in a table. */
export function withoutNestedTables(slice: Slice, isInCell: boolean): Slice {
  const content = tablesAsText(slice.content, isInCell && !fillsCells(slice.content));
  if (content.eq(slice.content)) return slice;
  const open = Slice.maxOpen(content);
  return new Slice(content, Math.min(slice.openStart, open.openStart), Math.min(slice.openEnd, open.openEnd));
}

/**
 * Whether ProseMirror distributes the content over the cells at the cursor: a single table, or rows or cells
 * of one.
 */
function fillsCells({ firstChild, childCount }: Fragment): boolean {
  const role = roleOf(firstChild);
  return role !== undefined && (role !== 'table' || childCount === 1);
}

function tablesAsText(content: Fragment, isInCell: boolean): Fragment {
  const nodes: Node[] = [];
  content.forEach((node) => {
    const isTable = roleOf(node) === 'table';
    if (isTable && isInCell) nodes.push(...rowsAsText(node));
    else nodes.push(node.copy(tablesAsText(node.content, isInCell || isTable)));
  });
  return Fragment.from(nodes);
}

/** One paragraph per row, with spaces between the cells. */
function rowsAsText(table: Node): Node[] {
  const rows: Node[] = [];
  table.forEach((row) => {
    const cells: string[] = [];
    row.forEach((cell) => void cells.push(cell.textBetween(0, cell.content.size, ' ')));
    const { schema } = table.type;
    const text = cells.filter(Boolean).join(' ');
    rows.push(schema.node('paragraph', null, text === '' ? [] : [schema.text(text)]));
  });
  return rows;
}

function roleOf(node: Node | null): unknown {
  return node?.type.spec.tableRole;
}
