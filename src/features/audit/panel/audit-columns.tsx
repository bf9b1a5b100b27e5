import { Text } from '@mantine/core';
import {
  IconActivity,
  IconAlertTriangle,
  IconBan,
  IconDeviceDesktopOff,
  IconDownload,
  IconEye,
  IconKey,
  IconLogin2,
  IconLogout,
  IconShieldLock,
  IconTrash,
  IconUserCog,
  IconUserMinus,
  IconUserPlus,
  type Icon,
} from '@tabler/icons-react';
import { createElement } from 'react';
import { auditActions, type AuditAction, type AuditLine } from '../audit.ts';
import type { Column } from '#panel/list/list-row.tsx';
import { formatInstant } from '#panel/format/format.ts';
import { inTimeZone } from '#panel/format/time-zone.ts';
import classes from './audit.module.css';

const icons: Readonly<Partial<Record<AuditAction, Icon>>> = {
  'sign-in': IconLogin2,
  'sign-in-failed': IconAlertTriangle,
  'call-refused': IconBan,
  'sign-out': IconLogout,
  'user-create': IconUserPlus,
  'user-update': IconUserCog,
  'user-delete': IconUserMinus,
  'role-change': IconUserCog,
  'password-change': IconKey,
  'second-factor': IconShieldLock,
  'session-end': IconDeviceDesktopOff,
  'view-file': IconEye,
  export: IconDownload,
  delete: IconTrash,
  erase: IconTrash,
  retention: IconTrash,
};

const iconOf = new Map(
  Object.entries(auditActions).map(([action, text]): [string, Icon | undefined] => [
    text,
    icons[action as AuditAction],
  ]),
);

/** The actions whose text is shown without a name if no user is known. */
const passiveActions: ReadonlySet<string> = new Set([
  auditActions['sign-in-failed'],
  auditActions['call-refused'],
  auditActions.retention,
]);

/** The actions that somebody was not allowed to do. */
const refusedActions: ReadonlySet<string> = new Set([
  auditActions['sign-in-failed'],
  auditActions['call-refused'],
]);

function EventIcon({ action }: { action: string }) {
  return createElement(iconOf.get(action) ?? IconActivity, {
    size: 18,
    stroke: 1.6,
    className: classes.icon,
    'aria-hidden': true,
  });
}

/** The time of day, below a heading with the date; the title shows both. */
export const timeColumn: Column<{ at: string }> = {
  key: 'at',
  header: 'Saat',
  width: 76,
  render: ({ at }) => (
    <Text size="sm" c="dimmed">
      <time dateTime={at} title={formatInstant(at)}>
        {inTimeZone('tr', { hour: '2-digit', minute: '2-digit' }).format(new Date(at))}
      </time>
    </Text>
  ),
};

export const auditColumns: Column<AuditLine>[] = [
  { key: 'event', header: 'Ne oldu', render: (line) => <Event line={line} /> },
  timeColumn,
];

function Event({ line: { actor, action, subject, details } }: { line: AuditLine }) {
  const facts = [subject, ...details].filter((text) => text !== '');
  return (
    <div className={classes.event} data-failed={refusedActions.has(action) || undefined}>
      <EventIcon action={action} />
      <div className={classes.texts}>
        <Text size="sm">
          {passiveActions.has(action) && actor === null ? (
            <strong>{action}</strong>
          ) : (
            <>
              <strong>{actor ?? 'Program'}</strong> {action.toLocaleLowerCase('tr')}
            </>
          )}
        </Text>
        {facts.length > 0 && (
          <Text size="xs" c="dimmed" className={classes.facts}>
            {facts.map((fact) => (
              <span key={fact}>{fact}</span>
            ))}
          </Text>
        )}
      </div>
    </div>
  );
}
