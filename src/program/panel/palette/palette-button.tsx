import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLoadedOnce } from '#panel/page/use-loaded-once.ts';
import classes from './palette-button.module.css';

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

const loadPalette = () => import('./palette.tsx').then(({ Palette }) => Palette);

/**
 * The button that opens the command palette, which also has a keyboard shortcut. The palette's code loads on
 * first use.
 */
export function PaletteButton() {
  const [isOpen, setIsOpen] = useState(false);
  const [Palette, load] = useLoadedOnce(loadPalette);
  const opener = useRef<Element | null>(null);
  const open = useCallback(() => {
    if (isOpen) return;
    opener.current = document.activeElement;
    load(() => setIsOpen(true));
  }, [isOpen, load]);
  const close = (leaves: boolean) => {
    setIsOpen(false);
    // After a navigation the new screen takes the focus; otherwise the previous element gets it after the
    // dialog has closed.
    const element = opener.current;
    if (!leaves && element instanceof HTMLElement)
      setTimeout(() => element.focus({ preventScroll: true }), 20);
  };
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const { key, altKey, shiftKey, repeat } = event;
      const isModified = isApple ? event.metaKey : event.ctrlKey;
      if (key.toLowerCase() !== 'k' || !isModified || altKey || shiftKey) return;
      // Otherwise the browser would open its own search.
      event.preventDefault();
      if (!repeat) open();
    };
    document.addEventListener('keydown', openByKey);
    return () => document.removeEventListener('keydown', openByKey);
  }, [open]);
  return (
    <>
      <UnstyledButton
        className={classes.button}
        aria-label="Ara"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        title="Ekran, kayıt ya da işlem ara"
        onClick={open}
      >
        <IconSearch size={18} stroke={1.7} aria-hidden />
        <span className={classes.text} aria-hidden>
          Ara
        </span>
        <kbd className={classes.keys} aria-hidden>
          {isApple ? '⌘K' : 'Ctrl K'}
        </kbd>
      </UnstyledButton>
      {Palette && <Palette isOpen={isOpen} onClose={close} />}
    </>
  );
}
