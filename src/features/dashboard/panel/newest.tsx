import { Anchor, Text, VisuallyHidden } from '@mantine/core';
import { Link } from 'react-router';
import type { Dashboard, NewMessage } from '../dashboard.ts';
import { messageNames } from '#shared/rules/message-types.ts';
import { formatInstant, formatNumber } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { paths } from '#shared/panel-paths.ts';
import { DashboardSection } from './dashboard-section.tsx';
import classes from './dashboard-page.module.css';

export function NewMessages({ messages }: { messages: readonly NewMessage[] }) {
  return (
    <DashboardSection
      title="Son mesajlar"
      action={<More to={paths.contact} about="mesajlar" />}
      empty={messages.length === 0 && 'Sitenin formlarından gelen mesajlar burada görünür.'}
    >
      <ul className={classes.list}>
        {messages.map(({ id, type, name, subject, created_at, is_read: isRead }) => (
          <li key={id} className={classes.row}>
            <div className={classes.names}>
              <Anchor
                component={Link}
                to={`${paths.contact}?type=${type}&message=${id}`}
                className={isRead ? undefined : classes.unread}
              >
                {!isRead && <VisuallyHidden>Okunmadı: </VisuallyHidden>}
                {name}
              </Anchor>
              <Text size="xs" c="dimmed" className={classes.subject}>
                {[messageNames[type], subject].filter(Boolean).join(' · ')}
              </Text>
            </div>
            <Time at={created_at} />
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}

type NewSubscribersProps = {
  subscribers: Dashboard['new_subscribers'];
  total: number;
};

export function NewSubscribers({ subscribers, total }: NewSubscribersProps) {
  return (
    <DashboardSection
      title="Yeni aboneler"
      action={<More to={paths.newsletter} about="aboneler" />}
      note={total > 0 && `Toplam ${formatNumber(total)} abone`}
      empty={subscribers.length === 0 && 'E-bültene abone olanlar burada görünür.'}
    >
      <ul className={classes.list}>
        {subscribers.map(({ id, email, created_at }) => (
          <li key={id} className={classes.row}>
            <span className={classes.names}>{email}</span>
            <Time at={created_at} />
          </li>
        ))}
      </ul>
    </DashboardSection>
  );
}

/** A link to the whole list. */
export function More({ to, about }: { to: string; about: string }) {
  return (
    <Anchor component={Link} to={to} className={classes.more}>
      Tümü<VisuallyHidden>: {about}</VisuallyHidden>
    </Anchor>
  );
}

function Time({ at }: { at: string }) {
  return (
    <time dateTime={at} title={formatInstant(at)} className={classes.when}>
      {relativeTime(at, new Date())}
    </time>
  );
}
