import { ActionIcon, Badge, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { Picture } from '#shared/api/media.ts';
import { SortableRows } from '../sortable-rows.tsx';
import { Thumbnail } from '../thumbnail.tsx';
import { PictureDropZone } from './picture-drop-zone.tsx';
import type { Upload, UploadQueue } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';
import classes from './picture-field.module.css';

export type GalleryItem = { key: string; picture: Pick<Picture, 'sources' | 'placeholder'> };

type PictureFieldProps = {
  items: readonly GalleryItem[];
  onSort: (keys: string[]) => void;
  onRemove: (key: string) => void;
  queue: UploadQueue;
  uploads: readonly Upload[];
  error?: string | undefined;
};

/** A gallery: pictures are dropped, uploaded with progress, put in order and removed. The first is the cover. */
export function PictureField({ items, onSort, onRemove, queue, uploads, error }: PictureFieldProps) {
  return (
    <div className={classes.field}>
      {items.length > 0 && (
        <SortableRows
          items={items}
          itemKey={({ key }) => key}
          itemLabel={(_, index) => `Görsel ${index + 1}`}
          onSort={onSort}
          className={classes.grid}
          itemClassName={classes.tile}
        >
          {({ key, picture }, index, handle) => (
            <>
              <Thumbnail picture={picture} alt={`Görsel ${index + 1}`} />
              {index === 0 && (
                <Badge className={classes.cover} size="sm" color="gray.9" autoContrast>
                  Kapak
                </Badge>
              )}
              <div className={classes.handle}>{handle}</div>
              <ActionIcon
                variant="default"
                size="sm"
                className={classes.remove}
                aria-label={`Görsel ${index + 1}: kaldır`}
                onClick={() => onRemove(key)}
              >
                <IconX size={14} aria-hidden />
              </ActionIcon>
            </>
          )}
        </SortableRows>
      )}
      {uploads.length > 0 && (
        <ul className={classes.grid} aria-label="Yüklenen dosyalar">
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} queue={queue} />
          ))}
        </ul>
      )}
      <PictureDropZone label="Görsel ekle" onFiles={queue.add} />
      {error && (
        <Text c="var(--mantine-color-error)" size="xs" role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
