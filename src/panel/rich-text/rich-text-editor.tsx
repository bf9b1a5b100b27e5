import { Link, RichTextEditor as Editor } from '@mantine/tiptap';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import '@mantine/tiptap/styles.layer.css';
import { IllustrationControls } from './rich-text-illustration-controls.tsx';
import { illustrationNodes } from './rich-text-illustrations.ts';
import { ownNodes } from './rich-text-nodes.ts';
import { TableControls } from './rich-text-table-controls.tsx';
import classes from './rich-text-editor.module.css';

export type EditorStart = {
  /** The place that the user clicked, in CSS pixels from the corner of the text; the cursor starts there. */
  point: { left: number; top: number } | undefined;
  /** The text typed before the editor loaded. */
  typed: string;
  /** False if the user has moved on to another field in the meantime. */
  isFocused: boolean;
};

type RichTextEditorProps = {
  labelledBy: string;
  defaultValue: string;
  onChange: (html: string) => void;
  lang?: string | undefined;
  placeholder?: string | undefined;
  /** Whether the text may have pictures and videos. */
  isIllustrated: boolean;
  /** Runs when the editor accepts input. It shows the editor and returns the input that came before. */
  onReady: () => EditorStart;
};

/** The formats of rich text. The server sanitises with the same list (docs/product.md, "Rich text"). */
const extensions = [
  StarterKit.configure({
    link: false,
    code: false,
    codeBlock: false,
    heading: { levels: [2, 3, 4] },
    // A trailing node would change a text that ends in a list or table as soon as it gets the focus.
    trailingNode: false,
  }),
  Link.configure({ openOnClick: false, defaultProtocol: 'https' }),
  ...ownNodes,
];

const illustratedExtensions = [...extensions, ...illustrationNodes];

export function RichTextEditor({
  labelledBy,
  defaultValue,
  onChange,
  lang,
  placeholder,
  isIllustrated,
  onReady,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions: isIllustrated ? illustratedExtensions : extensions,
    content: defaultValue,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(lang ? { lang } : {}),
        ...(placeholder ? { 'aria-placeholder': placeholder } : {}),
      },
    },
    onCreate: ({ editor: created }) => {
      const { point, typed, isFocused } = onReady();
      const corner = created.view.dom.getBoundingClientRect();
      const found =
        point && created.view.posAtCoords({ left: corner.left + point.left, top: corner.top + point.top });
      // Tiptap's focus command waits for an animation frame, and keys typed in between would be lost.
      if (isFocused) created.view.focus();
      created.commands.setTextSelection(found?.pos ?? created.state.doc.content.size);
      typed.split('\n').forEach((line, index) => {
        if (index > 0) created.commands.splitBlock();
        if (line !== '') created.commands.insertContent({ type: 'text', text: line });
      });
    },
    onUpdate: ({ editor: edited }) => onChange(edited.isEmpty ? '' : edited.getHTML()),
  });
  return (
    <Editor editor={editor} labels={labels} classNames={classNames}>
      <Editor.Toolbar>
        <Editor.ControlsGroup>
          <Editor.Bold />
          <Editor.Italic />
          <Editor.Underline />
          <Editor.Subscript />
          <Editor.Superscript />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.H2 />
          <Editor.H3 />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.BulletList />
          <Editor.OrderedList />
          <Editor.Blockquote />
        </Editor.ControlsGroup>
        <TableControls editor={editor} />
        {isIllustrated && <IllustrationControls editor={editor} lang={lang} />}
        <Editor.ControlsGroup>
          <Editor.Link />
          <Editor.Unlink />
        </Editor.ControlsGroup>
        <Editor.ControlsGroup>
          <Editor.ClearFormatting />
          <Editor.Undo />
          <Editor.Redo />
        </Editor.ControlsGroup>
      </Editor.Toolbar>
      <Editor.Content />
    </Editor>
  );
}

const classNames = {
  root: classes.root,
  content: classes.content,
  // All links open in the same tab, so Mantine's button for that is hidden; it has no accessible name either.
  linkEditorExternalControl: classes.hidden,
};

const labels = {
  boldControlLabel: 'Kalın',
  italicControlLabel: 'Eğik',
  underlineControlLabel: 'Altı çizili',
  subscriptControlLabel: 'Alt simge',
  superscriptControlLabel: 'Üst simge',
  h2ControlLabel: 'Başlık',
  h3ControlLabel: 'Alt başlık',
  bulletListControlLabel: 'Madde listesi',
  orderedListControlLabel: 'Numaralı liste',
  blockquoteControlLabel: 'Alıntı',
  linkControlLabel: 'Bağlantı',
  unlinkControlLabel: 'Bağlantıyı kaldır',
  clearFormattingControlLabel: 'Biçimi temizle',
  undoControlLabel: 'Geri al',
  redoControlLabel: 'Yinele',
  linkEditorInputLabel: 'Adres',
  linkEditorInputPlaceholder: 'https://',
  linkEditorSave: 'Uygula',
};
