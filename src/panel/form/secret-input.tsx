import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A required password field whose text can be shown, by keyboard too. */
export function SecretInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      withAsterisk
      spellCheck={false}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Parolayı göster' }}
      // Mantine leaves it out, and a failed save goes to the first field that has it.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
