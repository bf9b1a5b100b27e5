import type { Ref } from 'react';
import classes from './rich-text-field.module.css';

type EarlyInputProps = {
  ref: Ref<HTMLTextAreaElement>;
  labelledBy: string;
  lang: string | undefined;
  onTyped: (text: string) => void;
};

/**
 * Takes what is typed while the text editor loads. A real field, so that dead keys, input methods, pasted texts
 * and the keyboard of a phone work.
 */
export function EarlyInput({ ref, labelledBy, lang, onTyped }: EarlyInputProps) {
  return (
    <textarea
      ref={ref}
      // The reader has just focused the text that this field stands in for.
      autoFocus
      aria-labelledby={labelledBy}
      lang={lang}
      className={classes.early}
      onInput={({ currentTarget }) => onTyped(currentTarget.value)}
      onCompositionStart={({ currentTarget }) => (currentTarget.dataset.composing = '')}
      onCompositionEnd={({ currentTarget }) => delete currentTarget.dataset.composing}
    />
  );
}

/** Waits until no letter in the field is half composed. */
export async function compositionEnd(field: HTMLTextAreaElement | null): Promise<void> {
  if (field?.dataset.composing === undefined) return;
  await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }));
}
