import { Text } from '@mantine/core';
import type { Import, ImportState } from '../import.ts';
import { LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { PageHead } from '#panel/page/page-head.tsx';
import { paths } from '#shared/panel-paths.ts';
import { ImportActions } from './import-actions.tsx';
import { StateMark, When } from './import-columns.tsx';
import { ImportRowList } from './import-row-list.tsx';
import { ImportSummary } from './import-summary.tsx';
import { countOf, isBusy, kindWords } from './import-words.ts';
import { useImport } from './imports.api.ts';
import { useEffect, useRef } from 'react';
import { invalidate } from '#panel/api/queries.ts';
import { noticeCreated } from '#panel/feedback/notices.tsx';
import { dropEdits } from './grid/kept-edits.ts';
import classes from './imports.module.css';

const back = { to: paths.imports, label: 'İçe aktarmalara dön' };

/** Shows one import: its progress, its changes, and the buttons for the next step. */
export function ImportScreen({ id }: { id: number }) {
  const { data, error, refetch } = useImport(id);
  useResultNotice(data?.state);
  if (!data)
    return (
      <>
        <PageHead title="İçe Aktarma" back={back} />
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />}
      </>
    );
  return (
    <>
      <PageHead
        title={data.name}
        note={
          <span className={classes.facts}>
            <StateMark state={data.state} />
            <span>{kindWords[data.kind]}</span>
            {data.source !== '' && <span>Kaynak: {data.source}</span>}
            <When {...data} />
          </span>
        }
        back={back}
      />
      {!isBusy(data.state) && <ImportSummary imported={data} />}
      <ImportActions imported={data} />
      {hasRows(data) && <ImportRowList imported={data} />}
      {data.state === 'cancelled' && <Cancelled />}
    </>
  );
}

function hasRows({ state, counts }: Import): boolean {
  if (state === 'checking' || state === 'failed' || state === 'cancelled') return false;
  return (['create', 'update', 'problem', 'kept', 'proposed'] as const).some(
    (result) => countOf(counts, result) > 0,
  );
}

function Cancelled() {
  return (
    <Text c="dimmed">
      Bu aktarmadan vazgeçildi; hiçbir ürün değişmedi. Dosyayı yeniden yükleyebilirsiniz.
    </Text>
  );
}

/**
 * Announces that applying or undoing has ended while the screen was open, so that other screens reload their
 * lists.
 */
function useResultNotice(state: ImportState | undefined): void {
  const last = useRef(state);
  useEffect(() => {
    const before = last.current;
    last.current = state;
    const hasEnded =
      (before === 'applying' && state === 'applied') || (before === 'undoing' && state === 'undone');
    if (!hasEnded) return;
    noticeCreated();
    if (state === 'applied') dropEdits();
    invalidate();
  }, [state]);
}
