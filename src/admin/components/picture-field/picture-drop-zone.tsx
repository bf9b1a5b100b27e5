import { Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconPhotoPlus } from '@tabler/icons-react';
import '@mantine/dropzone/styles.layer.css';
import classes from './picture-field.module.css';

type PictureDropZoneProps = { label: string; isSingle?: boolean; onFiles: (files: File[]) => void };

/** Where pictures are dropped or chosen. What is no picture is for the server to say: it looks inside the file. */
export function PictureDropZone({ label, isSingle = false, onFiles }: PictureDropZoneProps) {
  return (
    <Dropzone
      onDrop={onFiles}
      multiple={!isSingle}
      className={classes.zone}
      // The browser's own file button takes the focus and the keys, not the zone around it.
      activateOnKeyboard={false}
      inputProps={{ 'aria-label': label, accept: 'image/*', tabIndex: 0 }}
    >
      <IconPhotoPlus size={24} stroke={1.5} aria-hidden />
      <Text fw={550}>{label}</Text>
      <Text size="xs" c="dimmed">
        Buraya sürükleyin ya da seçmek için tıklayın. JPEG, PNG, WebP; en çok 20 MB.
      </Text>
    </Dropzone>
  );
}
