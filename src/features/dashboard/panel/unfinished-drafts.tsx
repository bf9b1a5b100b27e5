import { ActionIcon, Anchor, Paper, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { storedUser } from '#features/auth/browser-session.rules.ts';
import { choosePlace, placeLabel } from '#panel/form-state/draft-place.ts';
import type { Draft } from '#panel/form-state/draft-store.ts';
import { liveSlots } from '#panel/form-state/live-drafts.ts';
import { draftStore } from '#panel/form-state/use-draft.ts';
import { relativeTime } from '#panel/format/relative-time.ts';
import classes from './dashboard-page.module.css';

/**
 * Lists the drafts of forms that were left without saving, for example when a session ended. Opening such a
 * form offers its draft.
 */
export function UnfinishedDrafts() {
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  useEffect(() => {
    void liveSlots().then((live) => {
      const email = storedUser(localStorage)?.email;
      const all = email === undefined ? [] : draftStore.list(email);
      setDrafts(all.filter(({ slot }) => !live.has(slot)));
    });
  }, []);
  const remove = (draft: Draft) => {
    draftStore.remove(draft);
    setDrafts((shown) => shown.filter(({ slot }) => slot !== draft.slot));
  };
  const shown = drafts.filter(({ place }) => place !== undefined);
  if (shown.length === 0) return null;
  return (
    <Paper withBorder component="section" mb="md" className={classes.section} aria-labelledby="unfinished">
      <Title order={2} id="unfinished">
        Yarım kalan işleriniz
      </Title>
      <Text c="dimmed" size="sm">
        Yazıp kaydetmedikleriniz. Açtığınızda geri yükleyebilirsiniz.
      </Text>
      <ul className={classes.list}>
        {shown.map((draft) => (
          <UnfinishedDraft key={draft.slot} draft={draft} onRemove={() => remove(draft)} />
        ))}
      </ul>
    </Paper>
  );
}

function UnfinishedDraft({ draft, onRemove }: { draft: Draft; onRemove: () => void }) {
  const { title, record, place, writtenAt } = draft;
  if (!place) return null;
  const screen = placeLabel(place);
  const name = title || (record === 'new' ? 'Yeni kayıt' : screen);
  const time = new Date(writtenAt).toISOString();
  return (
    <li className={classes.row}>
      <div className={classes.names}>
        <Anchor component={Link} to={place.path} onClick={() => choosePlace(place)}>
          {name}
        </Anchor>
        <Text size="xs" c="dimmed">
          {screen}
          {record === 'new' && title ? ', yeni kayıt' : ''}
        </Text>
      </div>
      <div className={classes.when}>
        <time dateTime={time}>{relativeTime(time, new Date())}</time>
      </div>
      <ActionIcon variant="subtle" color="gray" aria-label={`${name}: taslağı sil`} onClick={onRemove}>
        <IconX size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
