import type { Configuration } from '../configuration.ts';
import { TextField } from '#panel/form/fields.tsx';
import { FormSection } from '#panel/form/form-page.tsx';
import type { FieldPicture } from '#panel/picture/field-picture.ts';
import { SinglePictureField } from '#panel/alternative-texts/single-picture-field.tsx';
import type { RecordForm } from '#panel/form-state/record-form-types.ts';
import { uploadMedium } from '#panel/media/media.api.ts';
import { BrandPictureField } from './brand-picture-field.tsx';
import { IconPreview } from './icon-preview.tsx';
import { settingLabels } from './site-settings-fields.ts';
import classes from './site-settings-form.module.css';

type IdentitySectionProps = {
  form: RecordForm<Configuration>;
  onBusy: (name: string, isBusy: boolean) => void;
};

export function IdentitySection({ form, onBusy }: IdentitySectionProps) {
  const { fields, record } = form;
  const share = fields.getInputProps('sharePictureId');
  return (
    <FormSection title="Kimlik">
      <TextField form={form} name="projectCompanyName" label="Firma adı" withAsterisk />
      <div className={classes.pair}>
        <BrandPictureField
          form={form}
          name="mainLogoPath"
          ground="light"
          hint="Üst menüde ve giriş sayfasında; yoksa firma adı yazılır."
          onBusy={onBusy}
        />
        <BrandPictureField
          form={form}
          name="darkLogoPath"
          ground="dark"
          hint="Koyu alt bilgide ve koyu panel menüsünde; yoksa firma adı yazılır."
          onBusy={onBusy}
        />
        <BrandPictureField
          form={form}
          name="favIcoLogoPath"
          ground="light"
          hint="Tarayıcı sekmesinde ve telefonda. Kare, en az 512 × 512 piksel; bütün boylar ondan üretilir."
          onBusy={onBusy}
        >
          {(picture) => (
            <IconPreview
              picture={picture}
              iconSet={picture.setting === record?.favIcoLogoPath ? record.files.iconSet : ''}
            />
          )}
        </BrandPictureField>
        <SinglePictureField
          key={fields.key('sharePictureId')}
          label={settingLabels.sharePictureId ?? ''}
          defaultValue={share.defaultValue as FieldPicture | null}
          onChange={share.onChange as (picture: FieldPicture | null) => void}
          error={share.error as string | undefined}
          description="Sosyal ağlarda ve mesajlarda, kendi resmi olmayan sayfalar için."
          send={uploadMedium}
          onBusy={(isBusy) => onBusy('sharePictureId', isBusy)}
        />
      </div>
    </FormSection>
  );
}
