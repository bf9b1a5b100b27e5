import { Button, Text } from '@mantine/core';
import { PasswordProof } from '../profile.ts';
import type { Fields } from '#panel/api/form-body.ts';
import { SecretInput } from '#panel/form/secret-input.tsx';
import { useShortForm } from './use-short-form.ts';
import classes from './profile.module.css';

type PasswordProofFormProps<Result> = {
  text: string;
  button: string;
  isDangerous?: boolean;
  send: (fields: Fields) => Promise<Result>;
  onSent: (result: Result) => void;
};

/** Asks for the password before an action that must not be possible with a stolen session alone. */
export function PasswordProofForm<Result>({
  text,
  button,
  isDangerous,
  ...rest
}: PasswordProofFormProps<Result>) {
  const { element, keyOf, input, isSending } = useShortForm({
    values: { current_password: '' },
    schema: PasswordProof,
    ...rest,
  });
  return (
    <form {...element} className={classes.form}>
      <Text>{text}</Text>
      <SecretInput
        key={keyOf('current_password')}
        label="Parolanız"
        autoComplete="current-password"
        data-autofocus
        {...input('current_password')}
      />
      <div>
        <Button type="submit" loading={isSending} {...(isDangerous && { color: 'red' })}>
          {button}
        </Button>
      </div>
    </form>
  );
}
