import { RichTextEditor as Editor } from '@mantine/tiptap';
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableOff,
  IconTablePlus,
} from '@tabler/icons-react';
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from '@tiptap/pm/tables';
import { useEditorState, type Editor as TextEditor } from '@tiptap/react';
import { insertTable } from './rich-text-nodes.ts';

const tableCommands = [
  { label: 'Alta satır ekle', Icon: IconRowInsertBottom, command: addRowAfter },
  { label: 'Sağa sütun ekle', Icon: IconColumnInsertRight, command: addColumnAfter },
  { label: 'Satırı sil', Icon: IconRowRemove, command: deleteRow },
  { label: 'Sütunu sil', Icon: IconColumnRemove, command: deleteColumn },
  { label: 'Tabloyu sil', Icon: IconTableOff, command: deleteTable },
];

/** Buttons that insert a table or change the one at the cursor. */
export function TableControls({ editor }: { editor: TextEditor }) {
  const isInTable = useEditorState({ editor, selector: (shown) => shown.editor.isActive('table') });
  const control = (label: string, Icon: typeof IconTablePlus, run: () => void) => (
    <Editor.Control key={label} aria-label={label} title={label} onClick={run}>
      <Icon size={16} stroke={1.5} aria-hidden />
    </Editor.Control>
  );
  return (
    <Editor.ControlsGroup>
      {isInTable
        ? tableCommands.map(({ label, Icon, command }) =>
            control(label, Icon, () => {
              command(editor.state, editor.view.dispatch);
              editor.view.focus();
            }),
          )
        : control('Tablo ekle', IconTablePlus, () => insertTable(editor))}
    </Editor.ControlsGroup>
  );
}
