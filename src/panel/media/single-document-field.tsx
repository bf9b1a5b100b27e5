import { Button, FileButton, Group, Input, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Medium } from '#shared/schema/media.ts';
import { formatBytes } from '#panel/format/format.ts';
import { FileLink, useFileAddress } from '#panel/picture/file-link.tsx';
import { fieldDocument, type FieldDocument } from '#panel/picture/field-document.ts';
import { pdfKind, videoKind, type GalleryKind } from './gallery-kinds.ts';
import { PictureDropZone } from './picture-drop-zone.tsx';
import type { SendFile } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';
import { useUploadQueue } from './use-upload-queue.ts';
import gallery from './picture-field.module.css';
import classes from './single-document-field.module.css';

type SingleDocumentFieldProps = {
  label: string;
  description?: string;
  /** The default is a PDF. */
  kind?: GalleryKind;
  defaultValue: FieldDocument | null;
  onChange: (document: FieldDocument | null) => void;
  send: SendFile<Medium>;
  /** True while an upload is running: a save at that moment would lose the file. */
  onBusy: (isBusy: boolean) => void;
  error?: string | undefined;
};

/**
 * A field for one PDF or video. The file is uploaded at once; the record refers to it after the next save.
 */
export function SingleDocumentField(props: SingleDocumentFieldProps) {
  const { label, description, kind = pdfKind } = props;
  const { defaultValue, onChange, send, onBusy, error } = props;
  const [shown, setShown] = useState(defaultValue);
  const change = (document: FieldDocument | null) => {
    setShown(document);
    onChange(document);
  };
  const choose = (medium: Medium) => change(fieldDocument(medium));
  const { queue, uploads, isBusy } = useUploadQueue(send, choose);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <Input.Wrapper label={label} description={description} error={error} labelElement="div">
      {uploads.length > 0 ? (
        <ul className={gallery.grid} data-part-of-record>
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} queue={queue} />
          ))}
        </ul>
      ) : shown ? (
        <ShownDocument
          kind={kind}
          document={shown}
          onReplace={(file) => queue.add([file])}
          onRemove={() => change(null)}
        />
      ) : (
        <PictureDropZone
          label={kind === videoKind ? 'Video seç' : 'PDF seç'}
          kind={kind}
          isSingle
          onFiles={queue.add}
          onMedia={([medium]) => medium && choose(medium)}
        />
      )}
    </Input.Wrapper>
  );
}

type ShownDocumentProps = {
  kind: GalleryKind;
  document: FieldDocument;
  onReplace: (file: File) => void;
  onRemove: () => void;
};

function ShownDocument({ kind, document, onReplace, onRemove }: ShownDocumentProps) {
  return (
    <div className={classes.shown}>
      {kind === videoKind ? (
        <Player document={document} />
      ) : (
        <IconFileTypePdf size={32} stroke={1.3} className={classes.icon} aria-hidden />
      )}
      <div className={classes.text}>
        <FileLink mediumId={document.media_id} href={document.url} className={classes.name}>
          {document.file_name}
        </FileLink>
        <Text size="xs" c="dimmed">
          {formatBytes(document.bytes)}
        </Text>
      </div>
      <Group gap="xs" wrap="nowrap">
        <FileButton accept={kind.accept} onChange={(file) => file && onReplace(file)}>
          {(button) => (
            <Button variant="default" size="xs" aria-label={`${document.file_name}: değiştir`} {...button}>
              Değiştir
            </Button>
          )}
        </FileButton>
        <Button variant="default" size="xs" aria-label={`${document.file_name}: kaldır`} onClick={onRemove}>
          Kaldır
        </Button>
      </Group>
    </div>
  );
}

/**
 * The videos have no captions, because company videos have no speech; the text of the post describes them.
 */
function Player({ document: { media_id, file_name } }: { document: FieldDocument }) {
  const src = useFileAddress(media_id);
  return <video src={src} aria-label={file_name} controls preload="metadata" className={classes.player} />;
}
