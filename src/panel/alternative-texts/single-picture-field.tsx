import { Button, Group, Input } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Language } from '#features/languages/language.ts';
import type { Medium } from '#shared/schema/media.ts';
import { PictureText } from './picture-text.tsx';
import { Thumbnail } from '#panel/picture/thumbnail.tsx';
import { fieldPicture, type FieldPicture } from '#panel/picture/field-picture.ts';
import { PictureDropZone } from '#panel/media/picture-drop-zone.tsx';
import type { SendFile } from '#panel/media/upload-queue.ts';
import { UploadTile } from '#panel/media/upload-tile.tsx';
import { useUploadQueue } from '#panel/media/use-upload-queue.ts';
import classes from '#panel/media/picture-field.module.css';

type SinglePictureFieldProps = {
  label: string;
  defaultValue: FieldPicture | null;
  onChange: (picture: FieldPicture | null) => void;
  send: SendFile<Medium>;
  /** True while an upload is running: a save at that moment would lose the picture. */
  onBusy: (isBusy: boolean) => void;
  description?: string;
  error?: string | undefined;
  /**
   * The languages of the alternative text. Leave it out if the page itself gives the picture a text; the
   * field then offers none.
   */
  textIn?: readonly Language[] | undefined;
};

/** A field for one picture. The file is uploaded at once; the record refers to it after the next save. */
export function SinglePictureField({
  label,
  defaultValue,
  onChange,
  send,
  onBusy,
  description,
  error,
  textIn,
}: SinglePictureFieldProps) {
  const [shown, setShown] = useState(defaultValue);
  const show = (picture: FieldPicture | null) => {
    setShown(picture);
    onChange(picture);
  };
  const choose = (medium: Medium) => show(fieldPicture(medium));
  const { queue, uploads, isBusy } = useUploadQueue(send, choose);
  useEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return (
    <Input.Wrapper
      label={label}
      description={description}
      descriptionProps={{ mb: 8 }}
      error={error}
      labelElement="div"
    >
      {uploads.length > 0 ? (
        <ul className={classes.grid} data-part-of-record>
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} queue={queue} />
          ))}
        </ul>
      ) : shown ? (
        <>
          <Group align="flex-end">
            <Thumbnail picture={shown} size={132} isWhole alt={label} />
            <Button variant="default" size="xs" onClick={() => show(null)}>
              Görseli kaldır
            </Button>
          </Group>
          {textIn && <PictureText mediumId={shown.media_id} label={label} languages={textIn} />}
        </>
      ) : (
        <PictureDropZone
          label="Görsel seç"
          isSingle
          onFiles={queue.add}
          onMedia={([medium]) => medium && choose(medium)}
        />
      )}
    </Input.Wrapper>
  );
}
