import { Button, Loader } from '@mantine/core';

type SaveButtonProps = { isSaving: boolean; isWaiting: boolean };

/** Uses `aria-disabled`, because a disabled button loses the keyboard focus. */
export function SaveButton({ isSaving, isWaiting }: SaveButtonProps) {
  const isBusy = isSaving || isWaiting;
  return (
    <Button
      type="submit"
      aria-disabled={isBusy}
      {...(isWaiting && { 'data-disabled': true })}
      leftSection={isSaving ? <Loader size={14} color="currentColor" /> : null}
    >
      Kaydet
    </Button>
  );
}
