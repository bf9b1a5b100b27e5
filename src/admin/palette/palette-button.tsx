import { UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { showFailure } from '../components/feedback/notices.tsx';
import classes from './palette-button.module.css';

type PaletteProps = { isOpen: boolean; onClose: () => void };

const isApple = /Mac|iPhone|iPad/.test(navigator.platform);

/** Opens the command palette, as does its shortcut anywhere in the panel. Its code loads on first use. */
export function PaletteButton() {
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback(() => {
    import('./palette.tsx').then((loaded) => {
      setPalette(() => loaded.Palette);
      setIsOpen(true);
    }, showFailure);
  }, []);
  useEffect(() => {
    const openByKey = (event: KeyboardEvent) => {
      const { key, altKey, shiftKey, repeat } = event;
      const isModified = isApple ? event.metaKey : event.ctrlKey;
      if (key.toLowerCase() !== 'k' || !isModified || altKey || shiftKey) return;
      // The browser would open its own search.
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
      {Palette && <Palette isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
