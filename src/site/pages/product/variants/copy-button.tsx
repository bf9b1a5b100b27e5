import { useEffect, useState } from 'react';
import { useTexts } from '../../../loading/site-data.ts';
import { announce } from '../../../offer/offer-store.ts';

type CopyButtonProps = {
  text: string;
  /** Names the copied value for screen readers; visible if `isShown`. */
  label: string;
  isShown?: boolean;
};

/** Copies a text and confirms it in the button for a moment. */
export function CopyButton({ text, label, isShown = false }: CopyButtonProps) {
  const translate = useTexts();
  const [copied, setCopied] = useState('');
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(''), 2_000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Without the permission to copy, visitors can still select the code.
      return;
    }
    setCopied(text);
    announce(translate('variants.copied'));
  };
  const isCopied = copied === text;
  return (
    <button
      type="button"
      className={isCopied ? 'copy-button is-copied' : 'copy-button'}
      aria-label={isShown ? undefined : label}
      onClick={() => void copy()}
    >
      {isCopied ? translate('variants.copied') : isShown ? label : translate('variants.copy')}
    </button>
  );
}
