import { Modal, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { searchFold } from '#shared/turkish.ts';
import { usePanelView } from '#panel/panel-view/use-panel-view.ts';
import { focusHeading } from '#panel/page/use-scroll-and-focus-reset.ts';
import { mayUse } from '#panel/session/permission.ts';
import { logOut } from '#panel/session/session.ts';
import { useFoundRecords } from './found-records.ts';
import { actionEntries, matchingEntries, screenEntries, type PaletteEntry } from './palette-entries.ts';
import { PaletteList, type PaletteGroup } from './palette-list.tsx';
import classes from './palette.module.css';

/** `leaves` is true if the palette closes because another screen opens. */
type PaletteProps = { isOpen: boolean; onClose: (leaves: boolean) => void };

/** Records are searched after this many milliseconds without a key press. */
const pause = 150;

/** The command palette, which finds screens, records and actions (docs/product.md, "Command palette"). */
export function Palette({ isOpen, onClose }: PaletteProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={() => onClose(false)}
      returnFocus={false}
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
      <PaletteSearch onClose={onClose} />
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
    // The next record may have the same address; then the layout would not focus the heading.
    else void Promise.resolve(navigate(entry.to)).then(focusHeading);
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
