import { Anchor, Button, FileButton, Group, Input, Text } from '@mantine/core';
import { IconFileTypePdf } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { Medium } from '#shared/api/media.ts';
import { formatBytes } from '../../format/format.ts';
import { documentUrl, fieldDocument, type FieldDocument } from './field-document.ts';
import { galleryKinds } from './gallery-kinds.ts';
import { PictureDropZone } from './picture-drop-zone.tsx';
import type { SendFile } from './upload-queue.ts';
import { UploadTile } from './upload-tile.tsx';
import { useUploadQueue } from './use-upload-queue.ts';
import gallery from './picture-field.module.css';
import classes from './single-document-field.module.css';

const kind = galleryKinds.documents;

type SingleDocumentFieldProps = {
  label: string;
  defaultValue: FieldDocument | null;
  onChange: (document: FieldDocument | null) => void;
  send: SendFile<Medium>;
  /** True while an upload is running; saving then would lose the document. */
  onBusy: (isBusy: boolean) => void;
  error?: string | undefined;
};

/** One PDF. It is uploaded at once and belongs to the record after the next save. */
export function SingleDocumentField(props: SingleDocumentFieldProps) {
  const { label, defaultValue, onChange, send, onBusy, error } = props;
  const [shown, setShown] = useState(defaultValue);
  const change = (document: FieldDocument | null) => {
    setShown(document);
    onChange(document);
  };
  const choose = (medium: Medium) => change(fieldDocument(medium));
  const { queue, uploads, isBusy } = useUploadQueue(send, choose);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <Input.Wrapper label={label} error={error} labelElement="div">
      {uploads.length > 0 ? (
        <ul className={gallery.grid} data-part-of-record>
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} queue={queue} />
          ))}
        </ul>
      ) : shown ? (
        <ShownDocument
          document={shown}
          onReplace={(file) => queue.add([file])}
          onRemove={() => change(null)}
        />
      ) : (
        <PictureDropZone
          label="PDF seç"
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
  document: FieldDocument;
  onReplace: (file: File) => void;
  onRemove: () => void;
};

function ShownDocument({ document, onReplace, onRemove }: ShownDocumentProps) {
  return (
    <div className={classes.shown}>
      <IconFileTypePdf size={32} stroke={1.3} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <Anchor
          underline="always"
          href={documentUrl(document)}
          target="_blank"
          rel="noopener"
          className={classes.name}
        >
          {document.file_name}
        </Anchor>
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
