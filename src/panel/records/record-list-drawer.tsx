import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { RecordBase } from '#shared/schema/record.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { RecordDrawer } from '#panel/form/record-drawer.tsx';
import { DeletedRecordsLink } from '#panel/list/deleted-records.tsx';
import { recordName, type RecordDefinition } from './record-definition.ts';
import { RecordForm } from './record-form.tsx';
import { RecordMenu } from './record-menu.tsx';
import { RecordRows } from './record-rows.tsx';
import classes from './records.module.css';

type RecordListDrawerProps<Saved extends RecordBase> = RecordDefinition<Saved> & {
  isOpen: boolean;
  onClose: () => void;
};

/** A complete list in a drawer over another screen; staff can add, edit, sort and delete records there. */
export function RecordListDrawer<Saved extends RecordBase>(props: RecordListDrawerProps<Saved>) {
  const { words, isOpen, onClose } = props;
  const { data: languages } = useLanguages();
  const [edited, setEdited] = useState<Saved | 'new' | null>(null);
  const backToList = () => setEdited(null);
  const view = useRef<HTMLDivElement>(null);
  // The button that had the focus disappeared together with the list or the form around it.
  useEffect(() => view.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [edited]);
  const title =
    edited === null ? words.title : edited === 'new' ? `Yeni ${words.one}` : `${words.theOne} Düzenle`;
  return (
    <RecordDrawer
      title={title}
      isOpen={isOpen}
      onClose={() => {
        backToList();
        onClose();
      }}
    >
      <div ref={view} className={classes.view}>
        {!languages && <Loading />}
        {languages && edited === null && (
          <DrawerList {...props} languages={languages} onCreate={() => setEdited('new')} onEdit={setEdited} />
        )}
        {languages && edited !== null && (
          <RecordForm
            {...props}
            record={edited === 'new' ? undefined : edited}
            languages={languages}
            onClose={backToList}
          />
        )}
      </div>
    </RecordDrawer>
  );
}

type DrawerListProps<Saved extends RecordBase> = RecordDefinition<Saved> & {
  languages: readonly Language[];
  onCreate: () => void;
  onEdit: (record: Saved) => void;
};

function DrawerList<Saved extends RecordBase>(props: DrawerListProps<Saved>) {
  const { calls, words, icon: Icon, picture, languages, onCreate, onEdit } = props;
  const { data, error, refetch } = useQuery(calls.list);
  const lang = languages[0]?.abbr ?? '';
  const menu = useCallback(
    (record: Saved) => (
      <RecordMenu
        name={recordName(record, lang)}
        edit={() => onEdit(record)}
        deletion={{ remove: () => calls.delete(record.id) }}
      />
    ),
    [calls, lang, onEdit],
  );
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  const foot = (
    <div className={classes.foot}>
      <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onCreate} data-autofocus>
        Yeni {words.one}
      </Button>
      <DeletedRecordsLink
        path={calls.path}
        title={`Silinen ${words.all}`}
        hasPictures={picture !== undefined}
      />
    </div>
  );
  if (data.length === 0)
    return (
      <EmptyState
        icon={<Icon size={28} stroke={1.5} aria-hidden />}
        title={`Henüz ${words.one.toLocaleLowerCase('tr')} yok`}
        text={words.empty}
        action={foot}
      />
    );
  return (
    <>
      <RecordRows calls={calls} {...(picture && { picture })} records={data} lang={lang} end={menu} />
      {foot}
    </>
  );
}
