import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { User } from '../user.ts';
import { LoadError } from '#panel/feedback/load-states.tsx';
import { showFailure } from '#panel/feedback/notices.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { noticeSessionsEnded, SessionList } from '#panel/sessions/session-list.tsx';
import { endUserSession, endUserSessions, useUserSessions } from './users.api.ts';

export function UserSessions({ user: { id } }: { user: User }) {
  const { data: sessions, error, refetch } = useUserSessions(id);
  const [isEnding, setIsEnding] = useState(false);
  const others = sessions?.filter(({ is_current: isCurrent }) => !isCurrent) ?? [];
  const endAll = () => {
    setIsEnding(true);
    endUserSessions(id)
      .then(noticeSessionsEnded, (failure: unknown) => showFailure(failure))
      .finally(() => setIsEnding(false));
  };
  return (
    <FormSection title="Açık oturumlar">
      {error && !sessions && <LoadError error={error} onRetry={() => void refetch()} />}
      {sessions?.length === 0 && (
        <Text size="sm" c="dimmed">
          Açık oturumu yok.
        </Text>
      )}
      {sessions && <SessionList sessions={sessions} onEnd={(session) => endUserSession(id, session.id)} />}
      {others.length > 1 && (
        <div>
          <Button size="xs" variant="default" loading={isEnding} onClick={endAll}>
            {others.length < (sessions?.length ?? 0) ? 'Diğer Oturumları Kapat' : 'Hepsini Kapat'}
          </Button>
        </div>
      )}
    </FormSection>
  );
}
