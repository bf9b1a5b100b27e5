import { Input, Text } from '@mantine/core';
import { useId, useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { compositionEnd, EarlyInput } from './early-input.tsx';
import type { EditorStart, RichTextEditor } from './rich-text-editor.tsx';
import { RichText } from './rich-text.tsx';
import classes from './rich-text-field.module.css';

/** Tiptap is the largest part of the panel, so the first focused text loads it. */
const loadEditor = async () => (await import('./rich-text-editor.tsx')).RichTextEditor;

export type RichTextFieldProps = {
  label: string;
  defaultValue?: string;
  onChange: (html: string) => void;
  description?: React.ReactNode;
  error?: React.ReactNode;
  lang?: string;
  /** Shown while the field is empty; never part of the text. */
  placeholder?: string | undefined;
  /** Whether the text may have pictures and videos. */
  isIllustrated?: boolean;
  'data-path'?: string;
};

/** A rich text field: plain HTML until the first focus, then an editor. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, defaultValue = '', onChange, error, lang, placeholder, isIllustrated = false } = props;
  const id = useId();
  const [Editor, setEditor] = useState<typeof RichTextEditor | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const [isReady, setIsReady] = useState(false);
  const point = useRef<EditorStart['point']>(undefined);
  const content = useRef<HTMLDivElement>(null);
  const early = useRef<HTMLTextAreaElement>(null);

  const load = async () => {
    const loaded = await loadEditor();
    await compositionEnd(early.current);
    setEditor(() => loaded);
  };
  const open = () => {
    setIsOpening(true);
    setHasFailed(false);
    load().catch(() => setHasFailed(true));
  };

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={props.description}
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
            isIllustrated={isIllustrated}
            onReady={() => {
              const { current: field } = early;
              const isFocused = field !== null && field === document.activeElement;
              const start = { point: point.current, typed: field?.value ?? '', isFocused };
              // Synchronous, so that no key press is lost between the two.
              flushSync(() => setIsReady(true));
              return start;
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
          // The field inside is the tab stop then.
          tabIndex={isOpening ? -1 : 0}
          className={classes.text}
          onPointerEnter={() => void loadEditor().catch(() => undefined)}
          onPointerDown={(event) => (point.current = pointIn(content.current, event))}
          onFocus={({ target, currentTarget }) => {
            if (target !== currentTarget) return;
            if (isOpening) early.current?.focus();
            else open();
          }}
          onClick={hasFailed ? open : undefined}
        >
          {isOpening && <EarlyInput ref={early} labelledBy={id} lang={lang} />}
          <Text size="xs" c="dimmed" className={classes.hint} aria-hidden>
            Düzenlemek için tıklayın
          </Text>
          <div ref={content} className={classes.content}>
            {defaultValue === '' && placeholder && <Text c="dimmed">{placeholder}</Text>}
            <RichText html={defaultValue} lang={lang} />
          </div>
        </div>
      )}
    </Input.Wrapper>
  );
}

function pointIn(content: Element | null, { clientX, clientY }: PointerEvent): EditorStart['point'] {
  const corner = content?.getBoundingClientRect();
  return corner && { left: clientX - corner.left, top: clientY - corner.top };
}
