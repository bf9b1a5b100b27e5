import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A required password field with a button that reveals the text, also for the keyboard. */
export function SecretInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      withAsterisk
      spellCheck={false}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Parolayı göster' }}
      // Mantine omits it here, but a failed save focuses the first field that has it.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
