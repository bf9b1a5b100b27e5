import { Button, Group, Loader, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconFingerprint } from '@tabler/icons-react';
import { useState } from 'react';
import { storedUser } from '#features/auth/browser-session.rules.ts';
import { canUsePasskeys } from '#features/second-factor/passkey-support.rules.ts';
import { RequestFailed, RequestRefused } from '#panel/api/failures.ts';
import { pageConfiguration } from '#panel/api/page-settings.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
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
  const [isUnused, setIsUnused] = useState(false);
  const offersPasskey = canUsePasskeys(pageConfiguration()) && (passkeys.data?.length ?? 0) > 0;
  const usePasskey = () => {
    if (isAsking) return;
    setIsAsking(true);
    setIsUnused(false);
    provePasskey()
      .then(onProved, (error: unknown) => {
        if (error instanceof RequestRefused || error instanceof RequestFailed) showFailure(error);
        else setIsUnused(true);
      })
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
          // A disabled button would lose the focus while the browser asks.
          <Button
            variant="default"
            fullWidth
            aria-disabled={isAsking}
            leftSection={
              isAsking ? <Loader size={14} color="currentColor" /> : <IconFingerprint size={18} aria-hidden />
            }
            onClick={usePasskey}
          >
            Geçiş Anahtarı Kullan
          </Button>
        )}
        {isUnused && (
          <Text size="sm" role="alert">
            Geçiş anahtarı kullanılmadı. Yeniden deneyin ya da parolanızı yazın.
          </Text>
        )}
      </Stack>
    </form>
  );
}
