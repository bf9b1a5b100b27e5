import { Button, CopyButton, Group } from '@mantine/core';
import { IconCheck, IconCopy, IconWand } from '@tabler/icons-react';
import { useState } from 'react';
import { SecretInput } from '#panel/form/secret-input.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { generatedPassword } from './generated-password.ts';
import { PasswordRules } from './password-rules-part.tsx';

type NewPasswordFieldProps = {
  form: Pick<RecordForm, 'fields'>;
  /** The owner of the password. For a new account the form's own fields name the owner. */
  account?: { name: string; email: string };
};

/** A field for another user's password, which can be typed or generated, and copied. */
export function NewPasswordField({ form: { fields }, account }: NewPasswordFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  for (const name of ['password', 'name', 'email']) fields.useWatchValue(name);
  const { password: typed, name, email } = fields.getValues();
  const password = String(typed);
  const generate = () => {
    fields.setFieldValue('password', generatedPassword());
    setIsVisible(true);
  };
  return (
    <div>
      <SecretInput
        key={fields.key('password')}
        name="password"
        label="Parola"
        description="Kişiye siz iletirsiniz; Profilim ekranında değiştirebilir."
        autoComplete="new-password"
        visible={isVisible}
        onVisibilityChange={setIsVisible}
        {...fields.getInputProps('password')}
      />
      <PasswordRules password={password} account={account ?? { name: String(name), email: String(email) }} />
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
