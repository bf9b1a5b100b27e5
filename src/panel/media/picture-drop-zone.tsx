import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFilePlus, IconPhotoPlus } from '@tabler/icons-react';
import type { Medium } from '#shared/schema/media.ts';
import '@mantine/dropzone/styles.layer.css';
import { MediaPicker } from './media-picker.tsx';
import { galleryKinds, type GalleryKind } from './gallery-kinds.ts';
import classes from './picture-field.module.css';

type PictureDropZoneProps = {
  label: string;
  kind?: GalleryKind;
  isSingle?: boolean;
  onFiles: (files: File[]) => void;
  /** If given, the zone also offers the media library and calls this with the chosen media in their order. */
  onMedia?: ((media: Medium[]) => void) | undefined;
};

/** A zone where files are dropped or chosen. The server checks their content. */
export function PictureDropZone({
  label,
  kind = galleryKinds.images,
  isSingle = false,
  onFiles,
  onMedia,
}: PictureDropZoneProps) {
  const Icon = kind.accept === 'image/*' ? IconPhotoPlus : IconFilePlus;
  const zone = (
    <Dropzone
      onDrop={onFiles}
      multiple={!isSingle}
      className={classes.zone}
      // The file input inside handles focus and keys, so the zone around it must not.
      activateOnKeyboard={false}
      inputProps={{ 'aria-label': label, accept: kind.accept, tabIndex: 0 }}
    >
      <Icon size={24} stroke={1.5} aria-hidden />
      <Text fw={550}>{label}</Text>
      <Text size="xs" c="dimmed">
        Buraya sürükleyin ya da seçmek için tıklayın. {kind.takes}
      </Text>
    </Dropzone>
  );
  if (!onMedia) return zone;
  return (
    <div className={classes.zoneWithLibrary}>
      {zone}
      <MediaPicker kind={kind} isSingle={isSingle} onChoose={onMedia} />
    </div>
  );
}
