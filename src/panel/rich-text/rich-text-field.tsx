import { Input, Text } from '@mantine/core';
import { useId, useRef, useState, type PointerEvent } from 'react';
import { flushSync } from 'react-dom';
import { EarlyInput } from './early-input.tsx';
import type { EditorStart } from './rich-text-editor.tsx';
import { paragraphs } from './plain-text.ts';
import { RichText } from './rich-text.tsx';
import { loadEditor, useLateEditor } from './use-late-editor.ts';
import classes from './rich-text-field.module.css';

export type RichTextFieldProps = {
  label: string;
  defaultValue?: string;
  onChange: (html: string) => void;
  /**
   * Reports that the editor is opening. A save must wait, because the first keys may not be in their final
   * position yet.
   */
  onOpening?: ((opened: Promise<unknown>) => void) | undefined;
  description?: React.ReactNode;
  error?: React.ReactNode;
  lang?: string;
  /** The text that is shown while the field is empty; it is never saved. */
  placeholder?: string | undefined;
  /** Whether the text may have pictures and videos. */
  isIllustrated?: boolean;
  'data-path'?: string;
};

/** A rich text field. It shows HTML until the first focus, and then loads an editor. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, onChange, error, lang, placeholder, isIllustrated = false } = props;
  const id = useId();
  const [defaultValue] = useState(props.defaultValue ?? '');
  const point = useRef<EditorStart['point']>(undefined);
  const content = useRef<HTMLDivElement>(null);
  const early = useRef<HTMLTextAreaElement>(null);

  const { Editor, state, open, setReady } = useLateEditor(early, props.onOpening);

  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id }}
      description={props.description}
      error={state === 'failed' ? 'Düzenleyici yüklenemedi. Bağlantınızı denetleyip tekrar tıklayın.' : error}
      data-path={props['data-path']}
    >
      {Editor && (
        <div hidden={state !== 'ready'}>
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
              // The switch is synchronous, so that no key press is lost between the early input and the
              // editor.
              flushSync(setReady);
              return start;
            }}
          />
        </div>
      )}
      {state !== 'ready' && (
        <div
          role="textbox"
          aria-multiline
          aria-labelledby={id}
          aria-placeholder={placeholder}
          // While the editor opens, the early input inside this element is the tab stop.
          tabIndex={state === 'closed' ? 0 : -1}
          className={classes.text}
          onPointerEnter={() => void loadEditor().catch(() => undefined)}
          onPointerDown={(event) => (point.current = pointIn(content.current, event))}
          onFocus={({ target, currentTarget }) => {
            if (target !== currentTarget) return;
            if (state === 'closed') open();
            else early.current?.focus();
          }}
          onClick={state === 'failed' ? open : undefined}
        >
          {state !== 'closed' && (
            <EarlyInput
              ref={early}
              labelledBy={id}
              lang={lang}
              // A save that starts before the editor has loaded must contain what was typed.
              onTyped={(text) => onChange(`${defaultValue}${paragraphs(text)}`)}
            />
          )}
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
