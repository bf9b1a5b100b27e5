import { Button, CopyButton, Group, Menu, Stack, Text, TextInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import { IconCheck, IconCopy, IconSend, IconUserX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import type { Invitation, User } from '../user.ts';
import { useMailStatus } from '#features/mail/panel/outbox.api.ts';
import { showFailure } from '#panel/feedback/notices.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { formatInstant } from '#panel/format/format.ts';
import { confirmCancellation } from './user-actions.ts';
import { UserState } from './user-state.tsx';
import { renewInvitation } from './users.api.ts';

type InvitedProps = { user: User; onCancelled?: () => void };

/** The menu items for an account whose owner has not accepted the invitation yet. */
export function InvitationItems({ user, onCancelled }: InvitedProps) {
  const label = useRenewLabel();
  return (
    <>
      {user.is_active && (
        <Menu.Item leftSection={<IconSend size={16} aria-hidden />} onClick={() => renew(user)}>
          {label}
        </Menu.Item>
      )}
      <Menu.Item
        color="red.9"
        leftSection={<IconUserX size={16} aria-hidden />}
        onClick={() => confirmCancellation(user, onCancelled)}
      >
        Daveti İptal Et
      </Menu.Item>
    </>
  );
}

export function UserInvitation({ user }: { user: User }) {
  const label = useRenewLabel();
  return (
    <FormSection title="Davet">
      <UserState user={user} />
      <Text size="sm">Kişi bağlantıyla parolasını belirleyince giriş yapabilir.</Text>
      {user.is_active && (
        <div>
          <Button size="xs" variant="default" onClick={() => renew(user)}>
            {label}
          </Button>
        </div>
      )}
    </FormSection>
  );
}

/** The label of the button that creates a new link; without a mail server the link is not sent again. */
function useRenewLabel(): string {
  return useMailStatus().data?.can_reset_passwords === false ? 'Bağlantıyı Yenile' : 'Yeniden Gönder';
}

function renew({ id, name }: User): void {
  renewInvitation(id).then(
    (invitation) => {
      const modal = modals.open({
        title: `${name}: davet yenilendi`,
        closeButtonProps: { 'aria-label': 'Kapat' },
        children: <InvitationLink invitation={invitation} isRenewed onDone={() => modals.close(modal)} />,
      });
    },
    (error: unknown) => showFailure(error),
  );
}

type InvitationLinkProps = { invitation: Invitation; isRenewed?: boolean; onDone: () => void };

/** Shows the link of an invitation, which cannot be seen again later. */
export function InvitationLink({ invitation, isRenewed = false, onDone }: InvitationLinkProps) {
  const { user, link, is_mailed: isMailed } = invitation;
  const copyButton = useRef<HTMLButtonElement>(null);
  // The link may replace a form that had the focus.
  useEffect(() => copyButton.current?.focus(), []);
  return (
    <Stack>
      <Text style={{ overflowWrap: 'anywhere' }}>
        {!isRenewed && <strong>{user.name} davet edildi. </strong>}
        {isMailed
          ? `Davet ${user.email} adresine gönderiliyor. İsterseniz bağlantıyı siz de iletebilirsiniz.`
          : `E-posta gönderimi ayarlı değil: bağlantıyı ${user.name} adlı kişiye siz iletin.`}
        {isRenewed && ' Önceki bağlantılar artık çalışmaz.'}
      </Text>
      <TextInput
        label="Davet bağlantısı"
        description={`${formatInstant(user.invited_until ?? '')} tarihine kadar geçerli; bir kez kullanılır.`}
        value={link}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Text size="sm" c="dimmed">
        Bağlantı yalnız şimdi gösterilir. Kaybolursa listeden yenisini alın.
      </Text>
      <Group justify="flex-end" gap="xs">
        <CopyButton value={link} timeout={2000}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              ref={copyButton}
              data-autofocus
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
              onClick={copy}
            >
              {copied ? 'Kopyalandı' : 'Bağlantıyı Kopyala'}
            </Button>
          )}
        </CopyButton>
        <Button onClick={onDone}>Tamam</Button>
      </Group>
    </Stack>
  );
}
