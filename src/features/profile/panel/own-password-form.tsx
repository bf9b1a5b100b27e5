import { Button } from '@mantine/core';
import { PasswordRules } from '#features/users/panel/password-rules-part.tsx';
import { PasswordChange, type Profile } from '../profile.ts';
import { notice } from '#panel/feedback/notices.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { SecretInput } from '#panel/form/secret-input.tsx';
import { changePassword } from './profile.api.ts';
import { useShortForm } from '#panel/form-state/use-short-form.ts';
import classes from './profile.module.css';

type OwnPasswordFormProps = { profile: Pick<Profile, 'name' | 'email'> };

export function OwnPasswordForm({ profile }: OwnPasswordFormProps) {
  const { element, keyOf, input, isSending, useValue } = useShortForm({
    values: { current_password: '', password: '' },
    schema: PasswordChange,
    send: changePassword,
    onSent: () => notice('Parola Değiştirildi!', { text: 'Diğer oturumlarınız kapandı.' }),
  });
  const password = useValue('password');
  return (
    <FormSection title="Parola" hint="Değiştirince diğer oturumlarınız kapanır; bu oturum açık kalır.">
      <form {...element} className={classes.form} aria-label="Parola">
        {/* Password managers need the user name that belongs to the password. */}
        <input type="email" name="username" autoComplete="username" defaultValue={profile.email} hidden />
        <SecretInput
          key={keyOf('current_password')}
          label="Şimdiki parola"
          autoComplete="current-password"
          {...input('current_password')}
        />
        <div>
          <SecretInput
            key={keyOf('password')}
            label="Yeni parola"
            autoComplete="new-password"
            {...input('password')}
          />
          <PasswordRules password={password} account={profile} />
        </div>
        <div>
          <Button type="submit" loading={isSending}>
            Parolayı Değiştir
          </Button>
        </div>
      </form>
    </FormSection>
  );
}
