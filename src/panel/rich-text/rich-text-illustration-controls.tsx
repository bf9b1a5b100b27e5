import { Button, FileButton, Popover, TextInput } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { RichTextEditor as EditorParts } from '@mantine/tiptap';
import { IconMovie, IconPhotoPlus, IconUpload } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useEffect, useState } from 'react';
import type { Medium } from '#shared/schema/media.ts';
import { embedLink, playableId } from '#features/posts/video-link.rules.ts';
import { uploadMedium } from '#panel/media/media.api.ts';
import { showMessage } from '#panel/feedback/notices.tsx';
import { galleryKinds } from '#panel/media/gallery-kinds.ts';
import { MediaPicker } from '#panel/media/media-picker.tsx';
import { useUploadQueue } from '#panel/media/use-upload-queue.ts';
import { insertIllustration } from './rich-text-illustrations.ts';
import classes from './rich-text-illustrations.module.css';

const { images: pictures } = galleryKinds;

/** Buttons that insert a picture or a video into a text in `lang`. */
export function IllustrationControls({ editor, lang }: { editor: Editor; lang: string | undefined }) {
  return (
    <EditorParts.ControlsGroup>
      <PictureControl editor={editor} lang={lang} />
      <VideoControl editor={editor} />
    </EditorParts.ControlsGroup>
  );
}

/** Inserts pictures from the library, or new ones after their upload. */
function PictureControl({ editor, lang }: { editor: Editor; lang: string | undefined }) {
  const [isOpen, { close, toggle }] = useDisclosure(false);
  const insert = (medium: Medium) => {
    insertIllustration(editor, 'picture', {
      mediaId: medium.media_id,
      alt: (lang && medium[`alt_${lang}`]) || '',
    });
    close();
  };
  const { queue, uploads, isBusy } = useUploadQueue(uploadMedium, insert);
  const failed = uploads.find(({ state }) => state === 'failed');
  useEffect(() => {
    if (!failed) return;
    queue.remove(failed.key);
    showMessage('Görsel eklenmedi', failed.problem ?? '');
  }, [queue, failed]);
  return (
    // The popover stays mounted while closed, because a click in the library dialog closes the popover.
    <Popover opened={isOpen} onDismiss={close} keepMounted withRoles={false} shadow="md">
      <Popover.Target>
        <EditorParts.Control
          aria-label="Görsel ekle"
          title="Görsel ekle"
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <IconPhotoPlus size={16} stroke={1.5} aria-hidden />
        </EditorParts.Control>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label="Görsel ekle" className={classes.dialog ?? ''}>
        <FileButton onChange={queue.add} accept={pictures.accept} multiple>
          {(props) => (
            <Button
              {...props}
              size="xs"
              variant="default"
              loading={isBusy}
              leftSection={<IconUpload size={16} aria-hidden />}
            >
              Bilgisayardan yükle
            </Button>
          )}
        </FileButton>
        <MediaPicker kind={pictures} isSingle={false} onChoose={(media) => media.forEach(insert)} />
      </Popover.Dropdown>
    </Popover>
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
            // Enter must not submit the form that contains the editor.
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
