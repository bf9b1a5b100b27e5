import { Anchor, Button, Pagination, Text } from '@mantine/core';
import { IconCheck, IconChecks } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Completeness, Gap, Language } from '../../language.ts';
import { pageLabels } from '#panel/list/list-paging.tsx';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { notice, showFailure } from '#panel/feedback/notices.tsx';
import { SideDrawer } from '#panel/page/side-drawer.tsx';
import { mayUse } from '#panel/session/permission.ts';
import { recordLink } from '#panel/navigation/record-link.ts';
import { confirmTranslation, useGaps, type GapState } from '#panel/api/languages.api.ts';
import classes from '../languages.module.css';

type OpenedGaps = { language: Language; kind: Completeness; state: GapState };

/** Lists the records of a kind with gaps; each links to its form in that language. */
export function GapDrawer({ opened, onClose }: { opened: OpenedGaps | null; onClose: () => void }) {
  const title = opened
    ? `${opened.kind.called}, ${opened.language.lang}: ${opened.state === 'missing' ? 'eksik metinler' : 'eski çeviriler'}`
    : '';
  return (
    <SideDrawer title={title} isOpen={opened !== null} onClose={onClose}>
      {opened && <Gaps key={`${opened.kind.resource} ${opened.state}`} {...opened} />}
    </SideDrawer>
  );
}

function Gaps({ language, kind: { resource }, state }: OpenedGaps) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useGaps({ abbr: language.abbr, resource, state, page });
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if (data.data.length === 0)
    return (
      <EmptyState
        icon={<IconChecks size={28} stroke={1.5} aria-hidden />}
        title={state === 'missing' ? 'Eksik kalmadı' : 'Eski çeviri kalmadı'}
        text="Bu türdeki kayıtların hepsi çevrilmiş."
      />
    );
  return (
    <>
      {state === 'outdated' && (
        <Text size="sm" c="dimmed" mb="xs">
          Ana dildeki metin çeviriden sonra değişti. Çeviriyi güncelleyin ya da hâlâ doğruysa bildirin.
        </Text>
      )}
      <ul className={classes.gaps}>
        {data.data.map((gap) => (
          <GapRow key={gap.id} gap={gap} resource={resource} state={state} language={language} />
        ))}
      </ul>
      {data.last_page > 1 && (
        <Pagination
          mt="md"
          size="sm"
          total={data.last_page}
          value={page}
          onChange={setPage}
          {...pageLabels}
        />
      )}
    </>
  );
}

type GapRowProps = { gap: Gap; resource: string; state: GapState; language: Language };

function GapRow({ gap: { id, name, fields, record }, resource, state, language }: GapRowProps) {
  const confirm = () => {
    confirmTranslation(language.abbr, resource, id).then(
      () => notice('Çeviri onaylandı!', { name }),
      showFailure,
    );
  };
  return (
    <li className={classes.gap}>
      <div>
        <Anchor
          component={Link}
          to={recordLink(record?.resource ?? resource, record?.id ?? id, language.abbr)}
          className={classes.gapName}
        >
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {fields.join(', ')}
        </Text>
      </div>
      {state === 'outdated' && mayUse('content') && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`${name}: çeviri doğru`}
          leftSection={<IconCheck size={14} aria-hidden />}
          onClick={confirm}
        >
          Çeviri doğru
        </Button>
      )}
    </li>
  );
}
