import { Text, UnstyledButton } from '@mantine/core';
import { IconHeading } from '@tabler/icons-react';
import type { Language } from '#features/languages/language.ts';
import type { PageMeta } from '../page-meta.ts';
import { searchFold } from '#shared/turkish.ts';
import { Loading } from '#panel/feedback/load-states.tsx';
import { RecordDrawer } from '#panel/form/record-drawer.tsx';
import { ListPage } from '#panel/list/list-page.tsx';
import type { Column } from '#panel/list/list-row.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { formatNumber } from '#panel/format/format.ts';
import { pageConfiguration } from '#panel/api/page-settings.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { PageMetaForm } from './page-meta-form.tsx';
import { pageMetaRecord, usePageMetas } from './page-meta.api.ts';
import { pageRoute } from './page-routes.ts';
import { shownTitle, type ShownText } from './shown-texts.ts';
import records from '#panel/records/records.module.css';
import classes from './page-meta.module.css';

/**
 * Lists the titles and descriptions of the site's pages. The address names the page that is open in the
 * drawer (`?route=home`).
 */
export function PageMetaPage() {
  const { data, error, refetch, isFetchedAfterMount } = usePageMetas();
  const { data: languages } = useLanguages();
  const filter = useListFilter(['search']);
  const opened = useListFilter(['route', 'lang']);
  const { search } = filter.values;
  const meta = data?.find(({ route_name }) => route_name === opened.values.route);
  const close = () => opened.setFilters({ route: '', lang: '' });
  const open = (route: string) => opened.setFilters({ route });
  const incomplete = data?.filter(({ fallback_langs }) => fallback_langs.length > 0).length ?? 0;
  return (
    <>
      <ListPage
        title="Sayfa Başlıkları"
        note={
          incomplete > 0
            ? `${formatNumber(incomplete)} sayfada başlığı olmayan dil var`
            : 'Arama sonuçlarında ve tarayıcı sekmesinde görünen metinler'
        }
        filters={
          <SearchField
            label="Sayfa ara"
            value={search}
            onSearch={(text) => filter.setFilter('search', text)}
            delay={0}
          />
        }
        columns={columns(languages ?? [], open)}
        rows={languages && data?.filter((row) => isFound(row, search))}
        rowKey={({ route_name }) => route_name}
        error={error}
        onRetry={() => void refetch()}
        empty={{
          title: 'Eşleşen sayfa yok',
          text: 'Aramayı değiştirin ya da temizleyin.',
          icon: <IconHeading size={28} stroke={1.5} aria-hidden />,
        }}
      />
      <RecordDrawer
        title={meta ? `Sayfa başlığı: ${pageRoute(meta.route_name).name}` : ''}
        isOpen={meta !== undefined}
        onClose={close}
      >
        {/* Cached data from an earlier visit may hold an old version. */}
        {meta && languages && isFetchedAfterMount ? (
          <PageMetaForm
            key={meta.route_name}
            meta={pageMetaRecord(meta)}
            languages={languages}
            onClose={close}
          />
        ) : (
          <Loading />
        )}
      </RecordDrawer>
    </>
  );
}

function isFound(meta: PageMeta, search: string): boolean {
  const texts = Object.values(meta).filter((value) => typeof value === 'string');
  return [pageRoute(meta.route_name).name, ...texts].some((text) =>
    searchFold(text).includes(searchFold(search)),
  );
}

function columns(languages: readonly Language[], onOpen: (route: string) => void): Column<PageMeta>[] {
  const main = languages[0]?.abbr ?? '';
  const company = pageConfiguration().projectCompanyName;
  return [
    {
      key: 'page',
      header: 'Sayfa',
      render: ({ route_name, path }) => (
        <>
          <UnstyledButton className={records.link} onClick={() => onOpen(route_name)}>
            {pageRoute(route_name).name}
          </UnstyledButton>
          <Text size="xs" c="dimmed">
            {path}
          </Text>
        </>
      ),
    },
    {
      key: 'title',
      header: 'Görünen başlık',
      from: 'tablet',
      width: '46%',
      render: (meta) => <ShownTitle shown={shownTitle(meta, main, main, company)} />,
    },
    {
      key: 'languages',
      header: 'Diller',
      width: 60 + 52 * Math.min(languages.length, 4),
      render: (meta) => (
        <div className={classes.languages}>
          {languages.map((language) => (
            <LanguageState key={language.abbr} meta={meta} language={language} />
          ))}
        </div>
      ),
    },
  ];
}

function ShownTitle({ shown: { text, from } }: { shown: ShownText }) {
  if (from === 'own') return <Text size="sm">{text}</Text>;
  return (
    <Text size="sm" c="dimmed">
      {text} <span className={classes.fallback}>(firma adı)</span>
    </Text>
  );
}

function LanguageState({ meta, language: { abbr, lang } }: { meta: PageMeta; language: Language }) {
  const missing = [!meta[`title_${abbr}`] && 'başlık', !meta[`description_${abbr}`] && 'açıklama'].filter(
    (text) => text !== false,
  );
  const isOutdated = Object.values(meta.outdated ?? {}).some((abbrs) => abbrs.includes(abbr));
  const problems = [
    ...(missing.length > 0 ? [`${missing.join(' ve ')} yok`] : []),
    ...(isOutdated ? ['çeviri eski'] : []),
  ];
  const state = problems.length > 0 ? problems.join(', ') : 'tamam';
  return (
    <span
      className={classes.language}
      data-state={missing.length > 0 ? 'missing' : isOutdated ? 'outdated' : 'complete'}
      title={`${lang}: ${state}`}
      role="img"
      aria-label={`${lang}: ${state}`}
    >
      {abbr.toUpperCase()}
    </span>
  );
}
