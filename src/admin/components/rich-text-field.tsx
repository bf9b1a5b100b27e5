import { Input, Skeleton } from '@mantine/core';
import { lazy, Suspense, useId } from 'react';

/** Tiptap is the panel's heaviest part: it is loaded by the first text that needs it. */
const RichTextEditor = lazy(async () => {
  const { RichTextEditor } = await import('./rich-text-editor.tsx');
  return { default: RichTextEditor };
});

export type RichTextFieldProps = {
  label: string;
  defaultValue?: string;
  onChange: (html: string) => void;
  error?: React.ReactNode;
  lang?: string;
  /** What an empty field shows in its place; it is never part of the text. */
  placeholder?: string | undefined;
};

/** A formatted text. Mount it only while its language tab is open: an editor is not free. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, defaultValue = '', onChange, error, lang, placeholder } = props;
  const id = useId();
  return (
    <Input.Wrapper label={label} labelElement="div" labelProps={{ id }} error={error}>
      <Suspense fallback={<Skeleton height={236} />}>
        <RichTextEditor
          labelledBy={id}
          defaultValue={defaultValue}
          onChange={onChange}
          lang={lang}
          placeholder={placeholder}
        />
      </Suspense>
    </Input.Wrapper>
  );
}
