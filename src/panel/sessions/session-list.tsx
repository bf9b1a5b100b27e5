import { Button, Text } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import type { Session } from '#features/sessions/session.ts';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { formatInstant } from '#panel/format/format.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import { Mark } from '#panel/list/mark.tsx';
import { browserName, isHandheld } from './browser-name.ts';
import { placeOf } from './place-of.ts';
import classes from './session-list.module.css';

export const noticeSessionsEnded = () => notice('Oturum Kapatıldı!');

type SessionListProps = { sessions: readonly Session[]; onEnd: (session: Session) => Promise<unknown> };

/** The sessions of an account, the one of this browser first. All others can be ended. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const sorted = sessions.toSorted(
    (a, b) => Number(b.is_current) - Number(a.is_current) || b.last_seen_at.localeCompare(a.last_seen_at),
  );
  return (
    <ul className={classes.list}>
      {sorted.map((session) => (
        <li key={session.id} className={classes.session}>
          <SessionRow session={session} onEnd={() => onEnd(session)} />
        </li>
      ))}
    </ul>
  );
}

function SessionRow({ session, onEnd }: { session: Session; onEnd: () => Promise<unknown> }) {
  const [isEnding, setIsEnding] = useState(false);
  const { user_agent: userAgent, ip, last_seen_at: seen, created_at: start, is_current: isCurrent } = session;
  const name = browserName(userAgent);
  const Device = isHandheld(userAgent) ? IconDeviceMobile : IconDeviceDesktop;
  const end = () => {
    setIsEnding(true);
    onEnd()
      .then(noticeSessionsEnded, (error: unknown) => showFailure(error))
      .finally(() => setIsEnding(false));
  };
  return (
    <>
      <Device size={20} stroke={1.5} className={classes.icon} aria-hidden />
      <div className={classes.texts}>
        <Text size="sm" fw={550} title={userAgent}>
          {name}
          {isCurrent && <Mark>Bu oturum</Mark>}
        </Text>
        <Text size="xs" c="dimmed" className={classes.facts}>
          <span>
            Son kullanım:{' '}
            <time dateTime={seen} title={formatInstant(seen)}>
              {relativeTime(seen, new Date())}
            </time>
          </span>
          <span>Giriş: {formatInstant(start)}</span>
          <span>Yer: {placeOf(ip)}</span>
        </Text>
      </div>
      {!isCurrent && (
        <Button
          size="xs"
          variant="default"
          loading={isEnding}
          aria-label={`${name}, ${formatInstant(start)}: oturumu kapat`}
          onClick={end}
        >
          Kapat
        </Button>
      )}
    </>
  );
}
