import { Alert } from '@mantine/core';
import { IconMailExclamation } from '@tabler/icons-react';
import { formatNumber } from '../../format/format.ts';
import { useMailStatus } from './outbox.api.ts';

/** Says that mails wait because no mail server is set; nothing while mails can be sent. */
export function MailHint() {
  const { data } = useMailStatus();
  if (!data || data.is_configured) return null;
  return (
    <Alert
      color="yellow"
      icon={<IconMailExclamation size={18} aria-hidden />}
      title="E-posta gönderimi ayarlı değil"
      mb="md"
    >
      {data.waiting > 0
        ? `${formatNumber(data.waiting)} e-posta bekliyor; kaybolmaz, ayar yapılınca gönderilir.`
        : 'Gönderilecek e-postalar, ayar yapılana kadar bekler.'}{' '}
      Sunucuyu kuran kişiye SMTP_URL ve MAIL_FROM ayarlarını sorun.
    </Alert>
  );
}
