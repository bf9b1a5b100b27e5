import { Button, Loader } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import classes from './save-button.module.css';

type SaveButtonProps = {
  isSaving: boolean;
  isWaiting: boolean;
  /** Offers “Kaydet ve Yeni”: on every screen, or only on wide ones. */
  next?: 'always' | 'wide' | undefined;
};

/**
 * The save button of a form. It uses `aria-disabled`, because a disabled button would lose the keyboard
 * focus.
 */
export function SaveButton({ isSaving, isWaiting, next }: SaveButtonProps) {
  const state = { 'aria-disabled': isSaving || isWaiting, ...(isWaiting && { 'data-disabled': true }) };
  return (
    <>
      {next && (
        <Button
          type="submit"
          variant="default"
          {...state}
          data-after="new"
          className={classes.next}
          {...(next === 'wide' && { visibleFrom: 'sm' })}
          leftSection={<IconPlus size={16} aria-hidden />}
          aria-label="Kaydet ve Yeni"
          aria-keyshortcuts="Control+Shift+S"
          title="Kaydeder, boş bir form açar (Ctrl-Shift-S)"
        >
          Kaydet ve Yeni
        </Button>
      )}
      <Button
        type="submit"
        {...state}
        aria-keyshortcuts="Control+S"
        title="Ctrl-S"
        leftSection={isSaving ? <Loader size={14} color="currentColor" /> : null}
      >
        Kaydet
      </Button>
    </>
  );
}
