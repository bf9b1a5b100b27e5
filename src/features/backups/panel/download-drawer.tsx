import { Alert, Button, Group, Progress, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { z } from 'zod';
import { newPassword } from '#features/users/user.ts';
import { useShortForm } from '#panel/form-state/use-short-form.ts';
import { notice } from '#panel/feedback/notices.tsx';
import { SecretInput } from '#panel/form/secret-input.tsx';
import { formatBytes, formatInstant } from '#panel/format/format.ts';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import type { Backup } from '../backup.ts';
import { downloadBackup } from './backups.api.ts';

/** Downloads one backup as a single encrypted file; the server asks for the user's own password first. */
export function DownloadDrawer({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  return (
    <SideDrawer title="Yedeği İndir" isOpen onClose={onClose}>
      <DownloadForm backup={backup} onClose={onClose} />
    </SideDrawer>
  );
}

const Passphrase = z
  .object({ passphrase: newPassword, repeated: z.string() })
  .refine(({ passphrase, repeated }) => passphrase === repeated, {
    path: ['repeated'],
    message: 'İki parola aynı değil.',
  });

function DownloadForm({ backup, onClose }: { backup: Backup; onClose: () => void }) {
  const [bytes, setBytes] = useState(0);
  const needsPassphrase = !backup.is_encrypted;
  const { element, keyOf, input, isSending } = useShortForm({
    values: needsPassphrase ? { passphrase: '', repeated: '' } : {},
    schema: needsPassphrase ? Passphrase : z.object({}),
    send: ({ passphrase }: Record<string, string>) =>
      downloadBackup(backup.name, { passphrase }, setBytes).finally(() => setBytes(0)),
    onSent: () => {
      notice('Yedek indirildi');
      onClose();
    },
  });
  return (
    <form {...element} aria-label="Yedeği indir">
      <Stack>
        <Text>
          {`${formatInstant(backup.at)} yedeği, tablolar ve dosyalarla birlikte tek dosya olarak iner (yaklaşık ${formatBytes(backup.bytes)}).`}
        </Text>
        {needsPassphrase ? (
          <>
            <Text>Kişisel veriler içerdiği için dosya bir parolayla şifrelenir.</Text>
            <SecretInput
              key={keyOf('passphrase')}
              label="Dosyanın parolası"
              autoComplete="new-password"
              data-autofocus
              {...input('passphrase')}
            />
            <SecretInput
              key={keyOf('repeated')}
              label="Dosyanın parolası (yeniden)"
              autoComplete="new-password"
              {...input('repeated')}
            />
            <Alert
              color="gray"
              icon={<IconKey color="var(--panel-attention-text)" aria-hidden />}
              title="Parolayı saklayın"
            >
              Parola hiçbir yerde tutulmaz; unutulursa dosya bir daha açılamaz.
            </Alert>
          </>
        ) : (
          <Alert color="gray" icon={<IconKey aria-hidden />} title="Anahtarla açılır">
            Dosya, yedeklerin açık anahtarıyla şifrelenir; yalnız gizli anahtarı olan açabilir.
          </Alert>
        )}
        {isSending && <Arrived bytes={bytes} total={backup.bytes} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Vazgeç
          </Button>
          <Button type="submit" loading={isSending}>
            İndir
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** The file is a little larger than the backup, so the bar is full shortly before the end. */
function Arrived({ bytes, total }: { bytes: number; total: number }) {
  return (
    <div>
      <Progress
        value={bytes === 0 ? 100 : Math.min(100, (bytes / Math.max(total, 1)) * 100)}
        animated={bytes === 0}
        aria-label="İndirilen"
      />
      <Text size="sm" c="dimmed" role="status">
        {bytes === 0 ? 'Hazırlanıyor…' : `${formatBytes(bytes)} indirildi.`}
      </Text>
    </div>
  );
}
