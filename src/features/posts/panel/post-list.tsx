import { Anchor, Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { PostRow, PostSection } from '../post.ts';
import { DeletedRecordsLink } from '#panel/list/deleted-records.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import { SortButton } from '#panel/list/sort-button.tsx';
import { publicState, StateBadge } from '#panel/list/state-badge.tsx';
import { stateColumn } from '#panel/list/state-column.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { emptyRecords } from '#panel/records/empty-records.tsx';
import { recordName } from '#panel/records/record-definition.ts';
import { DimmedText } from '#panel/records/record-list.tsx';
import { RecordMenu } from '#panel/records/record-menu.tsx';
import { RecordSort } from '#panel/records/record-sort.tsx';
import { dayText } from '#panel/format/date-time-text.ts';
import { formatDate, formatNumber, toLocalInput } from '#panel/format/format.ts';
import { linkToRecord } from '#panel/navigation/chosen-record.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { postSitePath, sectionFacts } from './post-sections.ts';
import { postCalls, sortCalls, usePosts } from './posts.api.ts';
import classes from './post-list.module.css';

/** Formats the days of a fair, like `18.11.2026 – 20.11.2026`, or a single day. */
function fairDays({
  starts_on: first,
  ends_on: last,
}: Record<'starts_on' | 'ends_on', string | null>): string {
  if (!first) return '';
  return last && last !== first ? `${dayText(first)} – ${dayText(last)}` : dayText(first);
}

const pageSize = 24;

/** The list of a kind of post. Only videos have a sort mode, because the others are ordered by date. */
export function PostList({ section }: { section: PostSection }) {
  const { values, setFilter } = useListFilter(['mode']);
  if (section === 'videos' && values.mode === 'sort')
    return (
      <RecordSort<PostRow>
        {...sectionFacts[section]}
        calls={sortCalls(section)}
        searched={[]}
        columns={() => []}
        picture={({ cover }) => <Thumbnail picture={cover} size={40} />}
        onLeave={() => setFilter('mode', '')}
      />
    );
  return <PostTable section={section} onSort={() => setFilter('mode', 'sort')} />;
}

function PostTable({ section, onSort }: { section: PostSection; onSort: () => void }) {
  const { words, icon, insert } = sectionFacts[section];
  const { data: languages } = useLanguages();
  const filter = useListFilter(['search']);
  const { search } = filter.values;
  const query = { page: filter.page, per_page: pageSize, search };
  const { data, error, refetch, isPlaceholderData } = usePosts(section, query);
  const mainLang = languages?.[0]?.abbr ?? 'tr';
  const columns = useMemo(() => postColumns(section, mainLang), [section, mainLang]);
  const kind = words.one.toLocaleLowerCase('tr');
  const newButton = (
    <Button component={Link} to={insert} leftSection={<IconPlus size={16} aria-hidden />}>
      Yeni {words.one}
    </Button>
  );
  return (
    <ListPage
      title={words.title}
      note={
        <>
          <DeletedRecordsLink path={`/posts/${section}`} title={`Silinen ${words.all}`} hasPictures />
          {data && ` · ${formatNumber(data.total)} ${kind}`}
        </>
      }
      actions={
        <>
          {section === 'videos' && (
            <SortButton
              reason={filter.isFiltered ? 'Sıralamak için aramayı temizleyin' : undefined}
              onClick={onSort}
            />
          )}
          {newButton}
        </>
      }
      filters={
        <SearchField
          label={`${words.one} ara`}
          value={search}
          onSearch={(text) => filter.setFilter('search', text)}
        />
      }
      columns={columns}
      rows={data?.data}
      rowKey={({ id }) => id}
      groupOf={section === 'fairs' ? fairGroup : undefined}
      isStale={isPlaceholderData}
      error={error}
      onRetry={() => void refetch()}
      paging={{ page: filter.page, lastPage: data?.last_page ?? 1, onPage: filter.setPage }}
      empty={emptyRecords({ kind, text: words.empty, icon, createButton: newButton, filter })}
    />
  );
}

function fairGroup({ ends_on }: PostRow): string {
  const today = toLocalInput(new Date().toISOString()).slice(0, 10);
  return (ends_on ?? '') < today ? 'Geçmiş fuarlar' : 'Yaklaşan fuarlar';
}

const stateOf = (row: PostRow) => publicState(row.is_active, row.published_at);

function postColumns(section: PostSection, mainLang: string): Column<PostRow>[] {
  return [
    {
      key: 'title',
      header: sectionFacts[section].words.one,
      render: (row) => (
        <div className={classes.name}>
          <Thumbnail picture={row.cover} size={48} />
          <div className={classes.texts}>
            <Anchor component={Link} {...linkToRecord(section, row.id)} className={classes.link}>
              {recordName(row, mainLang)}
            </Anchor>
            <div className={classes.second}>
              <span>{secondLine(section, row, mainLang)}</span>
              <span className={classes.phone}>
                <StateBadge state={stateOf(row)} />
              </span>
            </div>
          </div>
        </div>
      ),
    },
    stateColumn(stateOf),
    {
      key: 'published_at',
      header: 'Yayın tarihi',
      from: 'desktop',
      width: 170,
      render: ({ published_at }) => (
        <DimmedText>{published_at === null ? '–' : formatDate(published_at)}</DimmedText>
      ),
    },
    {
      key: 'actions',
      header: 'İşlemler',
      hasHiddenHeader: true,
      width: 68,
      render: (row) => (
        <RecordMenu
          name={recordName(row, mainLang)}
          edit={linkToRecord(section, row.id)}
          deletion={{ remove: () => postCalls[section].delete(row.id) }}
          sitePath={postSitePath(section, row)}
        />
      ),
    },
  ];
}

/** The second line of a row, which helps to distinguish posts of a kind. */
function secondLine(section: PostSection, row: PostRow, mainLang: string): string {
  if (section === 'blog') return row.author;
  if (row.video_file) return row.video_file.file_name;
  if (section === 'videos') return row.video.replace(/^https?:\/\/(www\.)?/, '');
  return [fairDays(row), row[`place_${mainLang}`]].filter(Boolean).join(' · ');
}
