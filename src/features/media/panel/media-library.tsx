import { Button, FileButton, Select } from '@mantine/core';
import { IconPhotoSearch, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import type { Language } from '#features/languages/language.ts';
import { mediumKinds, type Medium } from '#shared/schema/media.ts';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { RecordDrawer } from '#panel/form/record-drawer.tsx';
import { ListPaging } from '#panel/list/list-paging.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import { useListFilter } from '#panel/list/use-list-filter.ts';
import { cadAccept } from '#panel/media/gallery-kinds.ts';
import { MediaGrid, MediaTile } from '#panel/media/media-tile.tsx';
import { UploadTile } from '#panel/media/upload-tile.tsx';
import { useUploadQueue } from '#panel/media/use-upload-queue.ts';
import { PageHead } from '#panel/page/page-head.tsx';
import { formatNumber } from '#panel/format/format.ts';
import { useLanguages } from '#panel/api/languages.api.ts';
import { asRecord, uploadAny, useMedia, useMediaById, type MediaFilter } from '#panel/media/media.api.ts';
import { MediumForm } from './medium-form.tsx';
import list from '#panel/list/list-page.module.css';
import pictures from '#panel/media/picture-field.module.css';
import classes from './media-library.module.css';

const names = ['search', 'kind', 'show'] as const;

/** The screen `Görseller`: a list of all media with search and filters. */
export function MediaLibrary() {
  const filter = useListFilter(names);
  const { data: languages = [] } = useLanguages();
  const { data, error, refetch, isPlaceholderData } = useMedia(mediaFilter(filter.values, filter.page));
  const link = useListFilter(['open', 'lang']);
  const linkedId = Number(link.values.open);
  const linked = useMediaById(linkedId > 0 ? [linkedId] : []).get(linkedId);
  const [chosen, setOpened] = useState<Medium | null>(null);
  const opened = chosen ?? linked ?? null;
  const { queue, uploads } = useUploadQueue(uploadAny, () => undefined);
  const close = () => {
    setOpened(null);
    if (linked) link.setFilters({ open: '', lang: '' });
  };
  return (
    <>
      <PageHead
        title="Görseller"
        note={data && `${formatNumber(data.total)} dosya`}
        actions={
          <FileButton
            multiple
            accept={`image/*,application/pdf,video/mp4,video/webm,${cadAccept}`}
            inputProps={{ 'aria-label': 'Yüklenecek dosyalar' }}
            onChange={queue.add}
          >
            {(button) => (
              <Button leftSection={<IconUpload size={16} aria-hidden />} {...button}>
                Dosya Yükle
              </Button>
            )}
          </FileButton>
        }
      />
      <Filters filter={filter} languages={languages} />
      {uploads.length > 0 && (
        <ul className={`${pictures.grid} ${classes.uploads}`} aria-label="Yüklenen dosyalar">
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} queue={queue} />
          ))}
        </ul>
      )}
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.data.length === 0 && <Nothing filter={filter} />}
      <div className={list.card} data-stale={isPlaceholderData || undefined}>
        {data && <Media media={data.data} languages={languages} onOpen={setOpened} />}
      </div>
      {data && <ListPaging page={filter.page} lastPage={data.last_page} onPage={filter.setPage} />}
      <RecordDrawer title="Dosya" isOpen={opened !== null} onClose={close}>
        {opened && languages.length > 0 && (
          <MediumForm key={opened.media_id} medium={asRecord(opened)} languages={languages} onClose={close} />
        )}
      </RecordDrawer>
    </>
  );
}

type Filter = ReturnType<typeof useListFilter<(typeof names)[number]>>;

