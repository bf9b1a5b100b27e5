import { Button, Group, Modal, Pagination, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLibraryPhoto, IconPhotoSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { mediumKinds, type Medium, type MediumKind } from '#shared/schema/media.ts';
import { useMedia } from './media.api.ts';
import { EmptyState, LoadError, Loading } from '#panel/feedback/load-states.tsx';
import { pageLabels } from '#panel/list/list-paging.tsx';
import { SearchField } from '#panel/list/search-field.tsx';
import type { GalleryKind } from './gallery-kinds.ts';
import { MediaGrid, MediaTile } from './media-tile.tsx';
import classes from './media-picker.module.css';

type MediaPickerProps = {
  kind: Pick<GalleryKind, 'accept' | 'noun'>;
  isSingle: boolean;
  /** Receives the media in the order in which they were chosen. */
  onChoose: (media: Medium[]) => void;
};

/** The button beside an upload zone that opens the media library. */
export function MediaPicker(props: MediaPickerProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width: 640px)', false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLibraryPhoto size={16} aria-hidden />}
        aria-label={`Kütüphaneden seç: ${props.kind.noun}`}
        onClick={() => setIsOpen(true)}
      >
        Kütüphaneden seç
      </Button>
      <Modal
        opened={isOpen}
        onClose={close}
        title="Kütüphaneden seç"
        size={980}
        fullScreen={isPhone}
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': 'Kapat' }}
        classNames={{ body: classes.body }}
      >
        <Choice {...props} onClose={close} />
      </Modal>
    </>
  );
}

/**
 * The choice of media in a dialog. With `isSingle` a click chooses the medium; otherwise a button confirms
 * the selection.
 */
function Choice({ kind, isSingle, onChoose, onClose }: MediaPickerProps & { onClose: () => void }) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly Medium[]>([]);
  const { data, error, refetch } = useMedia({ search, page, kind: kindsFor(kind) });
  const take = (media: Medium[]) => {
    onChoose(media);
    onClose();
  };
  const toggle = (medium: Medium) => {
    const rest = chosen.filter(({ media_id: id }) => id !== medium.media_id);
    setChosen(rest.length < chosen.length ? rest : [...chosen, medium]);
  };
  return (
    <>
      <SearchField
        label="Dosya adında ve metinlerde ara"
        value={search}
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
      />
      {!data && (error ? <LoadError error={error} onRetry={() => void refetch()} /> : <Loading />)}
      {data?.data.length === 0 && (
        <EmptyState
          icon={<IconPhotoSearch size={28} stroke={1.5} aria-hidden />}
          title={search ? 'Eşleşen dosya yok' : 'Kütüphane boş'}
          text={search ? 'Aramayı değiştirin.' : 'Yüklediğiniz dosyalar burada birikir.'}
        />
      )}
      <MediaGrid label="Kütüphane">
        {data?.data.map((medium) => (
          <li key={medium.media_id}>
            <MediaTile
              medium={medium}
              {...(!isSingle && { isChosen: chosen.some(({ media_id: id }) => id === medium.media_id) })}
              onClick={() => (isSingle ? take([medium]) : toggle(medium))}
            />
          </li>
        ))}
      </MediaGrid>
      <Group className={classes.foot} justify="space-between">
        {data && data.last_page > 1 ? (
          <Pagination size="sm" total={data.last_page} value={page} onChange={setPage} {...pageLabels} />
        ) : (
          <span />
        )}
        {!isSingle && (
          <Group gap="sm">
            <Text size="sm" c="dimmed" role="status">
              {chosen.length > 0 && `${chosen.length} dosya seçildi`}
            </Text>
            <Button disabled={chosen.length === 0} onClick={() => take([...chosen])}>
              Seçilenleri ekle
            </Button>
          </Group>
        )}
      </Group>
    </>
  );
}

/** The kinds of media that a field accepts; the library shows only these. */
function kindsFor({ accept }: Pick<GalleryKind, 'accept'>): MediumKind[] {
  const prefixes = { picture: 'image/', document: 'application/pdf', video: 'video/', cad: '.' } as const;
  return mediumKinds.filter((kind) => accept.split(',').some((type) => type.startsWith(prefixes[kind])));
}
