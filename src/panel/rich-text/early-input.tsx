import type { Ref } from 'react';
import classes from './rich-text-field.module.css';

type EarlyInputProps = {
  ref: Ref<HTMLTextAreaElement>;
  labelledBy: string;
  lang: string | undefined;
  onTyped: (text: string) => void;
};

/**
 * Receives keys while the text editor loads. It is a real text field, so that dead keys, input methods, paste
 * and phone keyboards work.
 */
export function EarlyInput({ ref, labelledBy, lang, onTyped }: EarlyInputProps) {
  return (
    <textarea
      ref={ref}
      // This field replaces the text that the user has just focused.
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

/** Waits until the input method has finished the current letter. */
export async function compositionEnd(field: HTMLTextAreaElement | null): Promise<void> {
  if (field?.dataset.composing === undefined) return;
  await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }));
}
