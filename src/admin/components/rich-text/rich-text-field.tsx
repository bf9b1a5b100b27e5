import { Input, Text } from '@mantine/core';
import { useId, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import type { EditorStart, RichTextEditor } from './rich-text-editor.tsx';
import { RichText } from './rich-text.tsx';
import classes from './rich-text-field.module.css';

/** Tiptap is the largest part of the panel, so the first focused text loads it. */
const loadEditor = async () => (await import('./rich-text-editor.tsx')).RichTextEditor;

export type RichTextFieldProps = {
  label: string;
  defaultValue?: string;
  onChange: (html: string) => void;
  error?: React.ReactNode;
  lang?: string;
  /** Shown while the field is empty; never part of the text. */
  placeholder?: string | undefined;
  'data-path'?: string;
};

/** A rich text field: plain HTML until the first focus, then an editor. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, defaultValue = '', onChange, error, lang, placeholder } = props;
  const id = useId();
  const [Editor, setEditor] = useState<typeof RichTextEditor | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const start = useRef<EditorStart>({ typed: '' });
  const content = useRef<HTMLDivElement>(null);
  const [isReady, setIsReady] = useState(false);

  const open = () => {
    setHasFailed(false);
    loadEditor().then(
      (loaded) => setEditor(() => loaded),
      () => setHasFailed(true),
    );
  };

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      error={hasFailed ? 'Düzenleyici yüklenemedi. Bağlantınızı denetleyip tekrar tıklayın.' : error}
      data-path={props['data-path']}
    >
      {Editor && (
        <div hidden={!isReady}>
          <Editor
            labelledBy={id}
            defaultValue={defaultValue}
            onChange={onChange}
            lang={lang}
            placeholder={placeholder}
            onReady={() => {
              // Synchronous, so that no key press is lost between the two.
              flushSync(() => setIsReady(true));
              return start.current;
            }}
          />
        </div>
      )}
      {!isReady && (
        <div
          role="textbox"
          aria-multiline
          aria-labelledby={id}
          aria-placeholder={placeholder}
          tabIndex={0}
          className={classes.text}
          onPointerEnter={() => void loadEditor().catch(() => undefined)}
          onPointerDown={({ clientX, clientY }: PointerEvent) => {
            const corner = content.current?.getBoundingClientRect();
            if (corner) start.current.point = { left: clientX - corner.left, top: clientY - corner.top };
          }}
          onFocus={open}
          onClick={hasFailed ? open : undefined}
          onKeyDown={(event) => collectTyped(event, start.current)}
        >
          <Text size="xs" c="dimmed" className={classes.hint} aria-hidden>
            Düzenlemek için tıklayın
          </Text>
          <div ref={content} className={classes.content}>
            {defaultValue === '' && placeholder ? (
              <Text c="dimmed">{placeholder}</Text>
            ) : (
              <RichText html={defaultValue} lang={lang} />
            )}
          </div>
        </div>
      )}
    </Input.Wrapper>
  );
}

/** Collects what is typed while the editor loads. */
function collectTyped({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, start: EditorStart): void {
  if (ctrlKey || metaKey || altKey) return;
  if (key.length === 1) start.typed += key;
  if (key === 'Backspace') start.typed = start.typed.slice(0, -1);
}
