import { Modal, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { searchFold } from '#shared/turkish.ts';
import { usePanelView } from '../layout/use-panel-view.ts';
import { mayUse } from '../session/permission.ts';
import { logOut } from '../session/session.ts';
import { useFoundRecords } from './found-records.ts';
import { actionEntries, matchingEntries, screenEntries, type PaletteEntry } from './palette-entries.ts';
import { PaletteList, type PaletteGroup } from './palette-list.tsx';
import classes from './palette.module.css';

type PaletteProps = { isOpen: boolean; onClose: () => void };

/** Milliseconds after which typing counts as a pause. */
const pause = 150;

/** Finds any screen, record or action (docs/product.md, "Command palette"). */
export function Palette({ isOpen, onClose }: PaletteProps) {
  // After a navigation the new screen takes the focus.
  const [isLeaving, setIsLeaving] = useState(false);
  const close = (leaves: boolean) => {
    setIsLeaving(leaves);
    onClose();
  };
  return (
    <Modal
      opened={isOpen}
      onClose={() => close(false)}
      returnFocus={!isLeaving}
      withCloseButton={false}
      title={undefined}
      centered={false}
      yOffset="var(--palette-offset)"
      size={620}
      padding={0}
      transitionProps={{ duration: 120 }}
      classNames={{ root: classes.root ?? '', content: classes.content ?? '' }}
      attributes={{ content: { 'aria-label': 'Ara' } }}
    >
      <PaletteSearch onClose={close} />
    </Modal>
  );
}

function PaletteSearch({ onClose }: { onClose: (leaves: boolean) => void }) {
  const navigate = useNavigate();
  const { preferences, choose } = usePanelView();
  const [text, setText] = useState('');
  const search = searchFold(text);
  const [asked] = useDebouncedValue(search, pause);
  const records = useFoundRecords(search === '' ? '' : asked);
  const isDark = preferences.mode === 'dark';
  const actions = actionEntries({
    mayUse,
    isDark,
    changeMode: () => choose('mode', isDark ? 'light' : 'dark'),
    openSite: () => window.open('/', '_blank', 'noopener'),
    logOut: () => void logOut(),
  });
  const groups: PaletteGroup[] = [
    { label: 'Ekranlar', entries: matchingEntries(screenEntries, search) },
    { label: 'İşlemler', entries: matchingEntries(actions, search) },
    { label: 'Kayıtlar', entries: records.entries },
  ].filter(({ entries }) => entries.length > 0);

  const run = (entry: PaletteEntry, inNewTab: boolean) => {
    const leaves = 'to' in entry && !inNewTab;
    onClose(leaves);
    if ('run' in entry) entry.run();
    else if (inNewTab) window.open(entry.to, '_blank', 'noopener');
    else void navigate(entry.to);
  };
  const isWaiting = search !== asked || records.isFetching;
  return (
    <>
      <PaletteList text={text} onType={setText} groups={groups} onRun={run} isWaiting={isWaiting} />
      {records.hasFailed && (
        <p className={classes.note} role="alert">
          Kayıtlar aranamadı.{' '}
          <UnstyledButton className={classes.retry} onClick={records.retry}>
            Tekrar dene
          </UnstyledButton>
        </p>
      )}
    </>
  );
}
