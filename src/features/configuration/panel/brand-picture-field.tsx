import { Button, Input } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import type { Background } from '../logo.rules.ts';
import { galleryKinds } from '#panel/media/gallery-kinds.ts';
import { PictureDropZone } from '#panel/media/picture-drop-zone.tsx';
import { UploadTile } from '#panel/media/upload-tile.tsx';
import { useUploadQueue } from '#panel/media/use-upload-queue.ts';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { brandPicture, shownUrl, uploadBrandPicture } from './fresh-pictures.ts';
import { settingLabels, type BrandPicture, type BrandPictureName } from './site-settings-fields.ts';
import pictures from '#panel/media/picture-field.module.css';
import classes from './brand-picture-field.module.css';

const kind = { ...galleryKinds.images, takes: 'SVG ya da saydam PNG; JPEG de olur.' };

type BrandPictureFieldProps = {
  form: Pick<RecordForm, 'fields'>;
  name: BrandPictureName;
  hint: string;
  ground: Background;
  onBusy: (name: string, isBusy: boolean) => void;
  /** Further content below the chosen picture. */
  children?: (picture: BrandPicture) => ReactNode;
};

/** A field for a logo or the icon. The file is uploaded at once and used after the next save. */
export function BrandPictureField({ form: { fields }, ...props }: BrandPictureFieldProps) {
  const input = fields.getInputProps(props.name);
  return (
    <Field
      {...props}
      key={fields.key(props.name)}
      initial={input.defaultValue as BrandPicture | null}
      onChange={input.onChange as (picture: BrandPicture | null) => void}
      error={input.error as string | undefined}
    />
  );
}

type FieldProps = Omit<BrandPictureFieldProps, 'form'> & {
  initial: BrandPicture | null;
  onChange: (picture: BrandPicture | null) => void;
  error: string | undefined;
};

function Field({ name, hint, ground, onBusy, children, initial, onChange, error }: FieldProps) {
  const label = settingLabels[name] ?? '';
  const [shown, setShown] = useState(initial);
  const show = (picture: BrandPicture | null) => {
    setShown(picture);
    onChange(picture);
  };
  const { queue, uploads, isBusy } = useUploadQueue(uploadBrandPicture, (medium) =>
    show(brandPicture(medium)),
  );
  useEffect(() => onBusy(name, isBusy), [name, isBusy, onBusy]);
  return (
    <Input.Wrapper
      label={label}
      description={hint}
      descriptionProps={{ mb: 8 }}
      error={error}
      labelElement="div"
      component="section"
      aria-label={label}
    >
      {uploads.length > 0 ? (
        <ul className={pictures.grid}>
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} queue={queue} />
          ))}
        </ul>
      ) : shown ? (
        <div className={classes.field}>
          <div className={classes.ground} data-ground={ground}>
            <img src={shownUrl(shown)} alt={label} className={classes.picture} />
          </div>
          {children?.(shown)}
          <Button variant="default" size="xs" aria-label={`${label}: kaldır`} onClick={() => show(null)}>
            Kaldır
          </Button>
        </div>
      ) : (
        <PictureDropZone
          label={`${label} seç`}
          kind={kind}
          isSingle
          onFiles={queue.add}
          onMedia={([medium]) => medium && show(brandPicture(medium))}
        />
      )}
    </Input.Wrapper>
  );
}
