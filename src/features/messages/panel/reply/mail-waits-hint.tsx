import { Text } from '@mantine/core';
import { useMailStatus } from '#features/mail/panel/outbox.api.ts';
import classes from '../message-view.module.css';

/** Explains why mails wait; shows nothing while mails can be sent. */
export function MailWaitsHint() {
  const { data } = useMailStatus();
  if (!data || data.is_configured) return null;
  return (
    <Text size="sm" className={classes.hint}>
      E-posta gönderimi ayarlı değil: yanıtınız saklanır, ayar yapılınca gönderilir. Sunucuyu kuran kişiden
      SMTP_URL ve MAIL_FROM ayarlarını isteyin; beklemeyecekse gönderenin adresine kendi e-posta
      programınızdan yazın.
    </Text>
  );
}
