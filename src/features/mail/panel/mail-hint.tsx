import { Alert, Stack, Text } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import type { MailStatus } from '../mail.ts';
import { formatNumber } from '#panel/format/format.ts';
import { useMailStatus } from './outbox.api.ts';

/** Explains why mails wait or why passwords cannot be reset by mail. */
export function MailHint() {
  const { data } = useMailStatus();
  if (!data || (data.is_configured && data.held === 0 && data.reset_hint === null)) return null;
  return (
    <Alert
      color="gray"
      variant="light"
      icon={<IconMailExclamation size={18} aria-hidden />}
      title={titleOf(data)}
      mb="md"
    >
      <Stack gap={6}>
        {!data.is_configured && <Text size="sm">{waitingText(data)}</Text>}
        {data.held > 0 && <Text size="sm">{heldText(data)}</Text>}
        {data.reset_hint !== null && <Text size="sm">{data.reset_hint}</Text>}
      </Stack>
    </Alert>
  );
}

function titleOf({ is_configured: isConfigured, held }: MailStatus): string {
  if (!isConfigured) return 'E-posta gönderimi ayarlı değil';
  return held > 0 ? 'Bekletilen e-postalar var' : 'Parola sıfırlama kapalı';
}

const heldText = ({ held }: MailStatus) =>
  `Veriler yedekten geri yüklendi: ${formatNumber(held)} e-posta, bir yönetici İstatistikler ekranında karar verene kadar bekletiliyor.`;

function waitingText({ waiting }: MailStatus): string {
  const mails =
    waiting > 0
      ? `${formatNumber(waiting)} e-posta bekliyor; kaybolmaz, ayar yapılınca gönderilir.`
      : 'Gönderilecek e-postalar, ayar yapılana kadar bekler.';
  return `${mails} Sunucuyu kuran kişiden SMTP_URL ve MAIL_FROM ayarlarını isteyin.`;
}
