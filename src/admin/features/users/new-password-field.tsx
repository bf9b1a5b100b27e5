import { Button, CopyButton, Group, PasswordInput } from '@mantine/core';
import { IconCheck, IconCopy, IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import type { RecordForm } from '../../form-state/record-form-types.ts';
import { generatedPassword } from './generated-password.ts';

type NewPasswordFieldProps = { form: Pick<RecordForm, 'fields'>; autoFocus?: boolean };

/** A password for somebody else: typed or generated, and copied to be handed over. */
export function NewPasswordField({ form: { fields }, autoFocus = false }: NewPasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  fields.useWatchValue('password');
  const password = String(fields.getValues().password);
  const generate = () => {
    fields.setFieldValue('password', generatedPassword());
    setIsVisible(true);
  };
  return (
    <div>
      <PasswordInput
        key={fields.key('password')}
        name="password"
        label="Parola"
        description="6–21 karakter. Kişiye siz iletirsiniz; Profilim ekranında değiştirebilir."
        withAsterisk
        autoComplete="new-password"
        spellCheck={false}
        visible={isVisible}
        onVisibilityChange={setIsVisible}
        visibilityToggleButtonProps={{ 'aria-label': isVisible ? 'Parolayı gizle' : 'Parolayı göster' }}
        {...(autoFocus && { 'data-autofocus': true })}
        {...fields.getInputProps('password')}
      />
      <Group gap="xs" mt={8}>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconWand size={15} aria-hidden />}
          onClick={generate}
        >
          Parola Üret
        </Button>
        {password !== '' && (
          <CopyButton value={password} timeout={2000}>
            {({ copied, copy }) => (
              <Button
                size="xs"
                variant="subtle"
                color="gray"
                leftSection={
                  copied ? <IconCheck size={15} aria-hidden /> : <IconCopy size={15} aria-hidden />
                }
                onClick={copy}
              >
                {copied ? 'Kopyalandı' : 'Kopyala'}
              </Button>
            )}
          </CopyButton>
        )}
      </Group>
    </div>
  );
}
