import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { storedUser } from '#features/auth/browser-session.rules.ts';
import { canUsePasskeys } from '#features/second-factor/passkey-support.rules.ts';
import { pageConfiguration } from '#panel/api/page-settings.ts';
import { SecretInput } from '#panel/form/secret-input.tsx';
import { PasswordProof } from '../profile.ts';
import { provePasskey, provePassword, usePasskeys } from './profile.api.ts';
import { useShortForm } from '#panel/form-state/use-short-form.ts';

/** Asks for the password, so that a refused request can be sent again. Returns false if the user cancels. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve) => {
    let isProved = false;
    const id = modals.open({
      title: 'Parolanızı yeniden girin',
      withCloseButton: false,
      onClose: () => resolve(isProved),
      children: (
        <ProofForm
          onProved={() => {
            isProved = true;
            modals.close(id);
          }}
          onCancel={() => modals.close(id)}
        />
      ),
    });
  });
}

function ProofForm({ onProved, onCancel }: { onProved: () => void; onCancel: () => void }) {
  const { element, keyOf, input, isSending } = useShortForm({
    values: { current_password: '' },
    schema: PasswordProof,
    send: provePassword,
    onSent: onProved,
  });
  const passkeys = usePasskeys();
  const [isAsking, setIsAsking] = useState(false);
  const offersPasskey = canUsePasskeys(pageConfiguration()) && (passkeys.data?.length ?? 0) > 0;
  const usePasskey = () => {
    setIsAsking(true);
    // If the passkey is refused or the user cancels, the user can still type the password.
    provePasskey()
      .then(onProved, () => undefined)
      .finally(() => setIsAsking(false));
  };
  return (
    <form {...element} aria-label="Parola onayı">
      <Stack>
        <Text>Hesapların güvenliğini ilgilendiren işlemlerden önce parolanızı bir kez daha soruyoruz.</Text>
        {/* Password managers need the user name that belongs to the password. */}
        <input
          type="email"
          name="username"
          autoComplete="username"
          defaultValue={storedUser(localStorage)?.email ?? ''}
          hidden
        />
        <SecretInput
          key={keyOf('current_password')}
          label="Parolanız"
          autoComplete="current-password"
          data-autofocus
          {...input('current_password')}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onCancel}>
            Vazgeç
          </Button>
          <Button type="submit" loading={isSending}>
            Onayla
          </Button>
        </Group>
        {offersPasskey && (
          <Button
            variant="default"
            fullWidth
            loading={isAsking}
            leftSection={<IconFingerprint size={18} aria-hidden />}
            onClick={usePasskey}
          >
            Geçiş Anahtarı Kullan
          </Button>
        )}
      </Stack>
    </form>
  );
}
