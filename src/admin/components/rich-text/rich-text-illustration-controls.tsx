import { Button, FileButton, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { RichTextEditor as EditorParts } from '@mantine/tiptap';
import { IconMovie, IconPhotoPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { embedLink, playableId } from '#shared/rules/video-link.ts';
import { uploadMedium } from '../../features/media/media.api.ts';
import { showMessage } from '../feedback/notices.tsx';
import { useUploadQueue } from '../media/use-upload-queue.ts';
import { insertIllustration } from './rich-text-illustrations.ts';
import classes from './rich-text-illustrations.module.css';

/** Buttons that insert a picture or a video. */
export function IllustrationControls({ editor }: { editor: Editor }) {
  return (
    <EditorParts.ControlsGroup>
      <PictureControl editor={editor} />
      <VideoControl editor={editor} />
    </EditorParts.ControlsGroup>
  );
}

/** Uploads pictures and inserts each as soon as it is stored. */
function PictureControl({ editor }: { editor: Editor }) {
  const { queue, uploads, isBusy } = useUploadQueue(uploadMedium, ({ media_id: mediaId }) =>
    insertIllustration(editor, 'picture', { mediaId }),
  );
  const failed = uploads.find(({ state }) => state === 'failed');
  useEffect(() => {
    if (!failed) return;
    queue.remove(failed.key);
    showMessage('Görsel eklenmedi', failed.problem ?? '');
  }, [queue, failed]);
  const label = isBusy ? 'Görsel yükleniyor…' : 'Görsel ekle';
  return (
    <FileButton onChange={queue.add} accept="image/jpeg,image/png,image/webp,image/avif" multiple>
      {(props) => (
        <EditorParts.Control {...props} aria-label={label} title={label} data-busy={isBusy || undefined}>
          <IconPhotoPlus size={16} stroke={1.5} aria-hidden />
        </EditorParts.Control>
      )}
    </FileButton>
  );
}

function VideoControl({ editor }: { editor: Editor }) {
  const [isOpen, { close, toggle }] = useDisclosure(false);
  const [link, setLink] = useState('');
  const [isRefused, setIsRefused] = useState(false);
  const insert = () => {
    if (playableId(link) === undefined) {
      setIsRefused(true);
      return;
    }
    insertIllustration(editor, 'video', { link: embedLink(link) });
    setLink('');
    close();
  };
  return (
    <Popover opened={isOpen} onDismiss={close} trapFocus withRoles={false} shadow="md" width={320}>
      <Popover.Target>
        <EditorParts.Control
          aria-label="Video ekle"
          title="Video ekle"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <IconMovie size={16} stroke={1.5} aria-hidden />
        </EditorParts.Control>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Video ekle" className={classes.dialog ?? ''}>
        <TextInput
          label="YouTube adresi"
          placeholder="https://www.youtube.com/watch?v=…"
          value={link}
          error={isRefused ? 'Bir YouTube videosunun adresini yapıştırın.' : undefined}
          onChange={({ currentTarget }) => {
            setLink(currentTarget.value);
            setIsRefused(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The form around the editor must not be saved by it.
            event.preventDefault();
            insert();
          }}
          data-autofocus
        />
        <Button size="xs" onClick={insert}>
          Ekle
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
