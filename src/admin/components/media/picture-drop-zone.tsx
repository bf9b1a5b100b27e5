import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFilePlus, IconPhotoPlus } from '@tabler/icons-react';
import '@mantine/dropzone/styles.layer.css';
import { galleryKinds, type GalleryKind } from './gallery-kinds.ts';
import classes from './picture-field.module.css';

type PictureDropZoneProps = {
  label: string;
  kind?: GalleryKind;
  isSingle?: boolean;
  onFiles: (files: File[]) => void;
};

/** A zone for dropping or choosing files. The server decides by content what they are. */
export function PictureDropZone({
  label,
  kind = galleryKinds.images,
  isSingle = false,
  onFiles,
}: PictureDropZoneProps) {
  const Icon = kind.accept === 'image/*' ? IconPhotoPlus : IconFilePlus;
  return (
    <Dropzone
      onDrop={onFiles}
      multiple={!isSingle}
      className={classes.zone}
      // Only the file input inside takes focus and keys, not the zone around it.
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
}
