import { Alert, Stack, Text } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import type { MailStatus } from '../mail.ts';
import { formatNumber } from '#panel/format/format.ts';
import { useMailStatus } from './outbox.api.ts';

/** Explains why mails wait or why passwords cannot be reset by mail. */
export function MailHint() {
  const { data } = useMailStatus();
  if (!data || (data.is_configured && data.reset_hint === null)) return null;
  return (
    <Alert
      color="gray"
      variant="light"
      icon={<IconMailExclamation size={18} aria-hidden />}
      title={data.is_configured ? 'Parola sıfırlama kapalı' : 'E-posta gönderimi ayarlı değil'}
      mb="md"
    >
      <Stack gap={6}>
        {!data.is_configured && <Text size="sm">{waitingText(data)}</Text>}
        {data.reset_hint !== null && <Text size="sm">{data.reset_hint}</Text>}
      </Stack>
    </Alert>
  );
}

function waitingText({ waiting }: MailStatus): string {
  const mails =
    waiting > 0
      ? `${formatNumber(waiting)} e-posta bekliyor; kaybolmaz, ayar yapılınca gönderilir.`
      : 'Gönderilecek e-postalar, ayar yapılana kadar bekler.';
  return `${mails} Sunucuyu kuran kişiden SMTP_URL ve MAIL_FROM ayarlarını isteyin.`;
}
