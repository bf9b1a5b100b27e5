import { ActionIcon, Badge, UnstyledButton } from '@mantine/core';
import { IconBulb, IconCheck, IconClock, IconFileTypePdf, IconPencil, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { DocumentFile, Picture } from '#shared/schema/media.ts';
import { formatBytes } from '#panel/format/format.ts';
import { FileLink } from '#panel/picture/file-link.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { fileIcons } from '#panel/picture/file-icons.ts';
import classes from './picture-field.module.css';

/**
 * A picture or PDF in a gallery. `text` is the title, or empty; `lacking` is the result of `lackingInGallery`.
 * `advice` describes possible improvements of a picture; it never stops a save.
 */
export type GalleryItem = {
  key: string;
  text: string;
  lacking: readonly Language[];
  advice?: readonly string[] | undefined;
  /** Whether the stored record has the file already, in a gallery that waits for a save. */
  isStored?: boolean;
} & (
  | { picture: Pick<Picture, 'sources' | 'placeholder'> }
  | { document: Pick<DocumentFile, 'media_id' | 'url' | 'file_name' | 'bytes' | 'mime'> }
);

type GalleryTileProps = {
  item: GalleryItem;
  /** For example `Görsel 3`. */
  label: string;
  isCover: boolean;
  /** True if the file is attached only when the form is saved. */
  isWaiting: boolean;
  handle: ReactNode;
  onRemove: () => void;
  onEdit: (() => void) | undefined;
  /** Opens the guide to which the advice belongs. */
  onAdvice: (() => void) | undefined;
};

export function GalleryTile({
  item,
  label,
  isCover,
  isWaiting,
  handle,
  onRemove,
  onEdit,
  onAdvice,
}: GalleryTileProps) {
  const { advice = [] } = item;
  return (
    <>
      <div className={classes.frame}>
        {'picture' in item ? (
          <Thumbnail picture={item.picture} alt={label} />
        ) : (
          <DocumentTile {...item.document} label={label} />
        )}
        {isCover && (
          <Badge className={classes.cover} size="sm" color="gray.9" autoContrast>
            Kapak
          </Badge>
        )}
        <div className={classes.handle}>{handle}</div>
        <ActionIcon
          variant="default"
          size="sm"
          className={classes.remove}
          aria-label={`${label}: kaldır`}
          onClick={onRemove}
        >
          <IconX size={14} aria-hidden />
        </ActionIcon>
      </div>
      <FileState isWaiting={isWaiting} />
      {advice.length > 0 && (
        <UnstyledButton
          className={classes.advice}
          aria-label={`${label}: ${advice.join(', ')}, öneriler`}
          onClick={onAdvice}
        >
          <IconBulb size={14} aria-hidden />
          <span>{advice.join(', ')}</span>
        </UnstyledButton>
      )}
      {onEdit && (
        <UnstyledButton
          className={classes.text}
          aria-label={`${label}: metinleri düzenle`}
          title={item.text || undefined}
          data-empty={item.text === '' || undefined}
          data-lacking={item.lacking.length > 0 || undefined}
          onClick={onEdit}
        >
          <span>
            {item.text || 'Açıklama ekle'}
            {item.lacking.length > 0 && (
              <span className={classes.lacking}>
                Metin yok: {item.lacking.map(({ abbr }) => abbr.toUpperCase()).join(', ')}
              </span>
            )}
          </span>
          <IconPencil size={14} aria-hidden />
        </UnstyledButton>
      )}
    </>
  );
}

function FileState({ isWaiting }: { isWaiting: boolean }) {
  const Icon = isWaiting ? IconClock : IconCheck;
  return (
    <span className={classes.fileState}>
      <Icon size={13} aria-hidden /> {isWaiting ? 'Kaydedince eklenir' : 'Kaydedildi'}
    </span>
  );
}

type DocumentTileProps = Pick<DocumentFile, 'media_id' | 'url' | 'file_name' | 'bytes' | 'mime'> & {
  label: string;
};

function DocumentTile({ media_id, url, file_name, bytes, mime, label }: DocumentTileProps) {
  const FileIcon = fileIcons[mime] ?? IconFileTypePdf;
  return (
    <FileLink
      mediumId={media_id}
      href={url}
      underline="never"
      className={classes.pdf}
      aria-label={`${label}: ${file_name}, aç`}
    >
      <FileIcon size={30} stroke={1.3} aria-hidden />
      <span className={classes.fileName}>{file_name}</span>
      <span className={classes.bytes}>{formatBytes(bytes)}</span>
    </FileLink>
  );
}
