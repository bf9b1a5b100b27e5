import { Text } from '@mantine/core';
import { useMailStatus } from '#features/mail/panel/outbox.api.ts';
import classes from '../message-view.module.css';

/** Why mails wait; nothing while they can be sent. */
export function MailWaitsHint() {
  const { data } = useMailStatus();
  if (!data || data.is_configured) return null;
  return (
    <Text size="sm" className={classes.hint}>
      E-posta gönderimi ayarlı değil. E-postalar saklanır ve ayar yapılınca gönderilir.
    </Text>
  );
}
