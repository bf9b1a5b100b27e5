import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';

/** A password field whose text can be shown. */
export function SecretInput(props: PasswordInputProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <PasswordInput
      withAsterisk
      spellCheck={false}
      visible={isVisible}
      onVisibilityChange={setIsVisible}
      visibilityToggleButtonProps={{ 'aria-label': isVisible ? 'Parolayı gizle' : 'Parolayı göster' }}
      {...props}
    />
  );
}
