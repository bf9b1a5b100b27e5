import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** A required password field with a button that shows the text; the keyboard can reach the button too. */
export function SecretInput(props: PasswordInputProps) {
  return (
    <PasswordInput
      withAsterisk
      spellCheck={false}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Parolayı göster' }}
      // Mantine omits this attribute here, but after a failed save the first field with it gets the focus.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  );
}
