import { Anchor, Button, Text, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { RecordBase } from '#shared/schema/record.ts';
import { formatNumber } from '#panel/format/format.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { DeletedRecordsLink } from '#panel/list/deleted-records.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { SheetMenu } from '#panel/list/sheet-menu.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import { SortButton } from '#panel/list/sort-button.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { emptyRecords } from './empty-records.tsx';
import { matches, recordName, type RecordListDefinition } from './record-definition.ts';
import { RecordMenu, type EditRecord } from './record-menu.tsx';
import classes from './records.module.css';

export type RecordActions<Saved> = { onCreate: () => void; edit: (record: Saved) => EditRecord };

type RecordListProps<Saved extends RecordBase> = RecordListDefinition<Saved> &
  RecordActions<Saved> & { onSort: () => void };

export function RecordList<Saved extends RecordBase>(props: RecordListProps<Saved>) {
  const { calls, words, icon, searched, sheet, picture, partOf, onCreate, onSort } = props;
  const { data, error, refetch } = useQuery(calls.list);
  const { data: languages } = useLanguages();
  const filter = useListFilter(['search']);
  const kind = words.one.toLocaleLowerCase('tr');
  const createButton = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={onCreate}>
      Yeni {words.one}
    </Button>
  );
  return (
    <ListPage
      title={words.title}
      note={
        <>
          <DeletedRecordsLink
            path={calls.path}
            title={`Silinen ${words.all}`}
            hasPictures={picture !== undefined}
          />
          {data && ` · ${formatNumber(data.length)} ${kind}`}
        </>
      }
      actions={
        <>
          <SortButton
            reason={filter.isFiltered ? 'Sıralamak için aramayı temizleyin' : undefined}
            onClick={onSort}
          />
          {sheet !== undefined && (
            <SheetMenu source={{ path: `${calls.path}/export`, file: sheet }} label="Excel" />
          )}
          {createButton}
        </>
      }
      filters={
        <SearchField
          label={`${words.one} ara`}
          value={filter.values.search}
          onSearch={(text) => filter.setFilter('search', text)}
          delay={0}
        />
      }
      columns={recordColumns(props, languages?.[0]?.abbr ?? '')}
      rows={languages && data?.filter((record) => matches(record, searched, filter.values.search))}
      rowKey={({ id }) => id}
      groupOf={partOf && ((record) => partOf(record).label)}
      error={error}
      onRetry={() => void refetch()}
      empty={emptyRecords({ kind, text: words.empty, icon, createButton, filter })}
    />
  );
}

function recordColumns<Saved extends RecordBase>(
  { calls, words, picture, columns, sitePathOf, edit }: RecordListProps<Saved>,
  lang: string,
): Column<Saved>[] {
  return [
    {
      key: 'name',
      header: words.one,
      render: (record) => (
        <div className={classes.name}>
          {picture?.(record)}
          <NameLink edit={edit(record)}>{recordName(record, lang)}</NameLink>
        </div>
      ),
    },
    ...columns(lang),
    {
      key: 'actions',
      header: 'İşlemler',
      hasHiddenHeader: true,
      width: 68,
      render: (record) => (
        <RecordMenu
          name={recordName(record, lang)}
          edit={edit(record)}
          deletion={{ remove: () => calls.delete(record.id) }}
          sitePath={sitePathOf?.(record)}
        />
      ),
    },
  ];
}

function NameLink({ edit, children }: { edit: EditRecord; children: string }) {
  if (typeof edit === 'function')
    return (
      <UnstyledButton className={classes.link} onClick={edit}>
        {children}
      </UnstyledButton>
    );
  return (
    <Anchor component={Link} {...edit} className={classes.link}>
      {children}
    </Anchor>
  );
}

/** A dimmed text for the columns after the name, cut to one line, on a phone to two. */
export function DimmedText({ children }: { children: string }) {
  return (
    <Text size="sm" c="dimmed" className={classes.dimmed} title={children}>
      {children}
    </Text>
  );
}