function Filters({ filter, languages }: { filter: Filter; languages: readonly Language[] }) {
  return (
    <div className={list.filters} role="search">
      <SearchField
        label="Dosya adında ve metinlerde ara"
        value={filter.values.search}
        onSearch={(text) => filter.setFilter('search', text)}
      />
      <Select
        aria-label="Dosya türü"
        data-half
        allowDeselect={false}
        value={filter.values.kind || 'picture'}
        data={[
          { value: 'picture', label: 'Görseller' },
          { value: 'document', label: 'Belgeler (PDF)' },
          { value: 'video', label: 'Videolar' },
          { value: 'cad', label: 'CAD dosyaları' },
          { value: 'all', label: 'Bütün dosyalar' },
        ]}
        onChange={(kind) => filter.setFilter('kind', kind === 'picture' ? '' : (kind ?? ''))}
      />
      <Select
        aria-label="Gösterilenler"
        data-half
        placeholder="Hepsi"
        clearable
        clearButtonProps={{ 'aria-label': 'Hepsini göster' }}
        value={filter.values.show || null}
        data={[
          { value: 'used', label: 'Kullanılanlar' },
          { value: 'unused', label: 'Kullanılmayanlar' },
          { value: 'alike', label: 'Birbirine benzeyenler' },
          ...languages.map(({ abbr, lang }) => ({
            value: `without-${abbr}`,
            label: `Alternatif metni eksik: ${lang}`,
          })),
        ]}
        onChange={(show) => filter.setFilter('show', show ?? '')}
      />
    </div>
  );
}

type MediaProps = {
  media: readonly Medium[];
  languages: readonly Language[];
  onOpen: (medium: Medium) => void;
};

/** Lists media; pictures that look alike are shown in groups with headings. */
function Media({ media, languages, onOpen }: MediaProps) {
  const groups = [...Map.groupBy(media, (medium) => medium.look_alike_of ?? 0)];
  return groups.map(([group, members], index) => (
    <section key={group} className={classes.group}>
      {group > 0 && <h2 className={classes.heading}>Benzerler, {index + 1}</h2>}
      <MediaGrid label={group > 0 ? `Benzerler, ${index + 1}` : 'Dosyalar'}>
        {members.map((medium) => (
          <li key={medium.media_id}>
            <MediaTile
              medium={medium}
              note={<Notes medium={medium} languages={languages} />}
              onClick={() => onOpen(medium)}
            />
          </li>
        ))}
      </MediaGrid>
    </section>
  ));
}

function Notes({ medium, languages }: { medium: Medium; languages: readonly Language[] }) {
  const { use_count: uses, mime } = medium;
  const missing = languages.filter(({ abbr }) => !medium[`alt_${abbr}`]);
  return (
    <>
      <span>{uses === 0 ? 'Kullanılmıyor' : `${formatNumber(uses)} yerde`}</span>
      {mime.startsWith('image/') && missing.length > 0 && (
        <span>Metin yok: {missing.map(({ abbr }) => abbr.toUpperCase()).join(', ')}</span>
      )}
    </>
  );
}

function Nothing({ filter }: { filter: Filter }) {
  const icon = <IconPhotoSearch size={28} stroke={1.5} aria-hidden />;
  if (!filter.isFiltered)
    return (
      <EmptyState
        icon={icon}
        title="Henüz dosya yok"
        text="Yüklediğiniz görseller, PDF’ler, videolar ve CAD dosyaları burada durur."
      />
    );
  return (
    <EmptyState
      icon={icon}
      title="Eşleşen dosya yok"
      text="Aramayı ya da filtreleri değiştirin."
      action={
        <Button variant="default" onClick={filter.clear}>
          Aramayı Temizle
        </Button>
      }
    />
  );
}

function mediaFilter(
  { search, kind, show }: Record<(typeof names)[number], string>,
  page: number,
): MediaFilter {
  return {
    page,
    search,
    ...(kind !== 'all' && { kind: [mediumKinds.find((one) => one === kind) ?? 'picture'] }),
    ...((show === 'used' || show === 'unused') && { used: show === 'used' }),
    ...(show === 'alike' && { look_alikes: true }),
    ...(show.startsWith('without-') && { without_alt: show.slice('without-'.length) }),
  };
}
