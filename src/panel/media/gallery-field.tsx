import { Button, Text } from '@mantine/core';
import { IconBulb } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Medium } from '#shared/schema/media.ts';
import { SortableRows } from '#panel/sorting/sortable-rows.tsx';
import { GalleryTile, type GalleryItem } from './gallery-tile.tsx';
import type { GalleryKind } from './gallery-kinds.ts';
import { PictureDropZone } from './picture-drop-zone.tsx';
import type { Upload, UploadQueue } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';
import classes from './picture-field.module.css';

/** The advice of a gallery about its pictures. */
export type GalleryAdvice = {
  /** The name of the guide, on the button that opens it. */
  guide: string;
  /** Describes the possible improvements of a picture. */
  of: (medium: Medium) => readonly string[];
  onOpen: () => void;
};

type GalleryFieldProps = {
  kind: GalleryKind;
  items: readonly GalleryItem[];
  onSort: (keys: string[]) => void;
  onRemove: (key: string) => void;
  /** Opens the texts of a file; undefined if the files cannot have texts yet. */
  onEdit?: (key: string) => void;
  /** Gets media from the library, in the order in which the user chose them. */
  onMedia: (media: Medium[]) => void;
  queue: UploadQueue;
  uploads: readonly Upload[];
  error?: string | undefined;
  advice?: GalleryAdvice | undefined;
  /** True if files are stored when the form is saved; otherwise each change is stored immediately. */
  isWaiting?: boolean;
};

/** Marks uploads that belong to the record: if one of them fails, the form cannot be saved. */
const partOfRecord = { 'data-part-of-record': true };

const keyOf = ({ key }: GalleryItem) => key;

/** A gallery in which staff drop files, describe, sort and remove them. */
export function GalleryField({
  kind,
  items,
  onSort,
  onRemove,
  onEdit,
  onMedia,
  queue,
  uploads,
  error,
  advice,
  isWaiting = false,
}: GalleryFieldProps) {
  return (
    <div className={classes.field}>
      {items.length > 0 && (
        <SortableRows
          items={items}
          itemKey={keyOf}
          itemLabel={(_, index) => `${kind.noun} ${index + 1}`}
          onSort={onSort}
          className={classes.grid}
          itemClassName={classes.tile}
          hasPositions={items.length > 1}
        >
          {(item, index, handle: ReactNode) => (
            <GalleryTile
              item={item}
              label={`${kind.noun} ${index + 1}`}
              isCover={kind.hasCover === true && index === 0}
              isWaiting={isWaiting && item.isStored !== true}
              handle={handle}
              onRemove={() => onRemove(item.key)}
              onEdit={onEdit && (() => onEdit(item.key))}
              onAdvice={advice?.onOpen}
            />
          )}
        </SortableRows>
      )}
      {uploads.length > 0 && (
        <ul className={classes.grid} aria-label="Yüklenen dosyalar" {...(isWaiting && partOfRecord)}>
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} queue={queue} />
          ))}
        </ul>
      )}
      <PictureDropZone label={kind.add} kind={kind} onFiles={queue.add} onMedia={onMedia} />
      {advice && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconBulb size={16} aria-hidden />}
          className={classes.guide}
          onClick={advice.onOpen}
        >
          {advice.guide}
        </Button>
      )}
      {error && (
        <Text c="var(--mantine-color-error)" size="xs" role="alert">
          {error}
        </Text>
      )}
    </div>
  );
}
