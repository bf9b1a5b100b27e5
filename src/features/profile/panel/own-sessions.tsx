import { Button } from '@mantine/core';
import { useState } from 'react';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { showFailure } from '#panel/feedback/notices.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import { noticeSessionsEnded, SessionList } from '#panel/sessions/session-list.tsx';
import { endOtherSessions, endOwnSession, useOwnSessions } from './profile.api.ts';

export function OwnSessions() {
  const { data: sessions, error, refetch } = useOwnSessions();
  const [isEnding, setIsEnding] = useState(false);
  const others = sessions?.filter(({ is_current: isCurrent }) => !isCurrent) ?? [];
  const endOthers = () => {
    setIsEnding(true);
    endOtherSessions()
      .then(noticeSessionsEnded, (failure: unknown) => showFailure(failure))
      .finally(() => setIsEnding(false));
  };
  return (
    <FormSection title="Oturumlarım" hint="Tanımadığınız bir oturum varsa kapatın ve parolanızı değiştirin.">
      {error && !sessions && <LoadError error={error} onRetry={() => void refetch()} />}
      {!error && !sessions && <Loading />}
      {sessions && <SessionList sessions={sessions} onEnd={endOwnSession} />}
      {others.length > 0 && (
        <div>
          <Button variant="default" loading={isEnding} onClick={endOthers}>
            Diğer Oturumları Kapat
          </Button>
        </div>
      )}
    </FormSection>
  );
}
